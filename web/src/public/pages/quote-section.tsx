import { type ServedArea, SITE } from '@harbour-haul/domain/site/site';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useLanguage, useTexts } from '#components/page/language.tsx';
import { color, DESKTOP, SHADOW } from '#components/tokens.ts';
import { QuoteForm } from '#features/quote-form/quote-form.tsx';
import { QUOTE_TEXTS } from '#features/quote-form/texts/quote-texts.ts';
import { phoneLink } from '#lib/contact/phone-link.ts';
import { DRAFT_KEY } from '#lib/storage/quote-draft-key.ts';
import { SUBMITTED_KEY } from '#lib/storage/submitted-before.ts';
import { QUOTE_FORM_ISLAND } from '../islands/island-ids.ts';
import { IslandTrouble } from '../layout/island-trouble.tsx';
import type { IslandAsset } from '../page-assets.ts';
import { PAGE_TEXTS } from './page-texts.ts';

/** As wide as the screen on a phone, where it passes over the bar at the bottom; a card in the hero on a desktop. */
const Card = styled('section')({
  position: 'relative',
  zIndex: 6,
  minWidth: 0,
  marginInline: -20,
  padding: '32px 20px 40px',
  background: color.surface,
  h2: { fontSize: '1.75rem' },
  [DESKTOP]: {
    alignSelf: 'start',
    margin: '40px 0',
    padding: 32,
    border: `1px solid ${color.hairline}`,
    borderRadius: 16,
    boxShadow: SHADOW,
  },
});

/** Screens on which the chat's button would lie on the form's card, desktops among them, and those on which its words alone would. */
const NARROW = '@media (max-width: 1263px)';
const NARROW_DESKTOP = '@media (min-width: 900px) and (max-width: 1263px)';
const DESKTOP_BUT_WIDE = '@media (min-width: 1264px) and (max-width: 1759px)';

/** The chat's button passes under the form, which lies a level above it, until a script takes it away there (`make-way-for-form.ts`). */
const chatButton = {
  [NARROW]: { '#chat-widget > a:not(:focus-visible)': { zIndex: 5 } },
  [NARROW_DESKTOP]: { '#chat-widget > a:not(:focus-visible)': { right: 40 } },
  [DESKTOP_BUT_WIDE]: {
    '#chat-widget > a': { right: 8, paddingInline: 0 },
    '#chat-widget > a > svg + span': { display: 'none' },
  },
};

const Island = styled('div')({ marginTop: 8 });

const Contact = styled('p')({
  marginTop: 16,
  paddingTop: 16,
  borderTop: `1px solid ${color.hairline}`,
  color: color.quiet,
  a: { fontWeight: 600 },
});

interface QuoteSectionProps {
  island: IslandAsset;
  /** Where the pickup is, on the page of an area. */
  area?: ServedArea;
}

/** The quote form in its section: an island, besides the chat the only part of the page that is hydrated. */
export function QuoteSection({ island, area }: QuoteSectionProps) {
  const { quote } = useTexts(PAGE_TEXTS);
  const [noScript, writeTo, sameQuote] = quote.noScript;
  const [talk, or, chat] = quote.talk;
  const texts = QUOTE_TEXTS[useLanguage()];
  const phone = <a href={phoneLink(SITE.callbackPhone)}>{SITE.callbackPhone}</a>;
  const mail = <a href={`mailto:${SITE.supportEmail}`}>{SITE.supportEmail}</a>;
  return (
    <Card id="quote-form" aria-labelledby="quote-form-title">
      <GlobalStyles styles={chatButton} />
      <h2 id="quote-form-title">{quote.title(area)}</h2>
      <noscript>
        <p>
          {noScript} {phone} {writeTo} {mail}: {sameQuote}
        </p>
      </noscript>
      <Island
        id={QUOTE_FORM_ISLAND}
        data-island={island.src}
        data-hash="#quote-form"
        data-flag={SUBMITTED_KEY}
        data-draft={DRAFT_KEY}
        data-area={area}
      >
        <QuoteForm texts={texts} area={area} onSubmitted={never} onFailed={never} showNotice={never} />
      </Island>
      <IslandTrouble heard={texts.processing} text={quote.trouble}>
        <a href={phoneLink(SITE.callbackPhone)}>
          {quote.call} <span>{SITE.callbackPhone}</span>
        </a>
      </IslandTrouble>
      <Contact>
        {talk} {phone} {or}{' '}
        <a href="#contact" data-chat="">
          {chat}
        </a>
        .
      </Contact>
    </Card>
  );
}

/** At build time nobody submits; the island brings the real callbacks. */
function never(): void {}
