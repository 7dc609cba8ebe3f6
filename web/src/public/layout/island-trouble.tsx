import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { color, SHADOW } from '#components/tokens.ts';

/** Read out, and not seen. */
const Heard = styled('p')({
  position: 'fixed',
  clipPath: 'inset(50%)',
  span: { display: 'none' },
  // Set by the bootstrap script where the island before it was pressed and its code is not there.
  '[data-asked]:not([data-alive]) + & span': { display: 'inline' },
});

const Panel = styled('div')({
  display: 'none',
  // Where that code is wanted and cannot be fetched.
  '[data-asked][data-failed]:not([data-alive]) ~ &': { display: 'grid' },
  justifyItems: 'start',
  padding: '10px 16px 2px',
  border: `1px solid ${color.hairline}`,
  borderRadius: 12,
  background: color.surface,
  color: color.text,
  fontSize: '0.9375rem',
  p: { lineHeight: 1.4 },
  'a, button': {
    display: 'inline-flex',
    // A number goes to the next line as a whole.
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 6,
    minHeight: 44,
    padding: 0,
    border: 0,
    background: 'none',
    color: color.primary,
    font: 'inherit',
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    cursor: 'pointer',
  },
  'button:focus-visible': { outline: `3px solid ${color.primary}`, outlineOffset: 2 },
  '&[data-floats]': {
    position: 'fixed',
    zIndex: 30,
    right: 'max(16px, env(safe-area-inset-right))',
    bottom: 'calc(max(16px, env(safe-area-inset-bottom)) + 68px)',
    width: 'min(22rem, calc(100vw - 32px))',
    boxShadow: SHADOW,
  },
});

interface IslandTroubleProps {
  /** It floats above the chat button. */
  floats?: boolean;
  /** What is said to a screen reader as soon as the island was pressed; without it, the island says so itself. */
  heard?: string;
  text: string;
  children?: ReactNode;
}

/**
 * Stands behind an island and says what is so until its code is there: that a press was heard, and that the code could not be fetched,
 * which is tried again by itself.
 */
export function IslandTrouble({ floats = false, heard, text, children }: IslandTroubleProps) {
  return (
    <>
      {heard !== undefined && (
        <Heard role="status">
          <span>{heard}</span>
        </Heard>
      )}
      <Panel data-floats={floats ? '' : undefined}>
        <p role="alert">{text}</p>
        {children}
      </Panel>
    </>
  );
}
