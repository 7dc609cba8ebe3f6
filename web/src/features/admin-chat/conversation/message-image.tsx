import ImageNotSupportedOutlined from '@mui/icons-material/ImageNotSupportedOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { ShownMessage } from './message-items.ts';
import { pictureSource } from './picture-source.ts';

/** The picture of a message, tried at each address it can be under before it is given up. */
export function MessagePicture({ item }: { item: ShownMessage }) {
  const [failures, setFailures] = useState(0);
  const picture = pictureSource(item);
  if (!picture) return null;
  const source = picture.sources[failures];
  if (source === undefined) {
    return (
      <Box sx={missingStyle}>
        <ImageNotSupportedOutlined aria-hidden="true" fontSize="small" />
        {picture.failure}
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
      sx={pictureStyle}
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

const pictureStyle = {
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
