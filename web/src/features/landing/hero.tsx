import { styled } from '@mui/material/styles';
import { ActionLink } from '#components/action.tsx';
import { Column } from '#components/section.tsx';
import { Stars } from '#components/stars.tsx';
import { color, DESKTOP, TABLET } from '#components/tokens.ts';
import { HeroIllustration } from './hero-illustration.tsx';

const SELLING_POINTS = [
  'Fast pickup, same day when a crew is free',
  'Affordable, negotiable rates',
  'No hidden fees and no pressure',
];

const Layout = styled('div')({
  display: 'grid',
  gap: 40,
  paddingBlock: '40px 56px',
  [DESKTOP]: { gridTemplateColumns: '7fr 5fr', alignItems: 'center', gap: 64, paddingBlock: '72px 96px' },
});

const Lead = styled('p')({
  maxWidth: 560,
  marginTop: 16,
  color: color.quiet,
  fontSize: '1.125rem',
});

const Points = styled('ul')({
  display: 'grid',
  gap: 8,
  margin: '24px 0 0',
  padding: 0,
  listStyle: 'none',
  li: { display: 'flex', gap: 10, alignItems: 'baseline' },
  'li::before': {
    content: '""',
    flex: 'none',
    width: 14,
    height: 7,
    borderLeft: `3px solid ${color.primary}`,
    borderBottom: `3px solid ${color.primary}`,
    transform: 'rotate(-45deg) translate(2px, -4px)',
  },
});

const Actions = styled('div')({
  display: 'grid',
  gap: 12,
  marginTop: 32,
  [TABLET]: { display: 'flex' },
});

const Claim = styled('p')({ marginBottom: 16, fontWeight: 600 });

/** The top of the landing page: what this is, for whom, and the two ways to start. */
export function Hero() {
  return (
    <Column>
      <Layout>
        <div>
          <Claim>
            <Stars /> 5-star reviews from local homeowners
          </Claim>
          <h1>Junk gone from your Halifax home, often the same day</h1>
          <Lead>
            Tell us what has to go. We match you with vetted local removal professionals and send you a free,
            fair quote.
          </Lead>
          <Points>
            {SELLING_POINTS.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </Points>
          <Actions>
            <ActionLink data-look="main" href="#quote-form">
              Get My Free Quote
            </ActionLink>
            <ActionLink data-look="quiet" href="#contact" data-chat="">
              Chat With Us
            </ActionLink>
          </Actions>
        </div>
        <HeroIllustration />
      </Layout>
    </Column>
  );
}
