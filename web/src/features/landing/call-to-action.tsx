import { styled } from '@mui/material/styles';
import { ActionLink } from '#components/action.tsx';
import { useTexts } from '#components/page/language.tsx';
import { Column } from '#components/page/section.tsx';
import { DESKTOP, TABLET } from '#components/tokens.ts';
import { ChatLink } from './chat-link.tsx';
import { LANDING_TEXTS } from './landing-texts.ts';

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
  const { getQuote, last } = useTexts(LANDING_TEXTS);
  return (
    <Band aria-labelledby="cta-title">
      <Column>
        <h2 id="cta-title">{last.title}</h2>
        <p>{last.text}</p>
        <Actions>
          <ActionLink data-look="main" href="#quote-form">
            {getQuote}
          </ActionLink>
          <ChatLink />
        </Actions>
      </Column>
    </Band>
  );
}
