import { color, UPRIGHT_PHONE } from '#components/tokens.ts';

/**
 * On a phone held upright the chat's button has a bar at the bottom of the screen, on which it covers nothing of the page
 * and has room for its words. The landing page has a bar of its own (`hero-actions.tsx`).
 */
export const chatBar = {
  [UPRIGHT_PHONE]: {
    '#chat-widget::before': {
      content: '""',
      position: 'fixed',
      // As the button where a form passes over it (`quote-section.tsx`).
      zIndex: 5,
      inset: 'auto 0 0',
      height: 'calc(64px + env(safe-area-inset-bottom))',
      borderTop: `1px solid ${color.hairline}`,
      background: color.surface,
    },
    // The button is away then.
    'body:has(main form:focus-within) #chat-widget::before': { display: 'none' },
    '#chat-widget > a': {
      bottom: 'calc(4px + env(safe-area-inset-bottom))',
      paddingInline: 13,
      boxShadow: 'none',
    },
    '#chat-widget > a > svg + span': { display: 'inline' },
    '@media print': { '#chat-widget::before': { display: 'none' } },
  },
};
