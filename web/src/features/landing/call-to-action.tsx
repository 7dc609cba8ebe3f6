import { SITE } from '@harbour-haul/domain/site/site';
import { styled } from '@mui/material/styles';
import { ActionLink } from '#components/action.tsx';
import { Column } from '#components/section.tsx';
import { DESKTOP, TABLET } from '#components/tokens.ts';

const Band = styled('section')({
  paddingBlock: 48,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 320px',
  // The harbour's teal in both schemes: dark mode's light primary would glare over the whole width.
  background: '#0B5563',
  color: '#FFFFFF',
  'a:focus-visible': { outlineColor: '#FFFFFF' },
  [DESKTOP]: { paddingBlock: 72 },
});

const Actions = styled('div')({
  display: 'grid',
  gap: 12,
  marginTop: 24,
  [TABLET]: { display: 'flex' },
  'a[data-look=quiet]': { borderColor: 'currentColor', color: 'inherit' },
});

/** The page's last invitation. */
export function CallToAction() {
  return (
    <Band aria-labelledby="cta-title">
      <Column>
        <h2 id="cta-title">Ready to have your space back?</h2>
        <p>The quote is free, and nobody from {SITE.brand} will press you to say yes.</p>
        <Actions>
          <ActionLink data-look="main" href="#quote-form">
            Get My Free Quote
          </ActionLink>
          <ActionLink data-look="quiet" href="#contact" data-chat="">
            Chat With Us
          </ActionLink>
        </Actions>
      </Column>
    </Band>
  );
}
