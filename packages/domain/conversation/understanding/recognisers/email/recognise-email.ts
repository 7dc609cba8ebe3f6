import { MAX_EMAIL } from '../../../../leads/fields/text-limits.ts';
import { AT_WORDS, EMAIL_LEAD_IN } from '../../../lexicon/email-words.ts';
import type { Token } from '../../utterance/token.ts';
import type { Utterance } from '../../utterance/utterance.ts';
import type { Proposal, Recogniser, Situation } from '../proposal.ts';
import { domainAt } from './email-domain.ts';
import { localPartBefore } from './email-local-part.ts';

const LOCAL = /^[a-z0-9!#$%&'*+/=?^_{|}~-][a-z0-9!#$%&'*+/=?^_{|}~.-]{0,63}$/i;
const MAILTO = /^mailto:/i;
const BRACKETED_AT = /[([{<](?:at|arobase)[)\]}>]/i;
const BRACKETED_DOT = /[([{<](?:dot|point)[)\]}>]/gi;
const MAX_LEAD_IN = 6;

/** Proposes every e-mail address, as written, with spaces in it, or as spoken: "jane dot roe at example dot com". */
export const recogniseEmail: Recogniser<'email'> = (utterance, { asked }) => {
  const proposals: Proposal<'email'>[] = [];
  for (let at = 0; at < utterance.tokens.length; at += 1) {
    const found = emailAround(utterance, at, asked);
    const last = proposals.at(-1);
    if (found === null || (last !== undefined && found.from < last.to)) continue;
    proposals.push(found);
    at = found.to - 1;
  }
  const isLast = choosesLast(utterance, proposals);
  return proposals.map((proposal, index) =>
    isTakenBack(utterance, proposal, proposals[index + 1]) || (isLast && index === 0)
      ? { ...proposal, strength: 0.2 }
      : proposal,
  );
};

/** "pat@example.com or patricia@example.org, the second one": the other of two. */
function choosesLast({ tokens }: Utterance, proposals: readonly Proposal<'email'>[]): boolean {
  const behind = tokens.slice(proposals[1]?.to ?? tokens.length).map(({ word }) => word);
  return proposals.length === 2 && behind.some((word) => LAST.has(word));
}
const LAST = new Set('second 2nd last latter other deuxieme 2e dernier derniere autre'.split(' '));

/** "jo@exmaple.com sorry jo@example.com" */
const isTakenBack = (
  { tokens }: Utterance,
  { to }: Proposal<'email'>,
  next: Proposal<'email'> | undefined,
): boolean => next !== undefined && tokens.slice(to, next.from).some(({ word }) => TAKING_BACK.has(word));

const TAKING_BACK = new Set(
  'sorry oops whoops no wait actually correction rather mean meant scratch'.split(' '),
);

/** The address whose at sign stands in this token. */
function emailAround(utterance: Utterance, at: number, asked: Situation['asked']): Proposal<'email'> | null {
  const token = utterance.tokens[at];
  if (token === undefined) return null;
  const text = token.text.replace(MAILTO, '').replace(BRACKETED_AT, '@').replace(BRACKETED_DOT, '.');
  const sign = text.indexOf('@');
  if (sign < 0 && !AT_WORDS.has(token.word)) return null;
  const before = sign < 0 ? '' : text.slice(0, sign);
  const domain = domainAt(utterance, sign < 0 ? '' : text.slice(sign + 1), at + 1, asked === 'email');
  const own = LOCAL.test(before) && !before.includes('..') ? { local: before, from: at, joined: 0 } : null;
  const local = before === '' ? localPartBefore(utterance, at) : own;
  if (domain === null || local === null) return null;
  const value = `${local.local}@${domainAsWritten(text.slice(sign + 1), domain.domain)}`;
  if (value.length > MAX_EMAIL || local.local.endsWith('.')) return null;
  const strength = strengthOf(sign >= 0, local.joined, domain.guessed, before !== '' && domain.to === at + 1);
  const reason = sign < 0 ? 'spoken at' : 'at sign';
  // "Email: jo@example.ca" chooses a way too, where one was asked for.
  const from = asked === 'contactMethod' ? local.from : leadInOf(utterance, local.from);
  return { slot: 'email', value, from, to: domain.to, strength, reason };
}

const domainAsWritten = (written: string, domain: string): string =>
  written.toLowerCase() === domain ? written : domain;

function strengthOf(signed: boolean, joined: number, guessed: boolean, whole: boolean): number {
  if (guessed) return 0.4;
  if (whole) return 0.97;
  if (signed) return joined > 0 ? 0.8 : 0.92;
  return joined > 0 ? 0.7 : 0.85;
}

function isWish(tokens: readonly Token[], from: number, start: number): boolean {
  const said = tokens.slice(Math.max(0, from - 1), start).map(({ word }) => word);
  return said.some((word) => WISHING.has(word));
}

const WISHING = new Set([
  'me',
  'us',
  'moi',
  'by',
  'par',
  'via',
  'through',
  'best',
  'better',
  'prefer',
  'preferred',
]);

function leadInOf({ tokens }: Utterance, start: number): number {
  let from = start;
  while (from > 0 && start - from < MAX_LEAD_IN) {
    const token = tokens[from - 1];
    if (token === undefined || !['', ':', '-'].includes(token.mark) || !EMAIL_LEAD_IN.has(token.word)) break;
    from -= 1;
  }
  // "By email: …" and "email me at …" say how to be reached as well.
  return isWish(tokens, from, start) ? start : from;
}
