import ImageNotSupportedOutlined from '@mui/icons-material/ImageNotSupportedOutlined';
import Box from '@mui/material/Box';
import { imageSources, useImageFallback } from '#lib/chat/image-fallback.ts';

/** Specification section 9. */
const MAX_PX = 200;

interface PhotoThumbnailProps {
  /** As stored in a message or a lead: a path, a file name or a bitmap's data URL. */
  photo: string;
  alt: string;
}

/** A photo at most 200 px wide and high. Each address it can be under is tried before it counts as unavailable. */
export function PhotoThumbnail({ photo: image, alt }: PhotoThumbnailProps) {
  const { source, onError } = useImageFallback(imageSources(image));
  if (source === undefined) return <Unavailable />;
  const picture = <Box component="img" src={source} alt={alt} onError={onError} sx={pictureStyle} />;
  // Browsers open no data URL in a tab of its own.
  if (source.startsWith('data:')) return picture;
  return (
    <Box component="a" href={source} target="_blank" rel="noreferrer" sx={{ display: 'inline-block' }}>
      {picture}
    </Box>
  );
}

function Unavailable() {
  return (
    <Box component="span" sx={unavailableStyle}>
      <ImageNotSupportedOutlined fontSize="small" aria-hidden="true" />
      Image unavailable
    </Box>
  );
}

const pictureStyle = {
  display: 'block',
  minWidth: 44,
  minHeight: 44,
  maxWidth: `min(${MAX_PX}px, 100%)`,
  maxHeight: MAX_PX,
  objectFit: 'cover',
  borderRadius: 1,
  bgcolor: 'action.hover',
};

const unavailableStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  px: 1.5,
  py: 1,
  border: '1px dashed',
  borderColor: 'text.secondary',
  borderRadius: 1,
};
