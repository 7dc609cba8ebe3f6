import styled from '@emotion/styled';
import { isPhotoName, photoPath } from '@harbour-haul/domain/photos/photo';
import { useState } from 'react';
import { color } from '#components/tokens.ts';
import { useRequestTexts } from '../texts/use-request-texts.ts';

const Pictures = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  // Over what the page's lists have.
  'article &': { margin: '8px 0 0', padding: 0 },
  'article & li': { margin: 0 },
  listStyle: 'none',
  whiteSpace: 'normal',
  '&:empty': { display: 'none' },
  a: { display: 'block', borderRadius: 10 },
  'a:focus-visible': { outline: `3px solid ${color.primary}`, outlineOffset: 2 },
  img: {
    display: 'block',
    width: 88,
    height: 88,
    borderRadius: 10,
    objectFit: 'cover',
    background: color.hairline,
  },
});

/**
 * The photos of a request, for whom the server shows them: the visitor who sent them, by the cookie of their browser. On
 * another device, and while they are checked, there are none to be seen.
 */
export function OwnPhotos({ paths }: { paths: readonly string[] }) {
  const { photos } = useRequestTexts();
  const [missing, setMissing] = useState<readonly string[]>([]);
  const names = paths.map((path) => path.split('/').at(-1) ?? '').filter(isPhotoName);
  return (
    <Pictures>
      {names.map(
        (name, index) =>
          !missing.includes(name) && (
            <li key={name}>
              <a href={photoPath(name)} target="_blank" rel="noreferrer">
                <img
                  src={`${photoPath(name)}?size=thumbnail`}
                  alt={photos.view(index + 1)}
                  loading="lazy"
                  onError={() => setMissing((now) => [...now, name])}
                />
              </a>
            </li>
          ),
      )}
    </Pictures>
  );
}
