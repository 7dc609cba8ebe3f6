import styled from '@emotion/styled';
import { MAX_PHOTOS_AT_ONCE } from '@harbour-haul/domain/photos/photo-limits';
import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { color } from '#components/tokens.ts';
import { useQuoteTexts } from '../texts/use-quote-texts.ts';
import { PhotoList } from './photo-list.tsx';
import { RefusedBefore, useRefusedBefore } from './refused-before.tsx';
import type { LeftOutFiles } from './upload-queue.ts';
import type { FormPhotos } from './use-form-photos.ts';

const Field = styled('div')({ minWidth: 0 });

const Title = styled('p')({ marginBottom: 6, fontWeight: 600 });
const Hint = styled('p')({ marginTop: 6, color: color.quiet, fontSize: '0.875rem' });

/** Looks like a quiet button; the browser's own input is in it, invisible, so that all that it can do still works. */
const Picker = styled('label')({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 48,
  padding: '8px 20px',
  border: `2px dashed color-mix(in srgb, ${color.quiet} 60%, transparent)`,
  borderRadius: 12,
  color: color.primary,
  fontWeight: 600,
  cursor: 'pointer',
  '&:hover': { borderColor: color.primary },
  '&:focus-within': { outline: `3px solid ${color.primary}`, outlineOffset: 2 },
  '&[data-full]': { color: color.quiet, cursor: 'default' },
  input: { position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'inherit', fontSize: 0 },
});

const Missing = styled('p')({
  marginTop: 6,
  color: 'var(--mui-palette-error-main)',
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
});

/** Which of the chosen files are not among the photos, and why: no toast, which would lie over them on a phone. */
function LeftOut({ files }: { files: LeftOutFiles }) {
  const { leftOut } = useQuoteTexts().photos;
  const why = (['not-an-image', 'too-many'] as const).filter((problem) => files[problem].length > 0);
  return why.map((problem) => (
    <Missing key={problem} role="alert">
      {leftOut[problem](files[problem].join(', '))}
    </Missing>
  ));
}

/** Photos of what has to go, as many as a request can have. */
export function PhotoField({ photos }: { photos: FormPhotos }) {
  const texts = useQuoteTexts().photos;
  const input = useRef<HTMLInputElement>(null);
  const { queue, count, isFull } = photos;
  const [leftOut, setLeftOut] = useState<LeftOutFiles | null>(null);
  const refusedBefore = useRefusedBefore();

  function addFiles(element: HTMLInputElement) {
    const files = [...(element.files ?? [])];
    // Else the same photo could not be chosen twice.
    element.value = '';
    if (files.length > 0) setLeftOut(photos.add(files));
  }

  const addEarlyFiles = useEffectEvent(addFiles);
  useEffect(() => {
    // Chosen before the code was there.
    if (input.current) addEarlyFiles(input.current);
  }, []);

  return (
    <Field
      data-wide=""
      role="group"
      aria-labelledby="quote-photos-title"
      aria-describedby="quote-photos-hint"
    >
      <Title id="quote-photos-title">{texts.title}</Title>
      <Picker data-full={isFull ? '' : undefined}>
        {count === 0 ? texts.add : texts.addMore}
        <input
          ref={input}
          type="file"
          accept="image/*"
          multiple
          onChange={(event: ChangeEvent<HTMLInputElement>) => addFiles(event.target)}
        />
      </Picker>
      <Hint id="quote-photos-hint">{texts.hint(MAX_PHOTOS_AT_ONCE)}</Hint>
      {leftOut && <LeftOut files={leftOut} />}
      {refusedBefore !== null && (
        <Missing role="alert">
          <RefusedBefore why={refusedBefore} />
        </Missing>
      )}
      <PhotoList queue={queue} onRemoved={() => input.current?.focus()} />
    </Field>
  );
}
