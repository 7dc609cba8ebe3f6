import { describe, expect, it } from '@jest/globals';
import { messageImageSource } from './message-image.tsx';

const of = (content: string, image: string | null = null, sender: 'user' | 'assistant' = 'user') =>
  messageImageSource({ sender, content, image });

describe('message image source', () => {
  it('a message image is loaded from its path, then from the photos of the API', () => {
    expect(of('', 'uploads/a.jpg')).toEqual({
      sources: ['/uploads/a.jpg', '/api/photos/a.jpg'],
      failure: 'Image could not be loaded',
    });
  });

  it('a message image with a bitmap data URL has that as its source', () => {
    expect(of('', 'data:image/png;base64,AAAA')?.sources).toEqual(['data:image/png;base64,AAAA']);
  });

  it.each(['data:image/jpeg;base64,', 'data:image/svg+xml;base64,AAAA', 'https://elsewhere.example/x.png'])(
    'a message image is missing in %s',
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
  ])('a message image is missing where the visitor only writes %s', (content) => {
    expect(of(content)?.failure).toBe('User uploaded a photo but the image data is missing');
    expect(of(content, null, 'assistant')?.failure).toBe('Image mentioned but not available');
  });

  it('a message image is loaded from a path in the text', () => {
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
  ])('there is no message image in %j', (content) => {
    expect(of(content)).toBeNull();
  });
});
