import styled from '@emotion/styled';
import { ActionButton, ActionLink } from '#components/action.tsx';
import { HELD } from '#components/page/held.ts';
import { useTexts } from '#components/page/language.tsx';
import { color, NARROW, SHADOW, TABLET } from '#components/tokens.ts';
import { LAST_REQUEST_KEY } from '#lib/storage/last-request.ts';
import { REQUEST_TEXTS } from '../texts/request-texts.ts';

/** About as high as it will be. */
const HEIGHT = { narrow: '42rem', phone: '40rem', tablet: '24.5rem' };

const Card = styled('section')({
  display: 'none',
  marginTop: 28,
  border: `1px solid ${color.hairline}`,
  borderRadius: 16,
  background: color.surface,
  boxShadow: SHADOW,
  '&[data-known]': { display: 'flex', flexDirection: 'column', minHeight: HEIGHT.phone },
  [NARROW]: { '&[data-known]': { minHeight: HEIGHT.narrow } },
  // What stands below is shown with what comes into it: however high that is, nothing moves that could be read already.
  '&[data-known]:not([data-filled], [data-failed])': {
    '& ~ *, > div:last-child': HELD,
  },
  '[data-slot=loading]': { margin: 0, padding: '16px 20px', color: color.quiet },
  '&[data-filled] > [data-slot=loading]': { display: 'none' },
  // Stands where something is known to fill it with.
  '[hidden]': { display: 'none' },
  h2: { margin: 0, fontSize: '1rem', fontWeight: 600 },
  dl: { margin: 0, padding: '4px 20px' },
  'dl div': { padding: '8px 0', borderBottom: `1px solid ${color.hairline}` },
  dt: { color: color.quiet, fontSize: '0.875rem' },
  dd: { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  [TABLET]: {
    '&[data-known]': { minHeight: HEIGHT.tablet },
    'dl, [data-slot=loading]': { paddingInline: 28 },
    'dl div': { display: 'grid', gridTemplateColumns: '11rem 1fr', gap: 16 },
    dt: { fontSize: 'inherit' },
  },
  // A request that is over has fewer ways, and nothing below that could be read already.
  '&[data-known]:has([data-slot=add][hidden])': { minHeight: 0 },
  // Of a request that is over, nothing stands between the card and the page's last line.
  '& + [hidden] + p': { marginTop: 28 },
  '@media print': { border: 0, boxShadow: 'none' },
});

/** The part that is torn off: a number to keep. */
const Stub = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 16px',
  padding: '16px 20px',
  borderBottom: `2px dashed ${color.hairline}`,
  p: { margin: 0 },
  output: {
    fontSize: '1.5rem',
    fontWeight: 700,
    letterSpacing: '0.02em',
    fontVariantNumeric: 'tabular-nums',
    // Has its place before it is known, as wide as any other.
    fontKerning: 'none',
    '&:empty::before': { content: '"HH-00000"', visibility: 'hidden' },
  },
  [TABLET]: { paddingInline: 28 },
});

/** What did not come with the request, beside the way to send it after. */
const LeftOut = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  padding: '12px 20px',
  borderBottom: `1px solid ${color.hairline}`,
  p: { margin: 0, fontWeight: 600 },
  [TABLET]: { paddingInline: 28 },
  '@media print': { a: { display: 'none' } },
});

/** That nothing new stands beside what was asked before. */
const Added = styled('div')({
  padding: '12px 20px',
  borderBottom: `1px solid ${color.hairline}`,
  background: `color-mix(in srgb, ${color.primary} 8%, transparent)`,
  p: { margin: '4px 0 0' },
  [TABLET]: { paddingInline: 28 },
});

const Keep = styled('div')({
  marginTop: 'auto',
  padding: '12px 20px 20px',
  p: { margin: 0, color: color.quiet, fontSize: '0.9375rem' },
  [TABLET]: { paddingInline: 28 },
  '@media print': { a: { textDecoration: 'none' } },
});

const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '8px 16px',
  marginBottom: 8,
  // What is done once, if at all, is no button beside the one that leads on.
  '[data-look=text]': {
    minHeight: 44,
    padding: '0 8px',
    background: 'none',
    color: color.primary,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
  },
  a: { flex: '1 1 100%' },
  [TABLET]: { justifyContent: 'start', columnGap: 8, a: { flex: 'none', paddingInline: 20 } },
  '@media print': { display: 'none' },
});

interface RequestCardProps {
  id: string;
  /** Its code. */
  src: string;
}

/**
 * The request that this browser sent last, as something to keep. Prerendered empty and out of sight: it stands where the
 * page's bootstrap script finds a request, and its own script fills it.
 */
export function RequestCard({ id, src }: RequestCardProps) {
  const { card } = useTexts(REQUEST_TEXTS);
  return (
    <Card id={id} aria-labelledby="request-card-title" data-island={src} data-flag={LAST_REQUEST_KEY}>
      <Stub>
        <h2 id="request-card-title">{card.title}</h2>
        <p>
          {card.reference} <output data-slot="reference" aria-live="off" />
        </p>
      </Stub>
      <p data-slot="loading" role="status">
        {card.loading}
      </p>
      <Added data-slot="added" role="status" hidden>
        <strong data-slot="added-title" />
        <p data-slot="added-text" />
      </Added>
      <LeftOut data-slot="left-out" role="alert" hidden>
        <p data-slot="left-out-text" />
        <ActionLink data-look="main" data-slot="left-out-add" />
      </LeftOut>
      <dl data-slot="facts" />
      <Keep>
        <Ways data-slot="ways" hidden>
          <ActionLink data-look="main" data-slot="add">
            {card.add}
          </ActionLink>
          <ActionLink data-look="quiet" data-slot="see">
            {card.see}
          </ActionLink>
          <ActionButton data-look="text" data-slot="copy" type="button">
            {card.copy}
          </ActionButton>
          <ActionButton data-look="text" data-slot="print" type="button">
            {card.print}
          </ActionButton>
        </Ways>
        <p data-slot="note" role="status" />
      </Keep>
    </Card>
  );
}
