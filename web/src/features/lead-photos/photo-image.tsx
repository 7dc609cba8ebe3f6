import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { useImageFallback } from '#lib/chat/image-fallback.ts';

interface PhotoImageProps {
  /** The URLs to try, in this order. */
  sources: readonly string[];
  alt: string;
  /** A tiny blurred image that is shown until the photo is loaded. */
  placeholder?: string | null;
  /** Shown if none of the sources can be loaded. */
  fallback: ReactNode;
  style: object;
  /** Called when none of them could be loaded. */
  onUnavailable: () => void;
}

/** The image of a photo; each source is tried before it counts as unavailable. */
export function PhotoImage(props: PhotoImageProps) {
  const { sources, alt, placeholder = null, fallback, style, onUnavailable } = props;
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
      onError={() => {
        onError();
        if (source === sources.at(-1)) onUnavailable();
      }}
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
