import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTexts } from '#components/page/language.tsx';
import { Column } from '#components/page/section.tsx';
import { Stars } from '#components/page/stars.tsx';
import { TICKED } from '#components/page/ticked.ts';
import { color, DESKTOP, PHONE, TABLET } from '#components/tokens.ts';
import { HarbourStreet } from '../drawings/harbour-street.tsx';
import { JunkIcons } from '../drawings/junk-icons.tsx';
import { JunkTiles } from '../junk-tiles.tsx';
import { LANDING_TEXTS } from '../landing-texts.ts';
import { HeroActions } from './hero-actions.tsx';

/** Header and bar of a phone, and the header's line. */
const PHONE_BARS = 64 + 64 + 1;
const HEADER = 65;

const Stage = styled('section')({
  '--haze': '#DDEDEE',
  overflowX: 'clip',
  '@media (prefers-color-scheme: dark)': { '--haze': '#133039' },
  [DESKTOP]: { background: 'linear-gradient(transparent, var(--haze) 100svh)' },
});

const Layout = styled(Column)({
  [DESKTOP]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: 56,
  },
});

/**
 * A tablet's first screen, so that the form below does not lie on the chat's button there. On a desktop it stays in sight
 * while the form beside it is scrolled.
 */
const Pitch = styled('div')({
  [TABLET]: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: `calc(100svh - ${HEADER}px)`,
  },
  [DESKTOP]: { position: 'sticky', top: HEADER, alignSelf: 'start', paddingTop: 56 },
});

/** A phone's first screen; the form begins below it. */
const First = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  marginInline: -20,
  padding: '16px 20px 0',
  backgroundImage: `linear-gradient(transparent 40%, var(--haze))`,
  [PHONE]: { minHeight: `calc(100svh - ${PHONE_BARS}px)` },
  [DESKTOP]: { display: 'contents' },
});

const Claim = styled('p')({ fontWeight: 600, fontSize: '0.9375rem', lineHeight: 1.4 });

const Title = styled('h1')({
  marginTop: 6,
  [DESKTOP]: { marginTop: 12, fontSize: 'clamp(2.25rem, 0.5rem + 3vw, 3.5rem)' },
});

const Lead = styled('p')({
  maxWidth: 540,
  marginTop: 8,
  color: color.quiet,
  lineHeight: 1.45,
  textWrap: 'balance',
  [DESKTOP]: { marginTop: 16, fontSize: '1.1875rem' },
});

const Promises = styled('div')({
  padding: '16px 0 24px',
  ...TICKED,
  [PHONE]: { i: { display: 'none' } },
  i: { fontStyle: 'normal' },
  [DESKTOP]: { padding: '20px 0 0', fontSize: '1.0625rem' },
});

/** All of the width of the screen, on a desktop behind the form's card as well. */
const Picture = styled('div')({
  position: 'relative',
  flex: '1 0 120px',
  '> svg': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  margin: '8px -20px 0',
  [TABLET]: { flexBasis: 260 },
  [DESKTOP]: {
    order: 1,
    flexBasis: 264,
    width: '100vw',
    margin: '20px 0 0 calc(-32px - max(0px, 50vw - 600px))',
  },
});

/** The top of the landing page: what this is, for whom, how to start. The children are the form's card. */
export function Hero({ children }: { children: ReactNode }) {
  const { claim, lead, promises, title } = useTexts(LANDING_TEXTS);
  return (
    <Stage>
      <JunkIcons />
      <Layout>
        <Pitch>
          <First>
            <Claim>
              <Stars /> {claim}
            </Claim>
            <Title>{title}</Title>
            <Lead>{lead}</Lead>
            <JunkTiles />
            <Picture>
              <HarbourStreet />
            </Picture>
          </First>
          <Promises>
            <ul>
              {promises.map(([promise, more]) => (
                <li key={promise}>
                  <span>
                    {promise}
                    <i>{more}</i>
                  </span>
                </li>
              ))}
            </ul>
            <HeroActions />
          </Promises>
        </Pitch>
        {children}
      </Layout>
    </Stage>
  );
}
