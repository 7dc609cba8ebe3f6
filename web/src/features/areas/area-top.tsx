import { localPath } from '@harbour-haul/domain/site/language';
import { type ServedArea, SITE } from '@harbour-haul/domain/site/site';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ActionLink } from '#components/action.tsx';
import { drawingPath } from '#components/page/drawing-path.ts';
import { useLanguage } from '#components/page/language.tsx';
import { Column } from '#components/page/section.tsx';
import { Stars } from '#components/page/stars.tsx';
import { TICKED } from '#components/page/ticked.ts';
import { color, DESKTOP, TABLET, UPRIGHT_PHONE } from '#components/tokens.ts';
import { phoneLink } from '#lib/contact/phone-link.ts';
import { AREA_TEXTS } from './area-texts.ts';
import { LOCAL_TEXTS } from './local-texts.ts';

/** A phone's header, and the room above and below the top's words; its bar, above which the drawing ends where the words leave it room. */
const AROUND = 65 + 8 + 24;
const BAR = 65;

const Top = styled(Column)({
  display: 'grid',
  // Long names break with large text rather than widen the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  paddingTop: 8,
  [DESKTOP]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 56, paddingTop: 16 },
});

const Pitch = styled('div')({
  alignSelf: 'start',
  fontSize: '1.0625rem',
  '> * + *': { marginTop: 12 },
  '> ul + div': { marginTop: 20 },
  ...TICKED,
  '> ul': { marginTop: 16, lineHeight: 1.5, textWrap: 'pretty' },
  // Where text is large, the number goes to the next line as a whole.
  'a[href^=tel]': { flexWrap: 'wrap', columnGap: 6, paddingInline: 'min(24px, 4vw)' },
  // A phone's first screen, so that the form below does not lie on its bar there: what the words leave is the drawing's.
  img: { display: 'none' },
  [UPRIGHT_PHONE]: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: `calc(100svh - ${AROUND}px)`,
    img: {
      display: 'block',
      flex: '1 0 112px',
      width: '100%',
      height: 0,
      maxHeight: 212,
      margin: `auto 0 clamp(0px, 100svh - 640px, ${BAR}px)`,
      paddingTop: 16,
      borderBottom: `2px solid ${color.hairline}`,
      objectFit: 'contain',
      objectPosition: 'left bottom',
    },
  },
  [DESKTOP]: {
    position: 'sticky',
    top: 64,
    paddingBlock: 40,
    img: {
      display: 'block',
      width: '100%',
      maxWidth: 460,
      height: 'auto',
      aspectRatio: '180 / 104',
      marginTop: 40,
    },
  },
});

/** The ways to begin, before the form, which is long. A phone held upright has them in its bar. */
const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  [UPRIGHT_PHONE]: { display: 'none' },
  // All three in a row, in either language.
  [TABLET]: { columnGap: 8, '> a[href]': { paddingInline: 16 } },
  // The form is beside it.
  [DESKTOP]: { '[data-look=main]': { display: 'none' } },
});

const Trail = styled('nav')({
  color: color.quiet,
  fontSize: '0.9375rem',
  a: { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
});

const Claim = styled('p')({ fontWeight: 600, fontSize: '0.9375rem' });

const Lead = styled('p')({ color: color.quiet });

/** What this is and where, beside the form. */
export function AreaTop({ area, children }: { area: ServedArea; children: ReactNode }) {
  const language = useLanguage();
  const texts = AREA_TEXTS[language];
  return (
    <Top>
      <Pitch>
        <Trail aria-label={texts.trail}>
          <a href={localPath(language, '/')}>{SITE.brand}</a> / <span aria-current="page">{area}</span>
        </Trail>
        <Claim>
          <Stars /> {texts.claim}
        </Claim>
        <h1>{texts.title(area)}</h1>
        <Lead>{LOCAL_TEXTS[language][area].intro}</Lead>
        <ul>
          {texts.promises.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
        <Ways>
          <ActionLink data-look="main" href="#quote-form">
            {texts.quote}
          </ActionLink>
          <ActionLink data-look="quiet" href={phoneLink(SITE.callbackPhone)}>
            {texts.call} <span>{SITE.callbackPhone}</span>
          </ActionLink>
          <ActionLink data-look="quiet" href="#contact" data-chat="">
            {texts.chat}
          </ActionLink>
        </Ways>
        <img src={drawingPath('load-full')} alt="" width="180" height="104" loading="lazy" />
      </Pitch>
      {children}
    </Top>
  );
}
