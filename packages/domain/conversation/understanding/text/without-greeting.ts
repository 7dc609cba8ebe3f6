const HELLO =
  "(?:h+e+l+o+w?|h+e+y+a*|h+i+(?:ya)?|yo|howdy|greetings|g['’]?day|good (?:morning|afternoon|evening|day)|(?:mornin[g']?|afternoon|evening)(?=[,.!])|bonjour|bonsoir|salut|coucou|all?[oô]|bjr|slt)";
const WHOM = '(?: (?:there|all|folks|guys|team|everyone|everybody|again|[àa] tous|tout le monde))?';
/** What is said while one thinks of the words. */
const FILLER = '(?:u+h+|u+m+|h+m+|e+r+m*|euh+|ben|bin|bon|so|well|ok(?:ay)?|like|alors)';
const GREETING = new RegExp(
  `^(?:${HELLO}${WHOM}[,.!… ]{1,4}){1,3}(?:${FILLER}[,.… ]{1,4}){0,3}(?=\\S)`,
  'iu',
);

/** Returns a text without the greeting at its front, however it is written, and the fillers behind that: "helo um i have a couch". */
export const withoutGreeting = (text: string): string => text.replace(GREETING, '');
