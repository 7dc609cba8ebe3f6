import styled from '@emotion/styled';
import { color } from '#components/tokens.ts';
import { useQuoteTexts } from '../texts/use-quote-texts.ts';
import { isPending, type QueuedPhoto, type QueuedPhotoState } from './queued-photo.ts';

const Item = styled('li')({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: 8,
  border: `1px solid ${color.hairline}`,
  borderRadius: 12,
  background: color.surface,
  '&[data-state=failed], &[data-state=refused]': { borderColor: 'var(--mui-palette-error-main)' },
  '& > img, & > span': {
    display: 'block',
    width: '100%',
    height: 96,
    marginBottom: 8,
    borderRadius: 8,
    objectFit: 'cover',
    background: color.hairline,
  },
  // A file that is no image has nothing to show of it but that.
  '&[data-state=refused] > span': { display: 'grid', placeItems: 'center' },
  '&[data-state=refused] > span::before': {
    content: '"!"',
    width: 40,
    border: '3px solid',
    borderRadius: 20,
    color: 'var(--mui-palette-error-main)',
    fontWeight: 700,
    fontSize: '1.25rem',
    lineHeight: '34px',
    textAlign: 'center',
  },
  '& > div': { display: 'flex', flex: 1, flexDirection: 'column' },
  progress: { display: 'block', width: '100%', height: 8, marginBlock: 6, accentColor: color.primary },
});

const Name = styled('p')({
  overflow: 'hidden',
  fontWeight: 600,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

const Status = styled('p')({
  color: color.quiet,
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
  '&[data-bad]': { color: 'var(--mui-palette-error-main)' },
});

/** In one line with those of its neighbours. */
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  marginTop: 'auto',
  marginLeft: -8,
});

const Action = styled('button')({
  minHeight: 44,
  padding: '0 8px',
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: color.primary,
  font: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  cursor: 'pointer',
  '&:focus-visible': { outline: `3px solid ${color.primary}`, outlineOffset: -2 },
});

interface PhotoItemProps {
  photo: QueuedPhoto;
  isMain: boolean;
  onRetry: () => void;
  onRemove: () => void;
}

/** One chosen photo. */
export function PhotoItem({ photo, isMain, onRetry, onRemove }: PhotoItemProps) {
  const { message: translated, photos: texts } = useQuoteTexts();
  const { name, preview, state, progress, message, isSmaller } = photo;
  const action = (label: string, onClick: () => void) => (
    <Action type="button" aria-label={`${label}: ${name}`} onClick={onClick}>
      {label}
    </Action>
  );
  const isBad = BAD.has(state);
  const usual = state === 'ready' && isMain ? texts.main : texts.states[state];
  return (
    <Item data-state={state}>
      {preview === null ? <span /> : <img src={preview} alt="" />}
      <div>
        <Name dir="auto" title={name}>
          {name}
        </Name>
        {state === 'sending' && <progress value={progress} aria-label={texts.sent(name)} />}
        <Status role={isBad ? 'alert' : 'status'} data-bad={isBad ? '' : undefined}>
          {message === null ? usual : translated(message)}
        </Status>
        {state === 'ready' && isSmaller && <Status>{texts.madeSmaller}</Status>}
        <Actions>
          {state === 'failed' && action(texts.retry, onRetry)}
          {action(isPending(photo) ? texts.cancel : texts.remove, onRemove)}
        </Actions>
      </div>
    </Item>
  );
}

const BAD = new Set<QueuedPhotoState>(['failed', 'refused']);
