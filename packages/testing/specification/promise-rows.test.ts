import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { problemsOf, readPromises, SPECIFICATION } from './promise-rows.ts';

const FOLDER = join(import.meta.dirname, '../../..', SPECIFICATION);
const OVERVIEW = 'README.md';
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
const tables = readdirSync(FOLDER)
  .filter((name) => name !== OVERVIEW)
  .map((name) => ({ name, title: /^# (.+)$/m.exec(read(name))?.[1], rows: readPromises(read(name)) }));

describe.each(tables)('the promises of $name', ({ name, title, rows }) => {
  it('name files, tests and decisions that there are', () => {
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.flatMap(problemsOf)).toEqual([]);
  });

  it('stand there once each', () => {
    const promises = rows.map(({ promise }) => promise);
    expect(promises.filter((promise, index) => promises.indexOf(promise) !== index)).toEqual([]);
  });

  it('are counted in the overview', () => {
    const count = (kind: string) => rows.filter(({ held }) => held.some((one) => one.kind === kind)).length;
    const figures = [rows.length, count('test'), count('decision'), count('nothing')].join(' | ');
    expect(read(OVERVIEW)).toContain(`| [${title}](${name}) | ${figures} |\n`);
  });
});

describe('a row', () => {
  const HERE = 'packages/testing/specification';
  const TEST = `\`${HERE}/promise-rows.test.ts\` › %s`;
  const DECISION = '0001-one-repository-of-workspaces.md';
  const problems = (row: string) => readPromises(row).flatMap(problemsOf);

  it.each([
    [`| It holds. | \`${HERE}\` | ${TEST} |`],
    [`| It holds. | \`${HERE}\` | differs by [0001](../decisions/${DECISION}): in part<br>${TEST} |`],
    [`| It holds. | \`${HERE}\` | no test: it is looked at |`],
    ['| promise | where it lives | what shows it |'],
  ])('%s', (row) => {
    expect(problems(row)).toEqual([]);
  });

  it.each([
    ['names a place that is gone', `| It holds. | \`${HERE}/gone.ts\` | ${TEST} |`, 'There is no'],
    ['names a test file that is gone', `| It holds. | \`${HERE}\` | \`gone.test.ts\` › x |`, 'There is no'],
    [
      'names a test by what stands in its file and is no title',
      `| It holds. | \`${HERE}\` | ${TEST.replace('%s', 'names a place that is gone')} |`,
      'has no test',
    ],
    [
      'names a decision that is gone',
      `| It holds. | \`${HERE}\` | differs by [0001](../decisions/0001-x.md) |`,
      'There is no',
    ],
    [
      'names a decision by another number',
      `| It holds. | \`${HERE}\` | differs by [0002](../decisions/${DECISION}) |`,
      'is not decision 0002',
    ],
    ['says nothing of what shows it', `| It holds. | \`${HERE}\` |  |`, 'no three cells'],
    ['says neither why it has no test', `| It holds. | \`${HERE}\` | no test: |`, 'no three cells'],
    ['names no place', `| It holds. | somewhere | ${TEST} |`, 'no three cells'],
  ])('that %s is a problem', (_case, row, problem) => {
    expect(problems(row)).toEqual([expect.stringContaining(problem)]);
  });
});
