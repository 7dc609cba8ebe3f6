import type { Utterance } from '../../utterance/utterance.ts';
import { type AnswerClause, answerClauses, thumbOf } from './answer-words.ts';

/** A plain agreement or refusal, and what else the message holds. */
export interface YesNo {
  answer: 'yes' | 'no' | null;
  reason: string;
  /** The stretches that say something else: "yes, **my gate code is 1234**". */
  rest: readonly { from: number; to: number }[];
}

interface Reading {
  answer: 'yes' | 'no' | null;
  /** Praise alone ("all good") gives way to a sure word. */
  sure: boolean;
  /** Where the answer ends and something else begins. */
  restFrom: number;
}

/**
 * Reads any agreement or refusal: by clauses, the first that answers decides, and "yes … no" is neither. Praise agrees
 * unless a sure no stands beside it: "nah, all good" is a no.
 */
export function readYesNo(utterance: Utterance): YesNo {
  const clauses = answerClauses(utterance);
  const readings = clauses.map(readClause);
  const rest = clauses.flatMap((clause, index) => {
    const from = readings[index]?.restFrom ?? clause.to;
    return from < clause.to ? [{ from, to: clause.to }] : [];
  });
  const sure = new Set(readings.filter((reading) => reading.sure).map((reading) => reading.answer));
  if (sure.size > 1) return { answer: null, reason: 'both yes and no', rest };
  const [answer] = sure;
  if (answer !== undefined && answer !== null) return { answer, reason: `says ${answer}`, rest };
  const weak = readings.find((reading) => reading.answer !== null);
  if (weak !== undefined && rest.length === 0) return { answer: weak.answer, reason: 'praise alone', rest };
  const thumb = thumbOf(utterance);
  if (thumb !== null) return { answer: thumb, reason: 'a thumb', rest };
  return { answer: null, reason: 'neither', rest };
}

function readClause({ from, to, roles, asks }: AnswerClause): Reading {
  const none: Reading = { answer: null, sure: false, restFrom: from };
  const firstOther = roles.indexOf('other');
  const said = firstOther < 0 ? roles : roles.slice(0, firstOther);
  const answer = answerOf(said);
  if (firstOther < 0) {
    if (asks && to - from > 1) return none;
    return { answer: answer.answer, sure: answer.sure, restFrom: to };
  }
  // "Yes my number is…": only a sure word before the rest answers, and "no parking here" does not.
  const leads = roles[0] === 'yes' || (roles[0] === 'no' && roles[1] !== 'other');
  if (asks || !leads || !answer.sure) return none;
  const lead = roles.findIndex((role) => role !== roles[0]);
  return { ...answer, restFrom: from + lead };
}

function answerOf(roles: readonly string[]): { answer: 'yes' | 'no' | null; sure: boolean } {
  const has = (role: string) => roles.includes(role);
  // "Not good", "isn't right" refuse; "not bad" does not get here.
  if (has('negation') && has('praise') && !has('yes')) return { answer: 'no', sure: true };
  if (has('yes') && has('no')) return { answer: first(roles), sure: true };
  if (has('yes')) return { answer: 'yes', sure: true };
  if (has('no')) return { answer: 'no', sure: true };
  return { answer: has('praise') ? 'yes' : null, sure: false };
}

const first = (roles: readonly string[]) =>
  roles.find((role): role is 'yes' | 'no' => role === 'yes' || role === 'no') ?? null;

/** Whether nothing stands beside a yes or no. */
export const isPlain = ({ answer, rest }: YesNo): boolean => answer !== null && rest.length === 0;
