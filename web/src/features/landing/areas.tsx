import { SERVED_AREAS, SITE } from '@harbour-haul/domain/site/site';
import { styled } from '@mui/material/styles';
import { Section } from '#components/section.tsx';
import { color } from '#components/tokens.ts';
import { phoneLink } from '#lib/phone-link.ts';

const Names = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  li: {
    padding: '8px 16px',
    border: `1px solid ${color.hairline}`,
    borderRadius: 999,
    background: color.surface,
    fontWeight: 600,
  },
});

const Note = styled('p')({ marginTop: 20, color: color.quiet });

/** The eight areas, as on the crews' map. */
export function Areas() {
  return (
    <Section
      id="areas"
      title="On both sides of the harbour"
      lead="Crews live where they work, so they are never far."
      heights={[460, 380]}
    >
      <Names>
        {SERVED_AREAS.map((area) => (
          <li key={area}>{area}</li>
        ))}
      </Names>
      <Note>
        A little outside? Ask us anyway: <a href={phoneLink(SITE.callbackPhone)}>{SITE.callbackPhone}</a>
      </Note>
    </Section>
  );
}
