import { SITE } from '@harbour-haul/domain/site/site';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { ActionLink } from '#components/action.tsx';
import { BAR_LOOK } from '#components/page/bar-look.ts';
import { useTexts } from '#components/page/language.tsx';
import { UPRIGHT_PHONE } from '#components/tokens.ts';
import { phoneLink } from '#lib/contact/phone-link.ts';
import { LAYOUT_TEXTS } from './layout-texts.ts';

/** Room for "Call" in either language beside the words of a chat that was begun, on 320 px. */
const CALL_WIDTH = 80;

const Bar = styled('nav')({
  display: 'none',
  ...BAR_LOOK,
  [UPRIGHT_PHONE]: { ...BAR_LOOK[UPRIGHT_PHONE], display: 'flex' },
  'a span': { marginLeft: -3 },
  // A keyboard takes the room then, and the chat's button is away.
  'body:has(main form:focus-within) &': { display: 'none' },
  '@media print': { display: 'none' },
});

/** What the button of a chat that can be continued, or has what is unread, bears behind its words. */
const BADGE = '> span + span';

/** The chat's button in the bar: round at its end, and in place of the quote with its words where a chat was begun. */
const inBar = {
  [UPRIGHT_PHONE]: {
    '#chat-widget > a': { bottom: 'calc(4px + env(safe-area-inset-bottom))', boxShadow: 'none' },
    '[data-bar]:has(:focus-visible) ~ #chat-widget > a:not(:focus-visible)': { zIndex: 7 },
    [`#chat-widget > a:has(${BADGE})`]: {
      left: 12 + CALL_WIDTH + 8,
      right: 12,
      paddingInline: 12,
      lineHeight: 1.15,
      '> svg + span': { display: 'inline' },
    },
    [`body:has(#chat-widget > a ${BADGE}) [data-bar]`]: {
      '[data-look=main], span': { display: 'none' },
      a: { flex: 'none', width: CALL_WIDTH },
    },
  },
};

/**
 * What a phone has at hand on every page but the landing page, which has a bar of its own (`hero-actions.tsx`).
 * @param quoteHref the quote form; null where its visitor has sent it: then the call has all of the room
 */
export function PhoneBar({ quoteHref }: { quoteHref: string | null }) {
  const { call, callAt, quote, ways } = useTexts(LAYOUT_TEXTS);
  return (
    <>
      <GlobalStyles styles={inBar} />
      <Bar aria-label={ways} data-bar="">
        {quoteHref !== null && (
          <ActionLink data-look="main" href={quoteHref}>
            {quote}
          </ActionLink>
        )}
        <ActionLink data-look="quiet" href={phoneLink(SITE.callbackPhone)}>
          {call}
          {quoteHref === null && (
            <span>
              {callAt}
              {SITE.callbackPhone}
            </span>
          )}
        </ActionLink>
      </Bar>
    </>
  );
}
