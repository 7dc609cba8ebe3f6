import styled from '@emotion/styled';
import type { KeyboardEvent, MouseEvent, Ref } from 'react';
import { color, DESKTOP, SHADOW } from '#components/tokens.ts';
import type { ChatTexts } from '../texts/chat-texts.ts';

const Button = styled('a')({
  position: 'fixed',
  zIndex: 30,
  right: 'max(16px, env(safe-area-inset-right))',
  bottom: 'max(16px, env(safe-area-inset-bottom))',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  minWidth: 56,
  minHeight: 56,
  // Seen where the system chooses the colours.
  border: '2px solid transparent',
  borderRadius: 28,
  background: color.primary,
  boxShadow: SHADOW,
  color: color.onPrimary,
  fontWeight: 600,
  textDecoration: 'none',
  cursor: 'pointer',
  '&:focus-visible': { outline: `3px solid ${color.accent}`, outlineOffset: 2 },
  svg: { flex: 'none', width: 26, height: 26, fill: 'none', stroke: 'currentColor', strokeWidth: 2 },
  '@media print': { display: 'none' },
  // The window lies in its place and has its own button to close it. Not by `visibility`, which is animated where motion is
  // reduced: the button could not take the focus at once.
  '&[aria-expanded=true]': { display: 'none' },
  [DESKTOP]: { paddingInline: 13 },
  // Pressed before its code is there, as the page's bootstrap script has marked it.
  '[data-asked]:not([data-alive]) &': {
    cursor: 'progress',
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: -6,
      border: `4px dotted ${color.accent}`,
      borderRadius: 34,
    },
  },
  // Out of the way of who types into a form; under that of a quote it passes on small screens (`quote-section.tsx`).
  '@media (max-width: 899px)': {
    'body:has(main form:focus-within) &': { display: 'none' },
  },
});

const Words = styled('span')({ display: 'none', paddingRight: 5, [DESKTOP]: { display: 'inline' } });

const Badge = styled('span')({
  position: 'absolute',
  top: -4,
  right: -4,
  minWidth: 24,
  height: 24,
  paddingInline: 6,
  borderRadius: 12,
  background: color.accent,
  color: color.onAccent,
  fontSize: '0.8125rem',
  fontWeight: 700,
  lineHeight: '24px',
  textAlign: 'center',
});

const MAX_SHOWN = 9;
const SPEECH_BUBBLE = 'M4 5h16v11H10l-4 4v-4H4z';

interface ChatLauncherProps {
  /** In the language of the page. */
  texts: ChatTexts['launcher'];
  /** The quote form: where the button leads as long as no script runs. */
  href: string;
  /** What it does once the chat's code is there; without this it is a link. */
  live?: { open: boolean; unread: number; isLeft: boolean; onToggle: () => void } | undefined;
  ref?: Ref<HTMLAnchorElement>;
}

/** The floating chat button of every public page. Prerendered: its first render must not depend on the browser. */
export function ChatLauncher({ href, texts, live, ref }: ChatLauncherProps) {
  const unread = live?.unread ?? 0;
  const isLeft = live?.isLeft ?? false;
  return (
    <Button
      ref={ref}
      href={href}
      data-chat=""
      aria-label={label(texts, unread, isLeft)}
      {...(live && buttonProps(live))}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" strokeLinecap="round" strokeLinejoin="round">
        <path d={SPEECH_BUBBLE} />
      </svg>
      <Words aria-hidden="true">{isLeft ? texts.left : texts.label}</Words>
      {(unread > 0 || isLeft) && <Badge aria-hidden="true">{badge(unread)}</Badge>}
    </Button>
  );
}

function buttonProps({ open, onToggle }: NonNullable<ChatLauncherProps['live']>) {
  const toggle = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    // The page's bootstrap script would only ever open it.
    event.stopPropagation();
    onToggle();
  };
  return {
    role: 'button',
    'aria-expanded': open,
    'aria-haspopup': 'dialog' as const,
    onClick: toggle,
    // Links know Enter alone.
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === ' ') toggle(event);
    },
  };
}

/** Of a conversation that can be continued there may be nothing to read. */
function badge(unread: number): string {
  if (unread === 0) return '…';
  return unread > MAX_SHOWN ? `${MAX_SHOWN}+` : `${unread}`;
}

function label(texts: ChatTexts['launcher'], unread: number, isLeft: boolean): string {
  const name = isLeft ? texts.left : texts.label;
  if (unread === 0) return name;
  return `${name}, ${texts.unread(unread)}`;
}
