import { SITE } from '@harbour-haul/domain/site/site';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { HELD } from '#components/page/held.ts';
import { useTexts } from '#components/page/language.tsx';
import { color, TABLET, WIDE } from '#components/tokens.ts';
import { RequestCard } from '#features/request/card/request-card.tsx';
import { phoneLink } from '#lib/contact/phone-link.ts';
import { REQUEST_STATE_KEY } from '#lib/storage/last-request.ts';
import { REQUEST_CARD_ISLAND } from '../islands/island-ids.ts';
import type { IslandAsset } from '../page-assets.ts';
import { PAGE_TEXTS } from './page-texts.ts';
import { MailLink, TextPage, TextPart } from './text-page.tsx';

const Mark = styled('svg')({
  display: 'block',
  width: 56,
  height: 56,
  marginBottom: 16,
  fill: `color-mix(in srgb, ${color.primary} 14%, transparent)`,
  path: {
    fill: 'none',
    stroke: color.primary,
    strokeWidth: 3,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
});

/** Marked by the bootstrap script where the request was shown before: title and first words wait for how far it is by now. */
const Held = styled('div')({
  '&[data-known]:not([data-failed])': { '&, & ~ h1, & ~ [data-lead]': HELD },
});

const Steps = styled('ol')({
  'article &': { padding: 0, listStyle: 'none', counterReset: 'step' },
  'article & li': {
    position: 'relative',
    minHeight: 40,
    margin: 0,
    padding: '5px 0 20px 56px',
    counterIncrement: 'step',
    '&::before': {
      content: 'counter(step)',
      position: 'absolute',
      top: 0,
      left: 0,
      width: 40,
      height: 40,
      border: `2px solid ${color.primary}`,
      borderRadius: 20,
      color: color.primary,
      fontWeight: 700,
      lineHeight: '36px',
      textAlign: 'center',
    },
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      top: 44,
      bottom: 4,
      left: 19,
      borderLeft: `2px solid ${color.hairline}`,
    },
  },
  // The line between the numbers is one, however short the words.
  [TABLET]: { 'article & li:not(:last-child)': { minHeight: 72, paddingBottom: 24 } },
});

/** On a desktop what happens next stands beside the request to keep. */
const beside = {
  '[data-lead]': { textWrap: 'balance' as const },
  [WIDE]: {
    'article:has(> section[data-known] + div:not([hidden]))': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 720px) minmax(0, 1fr)',
      columnGap: 64,
      alignItems: 'start',
      // The page is a screen high at least, and its rows are no higher for it.
      alignContent: 'start',
      maxWidth: 'none',
      '> *': { gridColumn: 1, justifySelf: 'start' },
      '> section': { justifySelf: 'stretch' },
      '> section + div': { gridColumn: 2, gridRow: '4 / span 3' },
      // Grids keep margins apart that ran into one.
      '> h1': { marginBottom: 4 },
      '> section + div h2': { marginTop: 28 },
      '> section ~ p': { marginTop: 28 },
    },
  },
};

interface ThankYouPageProps {
  requestCard: IslandAsset;
  /** Whether this deployment sends mail at all: nothing is promised that does not come. */
  sendsMail: boolean;
}

/** Where the quote form leads: what was done, the request to keep where this browser knows it, and what happens next. */
export function ThankYouPage({ requestCard, sendsMail }: ThankYouPageProps) {
  const { thanks } = useTexts(PAGE_TEXTS);
  const [withMail, without] = thanks.received;
  const [before, between] = thanks.more;
  return (
    <TextPage
      title={thanks.title}
      backLabel={thanks.back}
      mark={
        <Held data-while="waiting" data-island={requestCard.src} data-flag={REQUEST_STATE_KEY}>
          <Mark viewBox="0 0 56 56" aria-hidden="true">
            <circle cx="28" cy="28" r="28" />
            <path d="m17 29 8 8 15-17" />
          </Mark>
        </Held>
      }
    >
      <GlobalStyles styles={beside} />
      <p data-lead="">{thanks.lead}</p>
      <RequestCard id={REQUEST_CARD_ISLAND} src={requestCard.src} />
      <div data-while="waiting">
        <TextPart title={thanks.next}>
          <Steps>
            <li data-step={sendsMail ? 'mail' : undefined}>{sendsMail ? withMail : without}</li>
            {thanks.steps.map((step, index) => (
              // The card's code says more of it (`tell-steps.ts`).
              <li key={step} data-step={index === 0 ? 'contact' : undefined}>
                {step}
              </li>
            ))}
          </Steps>
        </TextPart>
      </div>
      <p>
        {before} <a href={phoneLink(SITE.callbackPhone)}>{SITE.callbackPhone}</a> {between}{' '}
        <MailLink address={SITE.supportEmail} />
      </p>
    </TextPage>
  );
}
