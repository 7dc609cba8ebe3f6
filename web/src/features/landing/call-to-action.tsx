import { SITE } from '@harbour-haul/domain/site/site';
import { styled } from '@mui/material/styles';
import { ActionLink } from '#components/action.tsx';
import { Column } from '#components/section.tsx';
import { color, DESK, TABLET } from '#components/tokens.ts';

const Band = styled('section')({
  paddingBlock: 56,
  background: color.primary,
  color: color.onPrimary,
  a: { '&:focus-visible': { outlineColor: color.onPrimary } },
  [DESK]: { paddingBlock: 80 },
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
