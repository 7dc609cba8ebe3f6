import { expect, it } from '@jest/globals';
import { withImports } from './static-imports.ts';

const FILES: Record<string, string> = {
  'assets/app.js': 'import{a as b}from"./shared.js";import"./side.js";const l=()=>import("./later.js");',
  'assets/shared.js': "export*from'./deep.js';",
  'assets/side.js': 'import{c}from"./shared.js"',
  'assets/deep.js': 'import("./later.js")',
};

it('finds what a script imports, each once, and not what it loads later', () => {
  expect(withImports(['assets/app.js'], (path) => FILES[path] ?? '')).toEqual([
    'assets/app.js',
    'assets/shared.js',
    'assets/side.js',
    'assets/deep.js',
  ]);
});
