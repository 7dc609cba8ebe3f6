import { areaPath } from '@harbour-haul/domain/site/areas';
import { localPath } from '@harbour-haul/domain/site/language';
import { SERVED_AREAS, SITE } from '@harbour-haul/domain/site/site';
import { styled } from '@mui/material/styles';
import { useLanguage, useTexts } from '#components/page/language.tsx';
import { Column } from '#components/page/section.tsx';
import { Stars } from '#components/page/stars.tsx';
import { color, DESKTOP, TABLET } from '#components/tokens.ts';
import { phoneLink } from '#lib/contact/phone-link.ts';
import { LAYOUT_TEXTS } from './layout-texts.ts';
import { otherLanguage } from './other-language.ts';

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
  [TABLET]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [DESKTOP]: { gridTemplateColumns: '1.3fr 1.9fr 1.6fr 1.2fr' },
});

/** Two columns, or one where text is large. */
const Areas = styled('ul')({ columns: '7.5rem 2' });

const Small = styled('p')({
  marginTop: 32,
  paddingTop: 24,
  borderTop: `1px solid ${color.hairline}`,
  fontSize: '0.875rem',
});

/**
 * Who we are, where we serve, how to reach us. `contact` is where Chat With Us leads while no chat is there.
 * @param path the English path of the page, which has another in the other language
 */
export function SiteFooter({ path }: { path: string | null }) {
  const texts = useTexts(LAYOUT_TEXTS);
  const language = useLanguage();
  const other = otherLanguage(language, path);
  const to = (page: string) => localPath(language, page);
  return (
    <Foot id="contact">
      <Column>
        <Columns>
          <div>
            <h2>{SITE.brand}</h2>
            <p>{texts.about}</p>
            <p>
              <Stars /> {texts.rated}
            </p>
          </div>
          <div>
            <h2>{texts.areas}</h2>
            <Areas>
              {SERVED_AREAS.map((area) => (
                <li key={area}>
                  <a href={to(areaPath(area))}>{area}</a>
                </li>
              ))}
            </Areas>
          </div>
          <div>
            <h2>{texts.contact}</h2>
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
            <h2>{texts.legal}</h2>
            <ul>
              <li>
                <a href={to('/privacy-policy')}>{texts.privacy}</a>
              </li>
              <li>
                <a href={to('/terms-of-service')}>{texts.terms}</a>
              </li>
              {other && (
                <li>
                  <a href={other.href} hrefLang={other.language} lang={other.language}>
                    {texts.other}
                  </a>
                </li>
              )}
            </ul>
          </div>
        </Columns>
        <Small>{texts.small}</Small>
      </Column>
    </Foot>
  );
}
