import { SITE } from '@harbour-haul/domain/site/site';
import { styled } from '@mui/material/styles';
import { useTexts } from '#components/page/language.tsx';
import { NARROW } from '#components/tokens.ts';
import { REQUEST_TEXTS } from '#features/request/texts/request-texts.ts';
import { phoneLink } from '#lib/contact/phone-link.ts';
import { REQUEST_ISLAND } from '../islands/island-ids.ts';
import { IslandTrouble } from '../layout/island-trouble.tsx';
import type { IslandAsset } from '../page-assets.ts';
import { PAGE_TEXTS } from './page-texts.ts';
import { TextPage } from './text-page.tsx';

// Larger than what the script puts below it: the page's largest text is painted with its first.
const Lead = styled('p')({ fontSize: '1.125rem', textWrap: 'pretty' });
// As high as what is said of a link that is not whole, with the margins of that, so that neither it nor the link below moves.
const Island = styled('div')({ display: 'flow-root', minHeight: 196, [NARROW]: { minHeight: 248 } });

/**
 * Where the link of a confirmation leads. Nothing of the request stands in the page: its script, without which it is
 * nothing, reads the link and asks the server.
 */
export function RequestPage({ island }: { island: IslandAsset }) {
  const { request } = useTexts(PAGE_TEXTS);
  const { loading } = useTexts(REQUEST_TEXTS);
  return (
    <TextPage title={request.title} backLabel={request.back} fills>
      <Lead>{request.lead}</Lead>
      <noscript>
        <p>
          {request.noScript} <a href={phoneLink(SITE.callbackPhone)}>{SITE.callbackPhone}</a>.
        </p>
      </noscript>
      <Island id={REQUEST_ISLAND} data-island={island.src} data-asked="">
        <p>{loading}</p>
      </Island>
      <IslandTrouble text={request.trouble}>
        <a href={phoneLink(SITE.callbackPhone)}>
          {request.call} <span>{SITE.callbackPhone}</span>
        </a>
      </IslandTrouble>
    </TextPage>
  );
}
