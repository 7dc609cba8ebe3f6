import { describe, expect, it } from '@jest/globals';
import { pictureSource } from './picture-source.ts';

const of = (content: string, image: string | null = null, sender: 'user' | 'assistant' = 'user') =>
  pictureSource({ sender, content, image });

describe('the picture of a message', () => {
  it('is tried under its path, then under the photos of the API', () => {
    expect(of('', 'uploads/a.jpg')).toEqual({
      sources: ['/uploads/a.jpg', '/api/photos/a.jpg'],
      failure: 'Image could not be loaded',
    });
  });

  it('is itself where it is a bitmap', () => {
    expect(of('', 'data:image/png;base64,AAAA')?.sources).toEqual(['data:image/png;base64,AAAA']);
  });

  it.each(['data:image/jpeg;base64,', 'data:image/svg+xml;base64,AAAA', 'https://elsewhere.example/x.png'])(
    'is missing in %s',
    (image) => {
      expect(of('', image)).toEqual({
        sources: [],
        failure: 'User uploaded a photo but the image data is missing',
      });
    },
  );

  it.each([
    '[photo]',
    '[Image uploaded]',
    'I uploaded a photo',
    "I've uploaded a photo.",
    'Uploaded a picture',
  ])('is missing where the visitor only says %s', (content) => {
    expect(of(content)?.failure).toBe('User uploaded a photo but the image data is missing');
    expect(of(content, null, 'assistant')?.failure).toBe('Image mentioned but not available');
  });

  it('is looked for where its path stands in the text', () => {
    expect(of('see /uploads/a.png please', null, 'assistant')).toEqual({
      sources: ['/uploads/a.png', '/api/photos/a.png'],
      failure: 'Image mentioned but not available',
    });
  });

  it.each([
    '',
    'hello',
    'Would you like to add a photo?',
    'I could not upload a photo because it is too big',
  ])('is not there in %j', (content) => {
    expect(of(content)).toBeNull();
  });
});
