import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-jsdom';

// Jest's own jsdom, before it is loaded as a whole, which takes this function from its module then.
const requireOfJest = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const selectors = requireOfJest('jsdom/lib/jsdom/living/helpers/selectors.js');
const { matchesDontThrow } = selectors;

/** For a computed style jsdom asks of every rule of every sheet whether it is about an element. */
selectors.matchesDontThrow = (element, selector) =>
  canMatch(element, selector) && matchesDontThrow(element, selector);

/** @type {Map<string, { tag: string | undefined, classes: string[] }[] | undefined>} */
const subjects = new Map();
/** @type {Map<string, Set<string>>} */
const tokens = new Map();

/**
 * Jest's environment for the web, in which a rule that names a class or a tag that an element does not have is refused
 * before the selector is run, as browsers do. Of the many rules of a screen some three are left for an element.
 */
export default TestEnvironment;

/** False only where the element lacks what each part of the selector demands of it; all else is for the selector itself. */
function canMatch(element, selector) {
  // In quirks mode classes are compared whatever their case.
  if (typeof selector !== 'string' || element._ownerDocument._mode === 'quirks') return true;
  if (!subjects.has(selector)) subjects.set(selector, subjectsOf(selector));
  const parts = subjects.get(selector);
  if (parts === undefined) return true;
  const tag = element._localName.toLowerCase();
  const own = tokensOf(element.getAttributeNS(null, 'class') ?? '');
  return parts.some((part) => (part.tag ?? tag) === tag && part.classes.every((name) => own.has(name)));
}

/** The tag and the classes that each part of a selector demands of the element itself; undefined for what is written otherwise. */
function subjectsOf(selector) {
  let plain = selector.replaceAll(/"[^"]*"|'[^']*'/g, '').replaceAll(/\[[^\]]*\]/g, '*');
  for (let last = ''; last !== plain; ) {
    last = plain;
    plain = plain.replaceAll(/\([^()]*\)/g, '');
  }
  if (/[\\|"'[\]()]/.test(plain)) return undefined;
  return plain.split(',').map((part) => {
    const [compound = ''] = /[^\s>+~]*$/.exec(part.trim()) ?? [];
    const named = compound.replaceAll(/::?[\w-]+/g, '');
    return {
      tag: /^[a-z][\w-]*/i.exec(named)?.[0].toLowerCase(),
      classes: [...named.matchAll(/\.([^.#*]+)/g)].map(([, name]) => name),
    };
  });
}

function tokensOf(classes) {
  const known = tokens.get(classes) ?? new Set(classes.split(/\s+/));
  tokens.set(classes, known);
  return known;
}
