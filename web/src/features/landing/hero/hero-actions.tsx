import { SITE } from '@harbour-haul/domain/site/site';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { ActionLink } from '#components/action.tsx';
import { BAR_LOOK } from '#components/page/bar-look.ts';
import { useTexts } from '#components/page/language.tsx';
import { UPRIGHT_PHONE } from '#components/tokens.ts';
import { phoneLink } from '#lib/contact/phone-link.ts';
import { ChatLink } from '../chat-link.tsx';
import { LANDING_TEXTS } from '../landing-texts.ts';

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginTop: 24,
  // Elsewhere the header has room for the number.
  'a[href^=tel]': { display: 'none' },
  [UPRIGHT_PHONE]: {
    marginTop: 8,
    'a[href^=tel]': { display: 'inline-flex' },
    '> a': { minHeight: 44, padding: 0, border: 0, textDecoration: 'underline', textUnderlineOffset: 3 },
  },
});

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  ...BAR_LOOK,
});

const chatButton = {
  [UPRIGHT_PHONE]: {
    '#chat-widget > a': { bottom: 'calc(4px + env(safe-area-inset-bottom))' },
    '#chat-widget > a:not(:focus-visible)': { boxShadow: 'none' },
    'main:has([data-bar] :focus-visible) ~ #chat-widget > a:not(:focus-visible)': { zIndex: 7 },
  },
};

/**
 * The ways to begin. On a phone the quote and the call are a bar at the bottom of the screen that stays, with the chat's
 * button in it; while the form is in sight, it passes over both of them.
 */
export function HeroActions() {
  const { call, getQuote } = useTexts(LANDING_TEXTS);
  return (
    <Actions>
      <GlobalStyles styles={chatButton} />
      <Bar data-bar="">
        <ActionLink data-look="main" href="#quote-form">
          {getQuote}
        </ActionLink>
        <ActionLink data-look="quiet" href={phoneLink(SITE.callbackPhone)}>
          {call}
        </ActionLink>
      </Bar>
      <ChatLink />
    </Actions>
  );
}
