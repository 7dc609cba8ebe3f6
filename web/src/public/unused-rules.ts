const RULE = /([^{}@]+)\{([^{}]*)\}/g;
const EMPTY_AT_RULE = /@(?:media|supports)[^{}]*\{\}/g;
/** Steps of keyframes, which look like rules. */
const KEYFRAME = /^\s*(?:from|to|[\d.]+%)/;
/** White paper and a backdrop, of MUI's baseline: browsers print no grounds, and the page is no dialog. */
const NEVER_SEEN = /@media print\{[^{}]*\{[^{}]*\}\}|body::backdrop\{[^{}]*\}/g;
/** The space in "(min-width: 900px)". */
const CONDITION_SPACE = /(\([a-z-]+:) /g;
/** What of a value browsers do without, and texts, which stay. */
const SPARE = /"[^"]*"|'[^']*'|(?<=,) |(?<=[:\s,(-])0(?=\.\d)/g;
const ID = /#([a-zA-Z][\w-]*)/g;
const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;
/** States that only scripts bring about. */
const LATER_STATE =
  /:disabled|:-webkit-autofill|\[aria-(?:expanded|invalid|pressed)=true\]|\[data-(?:error|full|state=(?:prefilled|sent))\]/;

/** Drops what MUI's baseline brings for what never happens here, before its variables are looked for. */
export const dropNeverSeen = (styles: string): string => styles.replace(NEVER_SEEN, '');

/**
 * Drops the rules that no element of the static page can need, and the characters of the others that say nothing: an island brings its styles along in full when it is
 * hydrated. Emotion's list of what it has written goes with them, by which it would leave out the rest.
 * @param styles the page's `<style>` elements
 * @returns one such element
 */
export function dropUnusedRules(styles: string, markup: string): string {
  const classes = new Set(
    [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const ids = new Set([...markup.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
  const isUsed = (selector: string) => {
    const needed = selector.replace(/:not\([^()]*\)/g, '');
    return (
      !LATER_STATE.test(selector) &&
      [...needed.matchAll(CLASS)].every(([, name = '']) => classes.has(name)) &&
      [...needed.matchAll(ID)].every(([, id]) => ids.has(id))
    );
  };
  const css = styles
    .replace(/<\/?style[^>]*>/g, '')
    .replace(RULE, (rule, selectors: string, body: string) => {
      if (KEYFRAME.test(selectors)) return rule;
      const used = alternatives(selectors).filter(isUsed);
      return used.length === 0 || body === '' ? '' : `${used.join(',')}{${body}}`;
    })
    .replace(EMPTY_AT_RULE, '')
    .replaceAll(';}', '}')
    .replace(SPARE, (found) => (/^["']/.test(found) ? found : ''))
    .replace(CONDITION_SPACE, '$1');
  return `<style>${css}</style>`;
}

/** The selectors of a list: its commas, but for those within parentheses. */
function alternatives(selectors: string): string[] {
  let depth = 0;
  const marked = selectors.replace(/[(),]/g, (character) => {
    if (character === ',') return depth === 0 ? '\n' : ',';
    depth += character === '(' ? 1 : -1;
    return character;
  });
  return marked.split('\n');
}
