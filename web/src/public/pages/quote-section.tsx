import { SITE } from '@harbour-haul/domain/site/site';
import { styled } from '@mui/material/styles';
import { Section } from '#components/section.tsx';
import { color, DESKTOP, SHADOW, TABLET } from '#components/tokens.ts';
import { DRAFT_KEY } from '#features/quote-form/draft/quote-draft.ts';
import { QuoteForm } from '#features/quote-form/quote-form.tsx';
import { phoneLink } from '#lib/phone-link.ts';
import { SUBMITTED_KEY } from '#lib/submitted-before.ts';
import { QUOTE_FORM_ISLAND } from '../islands/island-ids.ts';
import { IslandTrouble } from '../layout/island-trouble.tsx';
import type { IslandAsset } from '../page-assets.ts';

const Layout = styled('div')({
  display: 'grid',
  gap: 32,
  [DESKTOP]: { gridTemplateColumns: '8fr 4fr', alignItems: 'start', gap: 64 },
});

const Card = styled('div')({
  minWidth: 0,
  padding: 20,
  border: `1px solid ${color.hairline}`,
  borderRadius: 12,
  background: color.ground,
  boxShadow: SHADOW,
  [TABLET]: { padding: 32 },
});

const Aside = styled('aside')({
  p: { marginTop: 8, color: color.quiet },
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
});

/** The quote form in its section: an island, besides the chat the only part of the page that is hydrated. */
export function QuoteSection({ island }: { island: IslandAsset }) {
  return (
    <Section
      id="quote-form"
      title="Get your free quote"
      lead="Tell us what has to go and when. A local crew answers with a price."
      tone="surface"
    >
      <Layout>
        <Card>
          <noscript>
            <p>
              This form needs JavaScript, which is switched off here. Please call us at{' '}
              <a href={phoneLink(SITE.callbackPhone)}>{SITE.callbackPhone}</a> or write to{' '}
              <a href={`mailto:${SITE.supportEmail}`}>{SITE.supportEmail}</a>: you get the same free quote.
            </p>
          </noscript>
          <div
            id={QUOTE_FORM_ISLAND}
            data-island={island.src}
            data-hash="#quote-form"
            data-flag={SUBMITTED_KEY}
            data-draft={DRAFT_KEY}
          >
            <QuoteForm onSubmitted={never} onFailed={never} showNotice={never} />
          </div>
          <IslandTrouble text="Your request could not be sent yet. All that you entered is kept here. Trying again…">
            <a href={phoneLink(SITE.callbackPhone)}>Call {SITE.callbackPhone}</a>
          </IslandTrouble>
        </Card>
        <Aside>
          <h3>Rather talk?</h3>
          <p>Call or write, and we take down the same details.</p>
          <p>
            <a href={phoneLink(SITE.callbackPhone)}>{SITE.callbackPhone}</a>
            <br />
            <a href={`mailto:${SITE.supportEmail}`}>{SITE.supportEmail}</a>
          </p>
        </Aside>
      </Layout>
    </Section>
  );
}

/** At build time nobody submits; the island brings the real callbacks. */
function never(): void {}
