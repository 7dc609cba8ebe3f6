import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { useImageFallback } from '#lib/chat/image-fallback.ts';

interface PhotoImageProps {
  /** The addresses under which it may be found. */
  sources: readonly string[];
  alt: string;
  /** A tiny blurred picture that stands there until it is loaded. */
  placeholder?: string | null;
  /** What stands there where none of the addresses shows a picture. */
  fallback: ReactNode;
  style: object;
}

/** A picture that tries each address it can be under before it is given up. */
export function PhotoImage({ sources, alt, placeholder = null, fallback, style }: PhotoImageProps) {
  const { source, onError } = useImageFallback(sources);
  const [isLoaded, setLoaded] = useState(false);
  if (source === undefined) return fallback;
  const blurred = !isLoaded && placeholder !== null && { backgroundImage: `url("${placeholder}")` };
  return (
    <Box
      component="img"
      key={source}
      src={source}
      alt={alt}
      loading="lazy"
      decoding="async"
      onLoad={() => setLoaded(true)}
      onError={onError}
      sx={[baseStyle, style, blurred]}
    />
  );
}

const baseStyle = {
  display: 'block',
  backgroundColor: 'action.hover',
  backgroundSize: 'cover',
  backgroundPosition: 'center',
};
