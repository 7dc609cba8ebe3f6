import { MAIL_LIMITS, type NoticeLimits, TEXT_LIMITS } from '../notices/notice-limits.ts';
import { LIMITS, type LimitName, type LimitRules, type Limits } from './limits.ts';

/** All limits as a deployment has them. */
export interface ConfiguredLimits extends NoticeLimits {
  readonly visitors: Limits;
}

/** What a deployment says that changes nothing. */
export const NO_LIMIT_CHANGES = 'none';

const CHANGE = /^([a-zA-Z]+(?:\.[a-zA-Z]+)+)=([1-9]\d{0,6})$/;

/** A change of limits that cannot be; the message says which and what would be right. */
export class LimitChangeError extends Error {
  override readonly name = 'LimitChangeError';
}

/**
 * The limits of a deployment: the usual ones, but for those that it changes. Only how many is changed, never in what time.
 * @param changes as `chats.address=50,mails.team=200`, or `none`
 * @throws LimitChangeError
 */
export function configuredLimits(changes: string): ConfiguredLimits {
  const numbers = parseChanges(changes);
  const limits = built((name, usual) => numbers.get(name) ?? usual);
  for (const [name, rules] of Object.entries(limits.visitors)) requireSense(name, rules);
  return limits;
}

/** The names of all limits that can be changed, with their usual numbers. */
export function usualLimits(): ReadonlyMap<string, number> {
  const usual = new Map<string, number>();
  built((name, number) => {
    usual.set(name, number);
    return number;
  });
  return usual;
}

function parseChanges(changes: string): ReadonlyMap<string, number> {
  if (changes === NO_LIMIT_CHANGES) return new Map();
  const known = usualLimits();
  const numbers = new Map<string, number>();
  for (const change of changes.split(',')) {
    const [, name = '', number] = CHANGE.exec(change.trim()) ?? [];
    if (number === undefined)
      throw new LimitChangeError(
        `"${change}" changes no limit. Please name it with a whole number from 1 to 9999999, as in chats.address=50.`,
      );
    if (!known.has(name))
      throw new LimitChangeError(
        `There is no limit ${name}. Please use one of ${[...known.keys()].join(', ')}.`,
      );
    numbers.set(name, Number(number));
  }
  return numbers;
}

/** Builds all limits of their numbers, each of which has a name. */
function built(numberOf: (name: string, usual: number) => number): ConfiguredLimits {
  const visitors = mapped(LIMITS, (rules: LimitRules, name: LimitName) => rulesOf(name, rules, numberOf));
  const mails = mapped(MAIL_LIMITS, (usual: number, of) => numberOf(`mails.${of}`, usual));
  const texts = mapped(TEXT_LIMITS, ({ hour, day }, share) => ({
    hour: numberOf(`texts.${share}.hour`, hour),
    day: numberOf(`texts.${share}.day`, day),
  }));
  return { visitors, mails, texts };
}

function rulesOf(
  name: LimitName,
  { address, everybody, later }: LimitRules,
  numberOf: (name: string, usual: number) => number,
): LimitRules {
  return {
    address: address && { ...address, max: numberOf(`${name}.address`, address.max) },
    everybody: everybody === null ? null : numberOf(`${name}.everybody`, everybody),
    ...(later && { later: { ...later, max: numberOf(`${name}.later`, later.max) } }),
  };
}

/** What one has must be part of what all have, and what is left after that no more than it. */
function requireSense(name: string, { address, everybody, later }: LimitRules): void {
  if (address && everybody !== null && everybody < address.max)
    throw new LimitChangeError(
      `The limit ${name}.everybody is ${everybody}, less than the ${address.max} of a single address. Please change ${name}.address with it.`,
    );
  if (address && later && later.max > address.max)
    throw new LimitChangeError(
      `The limit ${name}.later is ${later.max}, more than the ${address.max} of ${name}.address. Please make it less.`,
    );
}

function mapped<K extends string, V, R>(
  table: Readonly<Record<K, V>>,
  map: (value: V, key: K) => R,
): Record<K, R> {
  const entries = Object.entries(table) as [K, V][];
  return Object.fromEntries(entries.map(([key, value]) => [key, map(value, key)])) as Record<K, R>;
}
