import ImageNotSupportedOutlined from '@mui/icons-material/ImageNotSupportedOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { messageImageSource } from './message-image-source.ts';
import type { ShownMessage } from './message-items.ts';

/** The image of a message, loaded from each of its addresses in turn until one works. */
export function MessageImage({ item }: { item: ShownMessage }) {
  const [failures, setFailures] = useState(0);
  const candidate = messageImageSource(item);
  if (!candidate) return null;
  const source = candidate.sources[failures];
  if (source === undefined) {
    return (
      <Box sx={missingStyle}>
        <ImageNotSupportedOutlined aria-hidden="true" fontSize="small" />
        {candidate.failure}
      </Box>
    );
  }
  const image = (
    <Box
      component="img"
      key={source}
      src={source}
      alt={item.sender === 'user' ? 'Sent by the visitor' : 'Sent in this chat'}
      onError={() => setFailures(failures + 1)}
      sx={imageStyle}
    />
  );
  // Browsers open no data URL in a tab of its own.
  if (source.startsWith('data:')) return image;
  return (
    <a href={source} target="_blank" rel="noreferrer">
      {image}
    </a>
  );
}

const imageStyle = {
  display: 'block',
  minWidth: 44,
  minHeight: 44,
  maxWidth: '100%',
  maxHeight: 240,
  my: 0.5,
  borderRadius: 1,
  objectFit: 'contain',
};

const missingStyle = { display: 'flex', alignItems: 'center', gap: 1, opacity: 0.9, fontStyle: 'italic' };
