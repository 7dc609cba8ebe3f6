import type { ChatMessage } from '@harbour-haul/domain/chat/messages/chat-message';
import ImageNotSupportedOutlined from '@mui/icons-material/ImageNotSupportedOutlined';
import Box from '@mui/material/Box';
import { imageSources, useImageFallback } from '#lib/chat/image-fallback.ts';
import type { ShownMessage } from './message-items.ts';

type MessageImageSource =
  /** The addresses to try in their order, and the text when none of them shows an image. */
  { sources: string[]; failure: string } | null;

/** The texts of specification section 8. */
const NOT_LOADED = 'Image could not be loaded';
const DATA_MISSING = 'User uploaded a photo but the image data is missing';
const NOT_AVAILABLE = 'Image mentioned but not available';

/** What clients write in place of a photo that was sent. */
const UPLOADED =
  /^\s*(?:\[(?:photo|image|picture)[^\]]*\]|(?:i(?:'ve| have)? )?(?:just )?(?:uploaded|sent) (?:a|an|the|my) (?:photo|image|picture)\b.{0,20})\s*$/i;
const PATH = /(?:^|\s)\/?uploads\/([A-Za-z0-9_-][A-Za-z0-9._-]{0,199}\.(?:jpe?g|png|webp|gif))(?=$|\s)/i;

/** Returns the addresses of a message's image; null where it has none. */
export function messageImageSource({
  sender,
  content,
  image,
}: Pick<ChatMessage, 'sender' | 'content' | 'image'>): MessageImageSource {
  if (image) {
    const sources = imageSources(image);
    const failure = sources.length === 0 && sender === 'user' ? DATA_MISSING : NOT_LOADED;
    return { sources, failure };
  }
  const mentioned = PATH.exec(content)?.[1];
  if (mentioned !== undefined) return { sources: imageSources(mentioned), failure: NOT_AVAILABLE };
  if (!UPLOADED.test(content)) return null;
  return { sources: [], failure: sender === 'user' ? DATA_MISSING : NOT_AVAILABLE };
}

/** The image of a message, loaded from each of its addresses in turn until one works. */
export function MessageImage({ item }: { item: ShownMessage }) {
  const candidate = messageImageSource(item);
  const { source, onError } = useImageFallback(candidate?.sources ?? []);
  if (!candidate) return null;
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
      onError={onError}
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
