import { SITE } from '@harbour-haul/domain/site/site';
import { phoneLink } from '#lib/phone-link.ts';
import { REQUEST_ISLAND } from '../islands/island-ids.ts';
import { TextPage } from './text-page.tsx';

/**
 * Where the link of a confirmation leads. Nothing of the request stands in the page: its script reads the link and asks
 * the server.
 */
export function RequestPage() {
  return (
    <TextPage title="Your request" backLabel="Back to the homepage">
      <noscript>
        <p>
          This page needs JavaScript, which is switched off here. Please call us at{' '}
          <a href={phoneLink(SITE.callbackPhone)}>{SITE.callbackPhone}</a>.
        </p>
      </noscript>
      <div id={REQUEST_ISLAND}>
        <p>Looking for your request…</p>
      </div>
    </TextPage>
  );
}
