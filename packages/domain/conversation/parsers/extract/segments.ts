import { STREET_TYPES } from '../../lexicon/places.ts';
import type { PhoneAnswer } from '../../understanding/recognisers/phone/parse-diallable.ts';
import { normalizeLines, withoutPictographs, wordsOf } from '../../understanding/text/plain-text.ts';
import { findEmail } from '../contact/parse-email.ts';
import { findPhone } from '../phone/find-phone.ts';

export interface Cut {
  phone: PhoneAnswer | null;
  email: string | null;
  /** What is left, piece by piece, in order. */
  segments: string[];
}

/** Nobody says more than this about a pickup in one message. */
const MAX_SEGMENTS = 30;
const SEPARATORS = /[,;|\t]| - | \/ /;
const SENTENCE_END = /[.!?](?: |$)/g;
const LEADING = /^[ .,:;!?)-]+/;
const LABEL =
  /^(?:full )?(?:name|phone|tel|cell|mobile|number|address|email|e-mail|date|when|pickup|junk|what|where) ?[:=-] ?/i;

/** Takes phone and e-mail out of a message and splits the rest at lines, commas, sentences and where they stood. */
export function cutIntoSegments(text: string): Cut {
  const cut: Cut = { phone: null, email: null, segments: [] };
  for (const line of normalizeLines(text)) {
    for (const piece of withoutPhone(withoutEmail(withoutPictographs(line), cut), cut)) {
      cut.segments.push(...sentencesOf(piece).flatMap((sentence) => sentence.split(SEPARATORS)));
    }
  }
  const trimmed = cut.segments.map((segment) => segment.replace(LEADING, '').trim().replace(LABEL, ''));
  return { ...cut, segments: trimmed.filter((segment) => segment !== '').slice(0, MAX_SEGMENTS) };
}

function withoutEmail(line: string, cut: Cut): string {
  const email = findEmail(line);
  if (email === null) return line;
  cut.email ??= email;
  return line.replace(email, ', ');
}

function withoutPhone(line: string, cut: Cut): string[] {
  const phone = findPhone(line);
  if (phone === null) return [line];
  cut.phone ??= phone.answer;
  return [line.slice(0, phone.start), line.slice(phone.end)];
}

/** At full stops, but not after "St." and "Mr.", which end no sentence. */
function sentencesOf(piece: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { index } of piece.matchAll(SENTENCE_END)) {
    const [last = ''] = wordsOf(piece.slice(start, index)).slice(-1);
    if (STREET_TYPES.has(last) || last.length < 3) continue;
    sentences.push(piece.slice(start, index));
    start = index + 1;
  }
  return [...sentences, piece.slice(start)];
}
