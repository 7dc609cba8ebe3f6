/** What ends a talk, one of which a message has to have: in English and in French. */
const CLOSINGS = [
  'thanks',
  'thank you',
  'thank u',
  'thankyou',
  'thx',
  'tysm',
  'ty',
  'cheers',
  'much appreciated',
  'appreciate it',
  'appreciated',
  'bye',
  'bye bye',
  'goodbye',
  'good bye',
  'good night',
  'see you',
  'see ya',
  'cya',
  'take care',
  'talk soon',
  'merci',
  'mille mercis',
  'au revoir',
  'a bientot',
  'a plus',
  'a plus tard',
  'a tantot',
  'a la prochaine',
  'bonne journee',
  'bonne soiree',
  'bonne nuit',
  'bonne fin de semaine',
  'bon week end',
  'bon weekend',
];

/** What people say beside it, and what needs no answer either. */
const COURTESIES = [
  'ok',
  'okay',
  'great',
  'perfect',
  'awesome',
  'amazing',
  'excellent',
  'wonderful',
  'lovely',
  'cool',
  'nice',
  'super',
  'alright',
  'all good',
  'all set',
  'sounds good',
  'got it',
  'will do',
  'many',
  'so much',
  'very much',
  'a lot',
  'a million',
  'again',
  'now',
  'for now',
  'soon',
  'later',
  'then',
  'you too',
  'and you too',
  'i',
  'and',
  'for everything',
  'for all',
  'for all your help',
  'for your help',
  'for the help',
  'for your time',
  'your help',
  'have a good day',
  'have a good one',
  'have a great day',
  'have a nice day',
  'have a good evening',
  'have a nice evening',
  'have a good night',
  'have a good weekend',
  'have a nice weekend',
  'that is all',
  'that s all',
  'thats all',
  'no problem',
  'd accord',
  'parfait',
  'genial',
  'tres bien',
  'beaucoup',
  'bien',
  'bcp',
  'infiniment',
  'encore',
  'a vous',
  'a vous aussi',
  'vous aussi',
  'et',
  'pour tout',
  'pour votre aide',
  'pour l aide',
  'pour votre temps',
  'de votre aide',
  'c est tout',
  'c est parfait',
  'c est bon',
];

const PHRASES = new Map([
  ...CLOSINGS.map((text) => [text, true] as const),
  ...COURTESIES.map((text) => [text, false] as const),
]);
const LONGEST = Math.max(...[...PHRASES.keys()].map((text) => text.split(' ').length));

/**
 * Whether a message is a farewell or thanks and nothing else, to which nobody has to say anything more. Whatever else it has makes it
 * none, a question mark first of all; "ok" alone may be an answer that somebody waits for.
 * @param names of those who may be thanked, as the visitor sees them
 */
export function isClosingWords(text: string, names: readonly string[] = []): boolean {
  if (text.includes('?')) return false;
  const words = wordsOf(text);
  const called = new Set(names.flatMap(wordsOf));
  let hasClosing = false;
  for (let at = 0; at < words.length; ) {
    const phrase = longestAt(words, at);
    if (phrase === null && !called.has(words[at] ?? '')) return false;
    hasClosing ||= phrase?.isClosing ?? false;
    at += phrase?.length ?? 1;
  }
  return hasClosing;
}

/** Its words without accents, marks and emoji. */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

function longestAt(words: readonly string[], at: number): { length: number; isClosing: boolean } | null {
  for (let length = LONGEST; length > 0; length -= 1) {
    const isClosing = PHRASES.get(words.slice(at, at + length).join(' '));
    if (isClosing !== undefined && at + length <= words.length) return { length, isClosing };
  }
  return null;
}
