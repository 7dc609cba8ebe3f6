import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTexts } from '#components/page/language.tsx';
import { color, SHADOW } from '#components/tokens.ts';
import { LAYOUT_TEXTS } from './layout-texts.ts';

const Panel = styled('div')({
  display: 'none',
  // Set by the bootstrap script where the code of the island before it is wanted and cannot be fetched.
  '[data-asked][data-failed]:not([data-alive]) + &': { display: 'flex' },
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 16,
  padding: '10px 16px 2px',
  border: `1px solid ${color.hairline}`,
  borderRadius: 12,
  background: color.surface,
  color: color.text,
  fontSize: '0.9375rem',
  p: { flex: '1 1 100%', lineHeight: 1.4 },
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
  text: string;
  children?: ReactNode;
}

/**
 * Stands behind an island and says that its code could not be fetched. It is tried again by itself.
 */
export function IslandTrouble({ floats = false, text, children }: IslandTroubleProps) {
  const { reload } = useTexts(LAYOUT_TEXTS);
  return (
    <Panel data-floats={floats ? '' : undefined}>
      <p role="alert">{text}</p>
      {children}
      <a href="?">{reload}</a>
    </Panel>
  );
}
