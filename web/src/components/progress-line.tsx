import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';

interface ProgressLineProps {
  /** What is waited for, for screen readers. */
  label: string;
  className?: string;
}

/**
 * Something is under way, nobody knows for how long. Moved by a transform alone, which the compositor does by itself: MUI's own moves
 * its edges, and with each frame of that the whole page is laid out while somebody types.
 */
export function ProgressLine({ label, className }: ProgressLineProps) {
  return (
    <Track role="progressbar" aria-label={label} className={className}>
      <span />
    </Track>
  );
}

const pass = keyframes`from { transform: translateX(-100%) } to { transform: translateX(250%) }`;

const Track = styled('div')({
  position: 'relative',
  height: 4,
  overflow: 'hidden',
  contain: 'strict',
  backgroundColor: 'color-mix(in srgb, var(--mui-palette-primary-main) 30%, transparent)',
  '& > span': {
    position: 'absolute',
    insetBlock: 0,
    left: 0,
    width: '40%',
    backgroundColor: 'var(--mui-palette-primary-main)',
    animation: `${pass} 1.4s linear infinite`,
  },
  '@media (prefers-reduced-motion: reduce)': { '& > span': { width: '100%', animation: 'none' } },
});
