import { SITE } from '@harbour-haul/domain/site/site';
import { phoneLink } from '#lib/phone-link.ts';
import { REQUEST_ISLAND } from '../islands/island-ids.ts';
import { IslandTrouble } from '../layout/island-trouble.tsx';
import type { IslandAsset } from '../page-assets.ts';
import { TextPage } from './text-page.tsx';

/**
 * Where the link of a confirmation leads. Nothing of the request stands in the page: its script, without which it is
 * nothing, reads the link and asks the server.
 */
export function RequestPage({ island }: { island: IslandAsset }) {
  return (
    <TextPage title="Your request" backLabel="Back to the homepage">
      <noscript>
        <p>
          This page needs JavaScript, which is switched off here. Please call us at{' '}
          <a href={phoneLink(SITE.callbackPhone)}>{SITE.callbackPhone}</a>.
        </p>
      </noscript>
      <div id={REQUEST_ISLAND} data-island={island.src} data-asked="">
        <p>Looking for your request…</p>
      </div>
      <IslandTrouble text="Your request could not be loaded. Trying again…">
        <a href={phoneLink(SITE.callbackPhone)}>Call {SITE.callbackPhone}</a>
      </IslandTrouble>
    </TextPage>
  );
}
