import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-jsdom';
import { compileOnce } from './compile-once.js';

compileOnce();

// Jest's own jsdom, before it is loaded as a whole, which takes this function from its module then.
const requireOfJest = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const selectors = requireOfJest('jsdom/lib/jsdom/living/helpers/selectors.js');
const { matchesDontThrow } = selectors;

/** For a computed style jsdom asks of every rule of every sheet whether it is about an element. */
selectors.matchesDontThrow = (element, selector) =>
  canMatch(element, selector) && matchesDontThrow(element, selector);

// Only now, since it takes the function above from its module, and jsdom's window this one.
const styleRules = requireOfJest('jsdom/lib/jsdom/living/helpers/style-rules.js');
const { getDeclarationForElement } = styleRules;

/** While the rules of all sheets are asked about an element, nothing changes it. */
styleRules.getDeclarationForElement = (element) => {
  // jsdom has it already.
  if (element._ownerDocument._styleCache?.has(element)) return getDeclarationForElement(element);
  asked = described(element);
  try {
    return getDeclarationForElement(element);
  } finally {
    asked = undefined;
  }
};

const { implForWrapper } = requireOfJest('jsdom/lib/jsdom/living/generated/utils.js');

/** @type {Map<string, { tag: string | undefined, classes: string[] }[] | null>} */
const subjects = new Map();
/** @type {Map<string, Set<string>>} */
const tokens = new Map();
/** The element whose rules are sought just now, with its tag and classes. */
let asked;

/**
 * Jest's environment for the web, in which a rule that names a class or a tag that an element does not have is refused
 * before the selector is run, as browsers do. Of the many rules of a screen some three are left for an element. A computed
 * style is kept as long as jsdom keeps the rules that it is made of, which is until anything in the document changes.
 */
export default class JsdomEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const getComputedStyle = this.global.getComputedStyle.bind(this.global);
    /** By jsdom's own cache of an unchanged document. */
    const computed = new WeakMap();
    this.global.getComputedStyle = (wrapper, pseudo) => {
      const element = pseudo ? null : implForWrapper(wrapper);
      // What stands in no document changes without a trace.
      if (!element?._attached) return getComputedStyle(wrapper, pseudo);
      const { _ownerDocument: document } = element;
      const known = document._styleCache && computed.get(document._styleCache)?.get(element);
      if (known) return known;
      const style = getComputedStyle(wrapper);
      if (!computed.has(document._styleCache)) computed.set(document._styleCache, new WeakMap());
      computed.get(document._styleCache).set(element, style);
      return style;
    };
  }
}

/** False only where the element lacks what each part of the selector demands of it; all else is for the selector itself. */
function canMatch(element, selector) {
  if (typeof selector !== 'string') return true;
  let parts = subjects.get(selector);
  if (parts === undefined) {
    parts = subjectsOf(selector) ?? null;
    subjects.set(selector, parts);
  }
  if (parts === null) return true;
  const { isQuirky, tag, own } = asked?.element === element ? asked : described(element);
  return (
    isQuirky || parts.some((part) => (part.tag ?? tag) === tag && part.classes.every((name) => own.has(name)))
  );
}

function described(element) {
  return {
    element,
    // There classes are compared whatever their case.
    isQuirky: element._ownerDocument._mode === 'quirks',
    tag: element._localName.toLowerCase(),
    own: tokensOf(element.getAttributeNS(null, 'class') ?? ''),
  };
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
