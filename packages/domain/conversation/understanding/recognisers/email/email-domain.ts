import { DOMAIN_ENDINGS, MAIL_SERVICES, SPOKEN_CHARACTERS } from '../../../lexicon/email-words.ts';
import type { Utterance } from '../../utterance/utterance.ts';

export interface FoundDomain {
  domain: string;
  /** Token index behind it. */
  to: number;
  /** The ending was left off: "at gmail". */
  guessed: boolean;
}

const DOMAIN = /^(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}$/;
const LABELS = /^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,8}$/;
const MAX_TOKENS = 10;

/** The domain behind an at sign: `rest` is what stands in its token, then come the tokens from `from` on. Asked for, it may have any ending that is written. */
export function domainAt(
  utterance: Utterance,
  rest: string,
  from: number,
  asked = false,
): FoundDomain | null {
  const { tokens } = utterance;
  let written = rest.toLowerCase();
  let best: FoundDomain | null = null;
  let dotted = written.endsWith('.');
  let joined = 0;
  let spelled =
    rest !== '' ||
    tokens[from - 1]?.text.includes('@') === true ||
    (asked && DOMAIN.test(tokens[from]?.word ?? ''));
  for (let at = from; ; at += 1) {
    if (DOMAIN.test(written) && (spelled || endsKnown(written)))
      best = { domain: written, to: at, guessed: false };
    const token = tokens[at];
    if (token === undefined || at - from >= MAX_TOKENS || isOver(utterance, at, best, written)) break;
    const character = SPOKEN_CHARACTERS[token.word];
    if (character !== undefined) {
      written += character;
      // "At harbour dot church": said so, it may end with anything.
      if (token.word === 'dot' && written !== '.') spelled = true;
      dotted = true;
      continue;
    }
    const word = token.word;
    if (!LABELS.test(word) || (best !== null && !dotted && !dotBefore(utterance, at))) break;
    joined = dotted || written === '' ? 0 : joined + 1;
    if (joined > 1) break;
    const ends =
      written !== '' && !written.endsWith('.') && !written.endsWith('-') && dotBefore(utterance, at);
    written += (ends ? '.' : '') + word;
    dotted = false;
  }
  return best ?? serviceOf(utterance, rest.toLowerCase(), from);
}

/** Behind a whole domain only a further ending goes on: ".qc.ca". */
function isOver({ tokens }: Utterance, at: number, best: FoundDomain | null, written: string): boolean {
  const before = tokens[at - 1];
  if (best !== null && best.to === at)
    return SPOKEN_CHARACTERS[tokens[at]?.word ?? ''] !== '.' || isSaidAgain(tokens, at, best.domain);
  return written !== '' && before !== undefined && ['?', '!', ';', '\n'].includes(before.mark);
}

/** "Jo@example.ca, dot ca": no further ending. */
const isSaidAgain = (tokens: Utterance['tokens'], at: number, domain: string): boolean =>
  domain.endsWith(`.${tokens[at + 1]?.word}`);

/** "gmail .com", "gmail. com", "gmail,com": a dot that was set apart, or mistyped. */
function dotBefore({ tokens, text }: Utterance, at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (before === undefined || token === undefined || !DOMAIN_ENDINGS.has(token.word.split('.')[0] ?? ''))
    return false;
  return ['.', ','].includes(before.mark) || text.slice(before.end, token.start + 1).includes('.');
}

const endsKnown = (domain: string): boolean => DOMAIN_ENDINGS.has(domain.slice(domain.lastIndexOf('.') + 1));

/** "Look at live tv" names no address. */
const WORDS_BESIDES = new Set(['live', 'proton', 'dal', 'msn', 'outlook']);

/** "At gmail", "jane@hotmail", "g mail": the service without its ending. */
function serviceOf({ tokens }: Utterance, rest: string, from: number): FoundDomain | null {
  const first = tokens[from]?.word ?? '';
  const second = tokens[from + 1]?.word ?? '';
  const tries: [string, number][] =
    rest === ''
      ? [
          [first + second, second === '' ? from + 1 : from + 2],
          [first, from + 1],
        ]
      : [[rest.replace(/\.?c?o?m?$/, ''), from]];
  for (const [name, to] of tries) {
    const known = Object.hasOwn(MAIL_SERVICES, name) && (rest !== '' || !WORDS_BESIDES.has(name));
    const domain = known ? MAIL_SERVICES[name] : undefined;
    if (domain !== undefined) return { domain, to, guessed: true };
  }
  return null;
}
