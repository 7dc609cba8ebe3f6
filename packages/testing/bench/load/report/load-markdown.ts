import type { QuotaVerdict } from '../quotas/quota-verdict.ts';
import { percent, thereText } from './load-lines.ts';
import type { LoadReport } from './load-report.ts';

const MEGABYTE = 2 ** 20;
const SHOWN_NAMES = 40;
/** Nobody reads of what carries so many busy Saturdays at once. */
const WIDE = 500;

/** The report as a person reads it. */
export function loadMarkdown(report: LoadReport): string {
  const parts = [
    head(report),
    wrongs(report),
    section('Raised until the knee', steps(report)),
    section('What saturates first', saturated(report)),
    section('Held', held(report)),
    section('Memory of each worker', memory(report)),
    section('Accounts', accounts(report)),
    section(`What quotas say to the load that was held (read ${report.quotasRead})`, quotas(report)),
    section('A row for docs/quality.md', qualityRow(report)),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function head({ date, commit, machine, plan }: LoadReport): string {
  const { processors, model, memoryGb, loadBefore } = machine;
  return [
    `# Load of a busy Saturday, ${date.slice(0, 16)}Z, commit ${commit}`,
    `${processors} processors (${model}), ${memoryGb} GB; load before it ${loadBefore.toFixed(1)}. Held for ${plan.holdMinutes} min.`,
  ].join('\n\n');
}

function wrongs({ wrong }: LoadReport): string {
  if (wrong.length === 0) return 'Nothing was wrong.';
  return [`**${wrong.length} wrong:**`, '', ...wrong.map((line) => `- ${line.split('\n')[0]}`)].join('\n');
}

function section(title: string, text: string): string {
  return text === '' ? '' : `## ${title}\n\n${text}`;
}

function steps(report: LoadReport): string {
  const { steps: tried } = report;
  if (tried.length === 0) return '';
  const rows = tried.map(({ rate, people, there, calls, recent, failures, beyond, machine }) => [
    rate.toFixed(2),
    people,
    thereText(there),
    calls.count,
    `${recent.p50} / ${recent.p95} / ${recent.p99}`,
    failures.length === 0 ? '0' : failures.slice(0, 2).join('; '),
    percent(machine.processors),
    percent(machine.mainThread),
    `${machine.functions.mean.toFixed(1)} / ${machine.functions.peak}`,
    beyond ?? '',
  ]);
  const names = [
    'visitors/s',
    'people',
    'at a time',
    'calls',
    'p50 / p95 / p99 ms in the end',
    'failures',
    'processors',
    'main thread',
    'functions at a time, mean / most',
    'beyond the knee',
  ];
  return `${table(names, rows)}\n\n${kneeText(report)}`;
}

function kneeText({ knee, saturated: parts, busySaturday }: LoadReport): string {
  if (knee === null) return 'No knee was found.';
  const what = parts.length === 0 ? 'No knee was found up to' : 'Knee:';
  const busy = times(knee / busySaturday.aSecond);
  return `${what} **${knee.toFixed(2)} visitors a second**, ${busy} the busiest hour of a busy Saturday.`;
}

function saturated({ saturated: parts }: LoadReport): string {
  return parts.map(({ name, share }, index) => `${index + 1}. ${name}: ${percent(share)}`).join('\n');
}

function held({ held: load }: LoadReport): string {
  if (load === null) return '';
  const asked = Object.values(load.askedAgain).reduce((sum, count) => sum + count, 0);
  const rows = Object.entries(load.byName)
    .toSorted(([, a], [, b]) => b.count - a.count)
    .slice(0, SHOWN_NAMES)
    .map(([name, { count, p50, p95, p99, max }]) => [name, count, p50, p95, p99, max]);
  const text = `${load.rate.toFixed(2)} visitors a second: ${load.people} people, ${thereText(load.there)} at a time, ${load.calls.count} calls, ${load.failures.length} kinds of failure, ${asked} calls asked again, at most ${load.machine.sockets.peak} sockets, people let in at most ${Math.round(load.lateness)} ms late.`;
  return `${text}\n\n${table(['what', 'times', 'p50 ms', 'p95', 'p99', 'max'], rows)}`;
}

function memory({ memory: workers }: LoadReport): string {
  if (workers.length === 0) return '';
  const rows = workers.map(({ name, events, samples, first, last, growth, isFlat }) => [
    name,
    events ?? '',
    samples,
    (first / MEGABYTE).toFixed(1),
    (last / MEGABYTE).toFixed(1),
    (growth / MEGABYTE).toFixed(1),
    isFlat ? 'flat' : '**grows**',
  ]);
  return table(['worker', 'events', 'samples', 'first MB', 'last MB', 'growth MB', ''], rows);
}

function accounts({ accounts: settled }: LoadReport): string {
  if (settled.length === 0) return '';
  const short = (value: unknown) => JSON.stringify(value).slice(0, 80);
  const rows = settled.map(({ what, expected, found, isRight }) => [
    what,
    short(expected),
    short(found),
    isRight ? 'right' : '**wrong**',
  ]);
  return table(['what', 'expected', 'found', ''], rows);
}

function quotas({ quotas: verdicts }: LoadReport): string {
  if (verdicts.length === 0) return '';
  const shown = verdicts.filter(isShown);
  const rows = shown.map(({ service, name, limit, per, used, says, saturdays, source }) => [
    `${service}: ${name}`,
    `${limit} ${UNITS[per]}`,
    used < 10 ? used.toFixed(2) : Math.round(used),
    says,
    times(saturdays),
    source,
  ]);
  const names = ['quota', 'is', 'the load uses', 'it says', 'carries, of a busy Saturday', 'source'];
  const left = verdicts.length - shown.length;
  return `${table(names, rows)}\n\n${left} more, each of which carries over ${WIDE} times as much, are in the JSON.`;
}

/** All that a crowd could reach, and of each page and file that says something the tightest. */
function isShown({ saturdays, source }: QuotaVerdict, at: number, all: readonly QuotaVerdict[]): boolean {
  return saturdays <= WIDE || all.findIndex((one) => one.source === source) === at;
}

const UNITS = { once: 'at once', second: 'a second', day: 'a day', month: 'a month' } as const;

/** In the form of the table "What was tried against the product". */
function qualityRow({
  date,
  commit,
  plan,
  machine,
  knee,
  saturated: parts,
  held: load,
  wrong,
  busySaturday,
}: LoadReport): string {
  if (load === null) return '';
  const isWhole =
    plan.heldRate === null
      ? `, knee and ${plan.holdMinutes} min at 70 %`
      : `, ${plan.holdMinutes} min at ${plan.heldRate}/s`;
  const first =
    parts[0] === undefined ? '' : `; ${parts[0].name} saturate first (${percent(parts[0].share)})`;
  const found =
    knee === null
      ? ''
      : `knee at ${knee.toFixed(1)} visitors/s (${times(knee / busySaturday.aSecond)} a busy Saturday's busiest hour)${first}; `;
  const kept = `held ${load.rate.toFixed(1)}/s: ${load.calls.count} calls, p95 ${load.calls.p95} ms`;
  const isQuiet = machine.loadBefore < 0.5 ? 'quiet' : `busy (load ${machine.loadBefore.toFixed(1)})`;
  const result = `${found}${kept}, ${wrong.length} wrong`;
  return `| ${date.slice(0, 10)} | ${commit} | \`npm run load\`${isWhole} | ${machine.processors} processors, ${machine.model}, ${isQuiet} | ${result} |`;
}

function times(factor: number): string {
  return `${factor < 10 ? factor.toFixed(1) : Math.round(factor)} times`;
}

function table(names: readonly string[], rows: readonly (string | number)[][]): string {
  const line = (cells: readonly (string | number)[]) =>
    `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(names), line(names.map(() => '---')), ...rows.map(line)].join('\n');
}
