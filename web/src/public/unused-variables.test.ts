import { describe, expect, it } from '@jest/globals';
import { color } from '#components/tokens.ts';
import { dropUnusedVariables } from './unused-variables.ts';

const USED = /var\((.+)\)/;
const CSS = ':root{--mui-a:1;--mui-b:var(--mui-c);--mui-c:2;--mui-d:3;}p{color:var(--mui-b);}';

describe('dropUnusedVariables', () => {
  it('keeps what rules use, also by way of another variable, and drops the rest', () => {
    expect(dropUnusedVariables(CSS, '')).toBe(':root{--mui-b:var(--mui-c);--mui-c:2;}p{color:var(--mui-b);}');
  });

  it('keeps the colours of what islands say later', () => {
    expect(dropUnusedVariables(':root{--mui-palette-error-main:red;--mui-d:3;}', '')).toBe(
      ':root{--mui-palette-error-main:red;}',
    );
  });

  it('keeps the colours of buttons that islands bring', () => {
    const names = Object.values(color).map((use) => USED.exec(use)?.[1]);
    expect(names).toContain('--mui-palette-secondary-dark');
    const css = `:root{${names.map((name) => `${name}:red;`).join('')}}`;
    expect(dropUnusedVariables(css, '')).toBe(css);
  });

  it('keeps what only an attribute of the markup uses', () => {
    expect(dropUnusedVariables(CSS, '<path fill="var(--mui-d)">')).toContain('--mui-d:3;');
  });
});
