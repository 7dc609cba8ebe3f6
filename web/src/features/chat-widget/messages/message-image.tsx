import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { ShownMessage } from '../state/chat-record.ts';

/** Thumbnails are at most 200 px (specification section 9). */
const Thumbnail = styled('img')({
  display: 'block',
  maxWidth: 200,
  width: 'auto',
  height: 'auto',
  maxHeight: 200,
  marginBlock: 4,
  borderRadius: 10,
});

const Missing = styled('div')({ fontStyle: 'italic' });

/** Bitmaps alone are shown from data, and paths of this site; nothing that a message could bring from elsewhere. */
const SHOWN = /^(?:data:image\/(?:jpeg|png|webp|gif);base64,|\/?uploads\/[\w.-]+$)/;

/** The picture of a message, where it has one: chosen here, or by its address. */
export function MessageImage({ message }: { message: ShownMessage }) {
  const [broken, setBroken] = useState(false);
  const source = message.preview ?? message.image;
  if (source === null) return null;
  if (broken || !SHOWN.test(source)) return <Missing>Image unavailable</Missing>;
  const address = source.startsWith('uploads/') ? `/${source}` : source;
  return (
    <Thumbnail
      src={address}
      alt={message.sender === 'user' ? 'Your photo' : 'Photo'}
      onError={() => setBroken(true)}
    />
  );
}
