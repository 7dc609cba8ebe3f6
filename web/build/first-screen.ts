import type { Rolldown } from 'vite';

type Context = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], (...parameters: never) => unknown>>[1];

const APP = ['src/app/main.tsx'];
const SCREEN = ['src/app/routes/admin-route.tsx', 'src/app/routes/leads-panel.tsx'];
const CONTRACT = /\/packages\/contract\//;
/** Of MUI's styles, called by nobody here; it names the classes of every field, and thereby the fields. */
const HIGH_CONTRAST = /\/styles\/enhanceHighContrast\.mjs$/;

/** What imports more than the first screen uses of it: an operation is its route here, and needs nothing of its schema. */
const UNUSED = new RegExp(`${CONTRACT.source}|${HIGH_CONTRAST.source}`);

/**
 * The chunks of the admin app's first screen. Left to itself the bundler makes one of each set of modules that the same
 * lazy parts share: fifty small ones, which compress worse and say more of imports and exports than of anything else.
 */
export const FIRST_SCREEN: Rolldown.CodeSplittingGroup[] = [
  {
    name: (id, context) => (isOfScreen(id, [...APP, ...SCREEN], context, UNUSED) ? 'libraries' : null),
    test: /\/node_modules\//,
    includeDependenciesRecursively: false,
  },
  {
    name: (id, context) => (isOfScreen(id, [...APP, ...SCREEN], context, UNUSED) ? 'rules' : null),
    test: /\/packages\/domain\//,
    includeDependenciesRecursively: false,
  },
  {
    name: (id, context) =>
      isOfScreen(id, SCREEN, context) && !reachedFrom(APP, context).has(id) ? 'first-screen' : null,
    test: (id) => id.includes('/web/src/') || CONTRACT.test(id),
    includeDependenciesRecursively: false,
  },
];

/** What is loaded by itself somewhere has a chunk of its own, whose exports the bundler would lose in another. */
function isOfScreen(id: string, entries: readonly string[], context: Context, except?: RegExp): boolean {
  const isLoaded = context.getModuleInfo(id)?.dynamicImporters.length !== 0;
  return !isLoaded && reachedFrom(entries, context, except).has(id);
}

const reached = new WeakMap<object, Map<string, Set<string>>>();

/** The modules that these import, and those that they import, without what is loaded later or comes by way of `except`. */
function reachedFrom(entries: readonly string[], context: Context, except?: RegExp): Set<string> {
  const known = reached.get(context) ?? new Map<string, Set<string>>();
  reached.set(context, known);
  const key = [...entries, except].join();
  const found = known.get(key) ?? reach(entries, context, except);
  known.set(key, found);
  return found;
}

function reach(entries: readonly string[], context: Context, except?: RegExp): Set<string> {
  const found = new Set(entries.map((entry) => new URL(`../${entry}`, import.meta.url).pathname));
  // A set goes on to what is added while it is walked.
  for (const id of found) {
    if (except?.test(id)) continue;
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}
