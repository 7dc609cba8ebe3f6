import { areaPath } from '@harbour-haul/domain/site/areas';
import { SERVED_AREAS, SITE } from '@harbour-haul/domain/site/site';
import { styled } from '@mui/material/styles';
import { Column } from '#components/section.tsx';
import { Stars } from '#components/stars.tsx';
import { color, DESKTOP } from '#components/tokens.ts';
import { phoneLink } from '#lib/phone-link.ts';

const Foot = styled('footer')({
  paddingBlock: '40px 96px',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 760px',
  borderTop: `1px solid ${color.hairline}`,
  color: color.quiet,
  fontSize: '0.9375rem',
  'h2 ~ p': { marginTop: 12 },
  'h2 + p': { marginTop: 0, fontSize: 'inherit' },
  h2: { marginBottom: 8, color: color.text, fontSize: '1rem' },
  a: { display: 'inline-flex', alignItems: 'center', minHeight: 44, overflowWrap: 'anywhere' },
  ul: { margin: 0, padding: 0, listStyle: 'none' },
  [DESKTOP]: { paddingBlock: '48px 32px', containIntrinsicSize: 'auto 400px' },
});

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  [DESKTOP]: { gridTemplateColumns: '2fr 1.5fr 1.5fr 1fr' },
});

/** Two columns, or one where text is large. */
const Areas = styled('ul')({ columns: '7.5rem 2' });

const Small = styled('p')({
  marginTop: 32,
  paddingTop: 24,
  borderTop: `1px solid ${color.hairline}`,
  fontSize: '0.875rem',
});

/** Who we are, where we serve, how to reach us. `contact` is where Chat With Us leads while no chat is there. */
export function SiteFooter() {
  return (
    <Foot id="contact">
      <Column>
        <Columns>
          <div>
            <h2>{SITE.brand}</h2>
            <p>
              A free matching service that connects homeowners around Halifax, Nova Scotia with vetted local
              junk-removal professionals.
            </p>
            <p>
              <Stars /> Rated {SITE.rating}
            </p>
          </div>
          <div>
            <h2>Areas we serve</h2>
            <Areas>
              {SERVED_AREAS.map((area) => (
                <li key={area}>
                  <a href={areaPath(area)}>{area}</a>
                </li>
              ))}
            </Areas>
          </div>
          <div>
            <h2>Contact</h2>
            <ul>
              <li>
                <a href={phoneLink(SITE.callbackPhone)}>{SITE.callbackPhone}</a>
              </li>
              <li>
                <a href={`mailto:${SITE.supportEmail}`}>{SITE.supportEmail}</a>
              </li>
            </ul>
          </div>
          <div>
            <h2>Legal</h2>
            <ul>
              <li>
                <a href="/privacy-policy">Privacy Policy</a>
              </li>
              <li>
                <a href="/terms-of-service">Terms of Service</a>
              </li>
            </ul>
          </div>
        </Columns>
        <Small>
          {SITE.brand} is a matching service and does not itself remove junk. The work is done by independent
          local professionals.
        </Small>
      </Column>
    </Foot>
  );
}
