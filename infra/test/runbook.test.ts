import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { usualLimits } from '@harbour-haul/domain/limits/configured-limits';
import { LIMITS, type Limit, type LimitRules } from '@harbour-haul/domain/limits/limits';
import { readTemplate } from '@harbour-haul/testing/assembly';
import { describe, expect, it } from '@jest/globals';
import { App } from 'aws-cdk-lib';
import { settingsOf } from '../lib/settings/settings.ts';

const ROOT = join(import.meta.dirname, '../..');
const WORKFLOWS = '.github/workflows';
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const runbook = read('docs/operations.md');
const workflows = readdirSync(join(ROOT, WORKFLOWS)).map((name) => read(join(WORKFLOWS, name)));
const all = [runbook, ...workflows].join('\n');

/** The table of limits by who is limited. */
const limitsTable = () =>
  runbook.slice(runbook.indexOf('| limit | `address`'), runbook.indexOf('| limit | a day'));

/** What a pattern's first group finds, each once. */
const named = (pattern: RegExp, text = all) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

describe('what the runbook and the workflows name', () => {
  it('are scripts that there are', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const names = named(/npm run ([\w:-]+)/g);
    expect(names).toEqual(expect.arrayContaining(['admin', 'smoke', 'validate']));
    expect(names.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('are files that there are', () => {
    const files = named(/`((?:packages|infra|functions|\.github)\/[\w./-]+)`/g);
    const run = named(/\bnode ((?:packages|infra)\/[\w./-]+)/g);
    const called = named(/uses: \.\/([\w./-]+)/g);
    expect(called).toHaveLength(2);
    expect([...files, ...run, ...called].filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  it('are keys of the context that there are', () => {
    const table = runbook.slice(runbook.indexOf('| `stage` |'), runbook.indexOf('An unknown name'));
    const rows = named(/^\| (`.*?) \|/gm, table).flatMap((cell) => named(/`(\w+)/g, cell));
    const keys = [...rows, ...named(/--context (\w+)=/g)];
    expect(keys).toEqual(expect.arrayContaining(['firstDeployment', 'stage', 'alarmEmail', 'teamPhones']));
    for (const key of keys) settingsOf(new App({ context: { [key]: '' } }));
  });

  it('are the limits that there are, with their numbers', () => {
    const windows = new Map([
      [900, 'in 15 minutes'],
      [3600, 'an hour'],
      [86_400, 'a day'],
    ]);
    const cell = (limit: Limit | null | undefined) =>
      limit ? `${limit.max} ${windows.get(limit.seconds)}` : '';
    const rows = Object.entries<LimitRules>(LIMITS).map(([name, { address, everybody, later }]) =>
      ['', `\`${name}\``, cell(address), everybody ?? '', cell(later), '']
        .join(' | ')
        .replaceAll(/ {2,}/g, ' ')
        .trim(),
    );
    expect(named(/^(\| `\w+` \|(?:[^|\n]*\|){3})$/gm, limitsTable())).toEqual(rows);
    const sent = [...usualLimits()].filter(([name]) => /^(mails|texts)\./.test(name));
    expect(sent).toHaveLength(7);
    for (const [name, number] of sent)
      expect(runbook).toMatch(new RegExp(`\`${name.replaceAll('.', '\\.')}\`(?: \\| | is )${number} `));
  });

  it('are outputs that there are', () => {
    const { Outputs } = readTemplate() as unknown as { Outputs: Record<string, unknown> };
    const lists = named(/\boutputs? ((?:`\w+`(?:, | and )?)+)/g);
    const names = [
      ...lists.flatMap((list) => named(/`(\w+)`/g, list)),
      ...named(/OutputKey=='(\w+)'/g),
      ...named(/\[process\.env\.STACK\]\.(\w+)/g),
    ];
    expect(names).toEqual(expect.arrayContaining(['SiteAddress', 'SiteDomainName', 'LeadsTableName']));
    expect(names.filter((name) => !(name in Outputs))).toEqual([]);
  });

  it('are sections that there are', () => {
    const sections = named(/^## (.+)$/gm, runbook).map((title) => title.toLowerCase().replaceAll(' ', '-'));
    expect(named(/\]\(#([\w-]+)\)/g, runbook).filter((link) => !sections.includes(link))).toEqual([]);
  });
});

describe('the workflows', () => {
  it('pin each action of others by its commit', () => {
    const uses = workflows
      .flatMap((text) => named(/uses: (.+)$/gm, text))
      .filter((name) => !name.startsWith('./'));
    expect(uses.length).toBeGreaterThan(0);
    expect(uses.filter((name) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(name))).toEqual([]);
  });

  it('may read the repository alone, and get an identity only where AWS is called', () => {
    for (const text of workflows) {
      expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m);
      expect(text).not.toMatch(/: write(?<!id-token: write)/);
      expect(text).not.toMatch(/pull_request_target|aws-access-key-id/);
    }
    expect(read(join(WORKFLOWS, 'validate.yml'))).not.toContain('id-token');
  });

  it('put nothing of a request into a command', () => {
    const commands = workflows
      .flatMap((text) => text.split('\n'))
      .filter((line) => /^\s+(- )?run: |^ {10}\S/.test(line));
    const open = commands.filter(
      (line) => /run:.*\$\{\{/.test(line) || /^ {10}(npx|npm|\{).*\$\{\{/.test(line),
    );
    expect(open).toEqual([]);
  });
});
