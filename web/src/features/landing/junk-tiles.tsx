import { styled } from '@mui/material/styles';
import { useTexts } from '#components/page/language.tsx';
import { color, DESKTOP } from '#components/tokens.ts';
import { ICON_NAMES, JunkIcon } from './drawings/junk-icons.tsx';
import { LANDING_TEXTS } from './landing-texts.ts';

const Group = styled('div')({
  marginTop: 20,
  h2: { fontSize: '1.125rem', letterSpacing: 0 },
  ul: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(5.25rem, 100%), 1fr))',
    gap: 6,
    margin: '10px 0 0',
    padding: 0,
    listStyle: 'none',
  },
  a: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 4,
    minHeight: 76,
    padding: '8px 2px',
    border: `1px solid ${color.hairline}`,
    borderRadius: 12,
    background: color.surface,
    color: color.text,
    fontSize: '0.7875rem',
    fontWeight: 600,
    // The longest of them keeps away from its edges on 320 px.
    letterSpacing: '-0.02em',
    textDecoration: 'none',
    transition: 'border-color 150ms, scale 150ms',
    '&:hover': { borderColor: color.primary },
    '&:active': { scale: '0.96' },
  },
  // There the form itself stands beside.
  [DESKTOP]: { display: 'none' },
});

/** The form's first question where the form is not in sight yet: what is chosen goes along into it. */
export function JunkTiles() {
  const { tiles } = useTexts(LANDING_TEXTS);
  return (
    <Group role="group" aria-labelledby="tiles-title">
      <h2 id="tiles-title">{tiles.title}</h2>
      <ul>
        {ICON_NAMES.map((type) => (
          <li key={type}>
            <a href="#quote-form" data-junk={type}>
              <JunkIcon name={type} />
              {tiles.labels[type]}
            </a>
          </li>
        ))}
      </ul>
    </Group>
  );
}
