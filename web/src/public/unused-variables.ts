import { color } from '#components/tokens.ts';

const DEFINITION = /(--mui-[\w-]+):([^;{}]*);/g;
const USE = /var\((--mui-[\w-]+)/g;

/** What islands use once something happened, and no page before. */
const LATER = [
  ...['error', 'success', 'warning'].map((name) => `var(--mui-palette-${name}-main)`),
  // A button of an island without its ground would be a text.
  ...Object.values(color),
].join(' ');

/**
 * Drops the theme's CSS variables that neither styles nor markup use, three quarters of the styles, but for those that
 * islands use: they bring none along.
 */
export function dropUnusedVariables(css: string, markup: string): string {
  const used = usedVariables(css, markup);
  return css.replace(DEFINITION, (definition, name: string) => (used.has(name) ? definition : ''));
}

/** The variables used by rules and attributes, and those that these are made of in turn. */
function usedVariables(css: string, markup: string): Set<string> {
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of css.matchAll(DEFINITION)) {
    values.set(name, `${values.get(name) ?? ''} ${value}`);
  }
  const used = new Set<string>();
  const add = (text: string) => {
    for (const [, name = ''] of text.matchAll(USE)) {
      if (used.has(name)) continue;
      used.add(name);
      add(values.get(name) ?? '');
    }
  };
  add(css.replace(DEFINITION, ''));
  add(LATER);
  add(markup);
  return used;
}
