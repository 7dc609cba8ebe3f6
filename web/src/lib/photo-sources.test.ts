import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { photoSources } from './photo-sources.ts';

describe('photoSources', () => {
  it.each([
    ['uploads/a.jpg', ['/uploads/a.jpg', '/api/photos/a.jpg']],
    ['/uploads/a.jpg', ['/uploads/a.jpg', '/api/photos/a.jpg']],
    ['a.jpg', ['/uploads/a.jpg', '/api/photos/a.jpg']],
    ['uploads/2026/a.jpg', ['/uploads/2026/a.jpg', '/uploads/a.jpg', '/api/photos/a.jpg']],
    ['data:image/png;base64,AAAA', ['data:image/png;base64,AAAA']],
  ])('of %s', (image, sources) => {
    expect(photoSources(image)).toEqual(sources);
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
  ])('has none of %s', (image) => {
    expect(photoSources(image)).toEqual([]);
  });

  it('never leads out of the photos of this site', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (image) => {
        for (const source of photoSources(image)) {
          const { origin, pathname } = new URL(source, 'http://site.example');
          expect(origin).toBe('http://site.example');
          expect(pathname).toMatch(/\/uploads\/|^\/api\/photos\//);
        }
      }),
    );
  });
});
