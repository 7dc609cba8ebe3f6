import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { imageSources } from './image-fallback.ts';

describe('imageSources', () => {
  it.each([
    ['uploads/a.jpg', ['/uploads/a.jpg', '/api/photos/a.jpg']],
    ['/uploads/a.jpg', ['/uploads/a.jpg', '/api/photos/a.jpg']],
    ['a.jpg', ['/uploads/a.jpg', '/api/photos/a.jpg']],
    ['uploads/2026/a.jpg', ['/uploads/2026/a.jpg', '/uploads/a.jpg', '/api/photos/a.jpg']],
    ['data:image/png;base64,AAAA', ['data:image/png;base64,AAAA']],
  ])('lists the addresses of %s in their order', (image, sources) => {
    expect(imageSources(image)).toEqual(sources);
  });

  it.each([
    '',
    '/',
    'data:text/html;base64,AAAA',
    'data:image/svg+xml;base64,AAAA',
    'data:image/png,<svg/>',
    'https://elsewhere.example/uploads/a.jpg',
    '//elsewhere.example/uploads/a.jpg',
    'javascript:alert(1)',
    '../uploads/a.jpg',
    'uploads/../../api/user',
    'api/leads/export',
    'uploads\\a.jpg',
    'a.jpg?x=1',
  ])('is empty for %s', (image) => {
    expect(imageSources(image)).toEqual([]);
  });

  it('never leads out of the uploads of this site', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (image) => {
        for (const source of imageSources(image)) {
          const { origin, pathname } = new URL(source, 'http://site.example');
          expect(origin).toBe('http://site.example');
          expect(pathname).toMatch(/\/uploads\/|^\/api\/photos\//);
        }
      }),
    );
  });
});
