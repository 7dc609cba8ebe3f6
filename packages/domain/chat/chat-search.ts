import { nationalDigits } from '../leads/fields/phone/phone-digits.ts';
import { readLeadNumber } from '../leads/request/request-reference.ts';
import { isCommonWord } from '../leads/search/common-words.ts';
import { foldText } from '../leads/search/fold-text.ts';
import { truncateTerm } from '../leads/search/truncate-term.ts';
import type { MessageSender } from './messages/chat-message.ts';

/**
 * The most terms that one message adds; the longest say the most. One in ten thousand messages has more (0209), and each is a write.
 */
const MAX_TERMS = 32;
const MIN_WORD = 3;
/** As many as a number that is searched for may have. */
const LEAD_FIGURES = 12;
/** The ends of a phone number that people search by. */
const PHONE_ENDS = [7, 4];
/** Seven figures and more, with what people write between them. */
const PHONE = /\+?\d(?:[\s().-]{0,2}\d){6,14}/g;

/** What a search text stands for: terms that must all match, and, where it may be one, the beginning of a visitor id. */
export interface ChatSearch {
  terms: string[];
  visitorId: string | null;
}

/** Returns the terms that a message adds to those by which its chat is found. The assistant's words are everybody's. */
export function messageTerms(sender: MessageSender, content: string): string[] {
  if (sender === 'assistant') return [];
  const phones = [...content.matchAll(PHONE)].flatMap(([phone]) => phoneTerms(phone));
  const words = wordsOf(content.replace(PHONE, ' ')).filter(
    (word) => word.length >= MIN_WORD && !isCommonWord(word),
  );
  const longest = [...new Set(words)].sort((a, b) => b.length - a.length);
  return [...new Set([...phones, ...longest])].slice(0, MAX_TERMS);
}

/** Returns the terms of a person's name. */
export function nameTerms(name: string | null): string[] {
  return wordsOf(name ?? '').filter((word) => word.length > 1);
}

/** Returns the term of a visitor id. */
export function visitorTerm(visitorId: string): string {
  return visitorId.toLowerCase();
}

/** Returns the term of the lead that a chat was saved to. Figures and a mark, so many of them: no words begin so, and no other number. */
export function leadTerm(leadId: number): string {
  return `#${String(leadId).padStart(LEAD_FIGURES, '0')}`;
}

/**
 * Parses a search text. The number of a lead is that as it is in a search of leads; text with no letters is a phone number, however it
 * is written.
 */
export function parseChatSearch(text: string): ChatSearch {
  const folded = foldText(text);
  const leadId = readLeadNumber(folded);
  if (leadId !== null) return { terms: [leadTerm(leadId)], visitorId: null };
  const visitorId = /^[a-z0-9_-]{3,100}$/.test(folded) ? folded : null;
  const digits = nationalDigits(folded);
  if (/^[\d\s()+.-]+$/.test(folded)) return { terms: digits.length < MIN_WORD ? [] : [digits], visitorId };
  const words = [...new Set(wordsOf(folded))].filter((word) => word.length > 1);
  const telling = words.filter((word) => !isCommonWord(word));
  return { terms: telling, visitorId };
}

function phoneTerms(phone: string): string[] {
  const digits = nationalDigits(phone);
  return [
    digits,
    ...PHONE_ENDS.filter((length) => digits.length > length).map((length) => digits.slice(-length)),
  ];
}

function wordsOf(text: string): string[] {
  const words = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map(truncateTerm);
}
