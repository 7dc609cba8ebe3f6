import styled from '@emotion/styled';
import { MAX_PHOTOS_AT_ONCE } from '@harbour-haul/domain/photos/photo-limits';
import { useState } from 'react';
import { ActionButton } from '#components/action.tsx';
import { color } from '#components/tokens.ts';
import { useRequestTexts } from '../texts/use-request-texts.ts';
import { useFocus } from '../use-focus.ts';
import type { Refusal } from '../use-request.ts';
import { sendPhotos } from './send-photos.ts';

const Panel = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  marginTop: 20,
  padding: 16,
  border: `1px solid ${color.hairline}`,
  borderRadius: 12,
  outline: 'none',
  ul: { margin: 0, paddingLeft: 20, overflowWrap: 'anywhere' },
  p: { margin: 0 },
});

/** Looks like a quiet button, with the browser's own input in it. */
const Picker = styled('label')({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 48,
  padding: '8px 20px',
  border: `2px dashed ${color.quiet}`,
  borderRadius: 12,
  color: color.primary,
  fontWeight: 600,
  '&:focus-within': { outline: `3px solid ${color.primary}`, outlineOffset: 2 },
  '&:has(:disabled)': { color: color.quiet },
  input: { position: 'absolute', inset: 0, width: '100%', opacity: 0, fontSize: 0, cursor: 'pointer' },
  'input:disabled': { cursor: 'default' },
});

interface RequestPhotosProps {
  /** For how many more the request has room. */
  room: number;
  isSending: boolean;
  onSending: (isSending: boolean) => void;
  /** Adds a stored photo to the request. @returns why it was not added, or null */
  onAdd: (path: string) => Promise<Refusal | null>;
  /** Nothing is left to do; the notice says what became of it. */
  onDone: (notice: string) => void;
}

/** Adds photos to a request. Each is sent as soon as it is chosen. */
export function RequestPhotos({ room, isSending, onSending, onAdd, onDone }: RequestPhotosProps) {
  const texts = useRequestTexts();
  const { photos, form } = texts;
  /** How far the sending is, and then what was added. */
  const [said, setSaid] = useState('');
  const [problems, setProblems] = useState<string[]>([]);

  async function add(files: File[]): Promise<void> {
    setProblems([]);
    onSending(true);
    const {
      added,
      isClosed,
      problems: left,
    } = await sendPhotos(files, room, texts, onAdd, (number, count) =>
      setSaid(photos.sending(number, count)),
    );
    onSending(false);
    // Closed meanwhile, and with it this panel: it is said where the request is.
    if (isClosed) return onDone(added > 0 ? photos.closedSince(added) : photos.closed);
    if (left.length === 0) return onDone(photos.added(added));
    // Those that could be used are with the request, whatever became of the others.
    setSaid(added === 0 ? '' : photos.added(added));
    setProblems(left);
  }

  return (
    <Panel ref={useFocus<HTMLDivElement>(true)} tabIndex={-1} role="group" aria-label={photos.label}>
      <p>{room > 0 ? photos.hint(Math.min(room, MAX_PHOTOS_AT_ONCE)) : photos.full}</p>
      {room > 0 && (
        <Picker>
          {photos.choose}
          <input
            type="file"
            accept="image/*"
            multiple
            disabled={isSending}
            onChange={({ target }) => {
              const files = [...(target.files ?? [])];
              target.value = '';
              if (files.length > 0) void add(files);
            }}
          />
        </Picker>
      )}
      <p role="status">{said}</p>
      {problems.length > 0 && (
        <ul role="alert">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <ActionButton type="button" data-look="quiet" disabled={isSending} onClick={() => onDone('')}>
        {form.back}
      </ActionButton>
    </Panel>
  );
}
