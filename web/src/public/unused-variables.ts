const DEFINITION = /(--mui-[\w-]+):([^;{}]*);/g;
const USE = /var\((--mui-[\w-]+)/g;

/**
 * Drops the theme's CSS variables that nothing on the page uses, three quarters of its styles. An island brings the
 * full set along when it comes to life.
 */
export function dropUnusedVariables(css: string): string {
  const used = usedVariables(css);
  return css.replace(DEFINITION, (definition, name: string) => (used.has(name) ? definition : ''));
}

/** The variables used by rules, and those that these are made of in turn. */
function usedVariables(css: string): Set<string> {
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
  return used;
}
