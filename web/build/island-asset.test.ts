import { describe, expect, it } from '@jest/globals';
import { islandAsset } from './island-asset.ts';

const MANIFEST = {
  'src/island.tsx': { file: 'assets/island-1.js', imports: ['_react', '_form'], dynamicImports: ['_rules'] },
  _react: { file: 'assets/react-2.js' },
  _form: { file: 'assets/form-3.js', imports: ['_react'] },
  _rules: { file: 'assets/rules-4.js', imports: ['_react', '_words'] },
  _words: { file: 'assets/words-5.js' },
};

describe('islandAsset', () => {
  it('names the module and, once each, all that must be there before it runs', () => {
    expect(islandAsset(MANIFEST, 'src/island.tsx')).toEqual({
      src: '/assets/island-1.js',
      preload: ['/assets/react-2.js', '/assets/form-3.js'],
      later: [],
    });
  });

  it('names what it loads by itself, first of all, without what is there by then', () => {
    const { later } = islandAsset(MANIFEST, 'src/island.tsx', '_rules');
    expect(later).toEqual(['/assets/rules-4.js', '/assets/words-5.js']);
  });

  it('fails the build for an entry that is not there', () => {
    expect(() => islandAsset(MANIFEST, 'src/other.tsx')).toThrow('src/other.tsx');
  });
});
