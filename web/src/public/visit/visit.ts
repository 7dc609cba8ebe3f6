import { ANALYTICS_FILE, type AnalyticsIds } from '@harbour-haul/contract/analytics-ids';
import { trackViewContent } from '@harbour-haul/contract/tracking/track-view-content';
import { readOfTab, writeToTab } from '#lib/storage/tab-storage.ts';
import { keepTouch } from '#lib/touches.ts';
import { visitorId } from '#lib/visitor/visitor-id.ts';
import { offerLanguage } from '../notice/offer-language.ts';
import type * as ConsentBar from './consent-bar.ts';
import { keepEarlyDraft } from './keep-early-draft.ts';
import { makeWayForForm } from './make-way-for-form.ts';
import { markOpenMenu } from './mark-open-menu.ts';
import { nameBareIcons } from './name-bare-icons.ts';

/** Where the build has put it; there is no such name while developing. */
declare const CONSENT_URL: string | undefined;

const SEEN_KEY = 'contentViewed';

/** Tells the server once a visit that the landing page is seen. A failure is only logged (specification section 8). */
async function tellOfView(): Promise<void> {
  if (!/^\/(fr)?$/.test(location.pathname) || readOfTab(SEEN_KEY)) return;
  writeToTab(SEEN_KEY, '1');
  const view = {
    visitorId: visitorId(),
    contentName: document.title,
    contentCategory: 'landing_page',
  };
  const { method, path } = trackViewContent;
  const headers = { 'Content-Type': 'application/json' };
  const { ok, status } = await fetch(path, { method, headers, body: JSON.stringify(view), keepalive: true });
  if (!ok) throw new Error(`The view was refused: ${status}`);
}

/** Loads what asks for consent, where this site has anything to ask it for, and waits for what is answered. */
async function prepareTags(): Promise<void> {
  const response = await fetch(`/${ANALYTICS_FILE}`);
  const ids = (await response.json()) as AnalyticsIds;
  if (!ids.tagManagerId && !ids.measurementId && !ids.pixelId) return;
  const { startConsent } = await loadConsent();
  await startConsent(ids);
}

async function loadConsent(): Promise<typeof ConsentBar> {
  if (typeof CONSENT_URL === 'undefined') return import('./consent-bar.ts');
  return (await import(/* @vite-ignore */ CONSENT_URL)) as typeof ConsentBar;
}

keepTouch(new Date(), location, document.referrer);
const logFailure = (error: unknown) => console.warn('Tracking failed', error);
tellOfView().catch(logFailure);
keepEarlyDraft(document);
makeWayForForm(document);
markOpenMenu(document);
nameBareIcons(document);
// One question at a time.
void prepareTags()
  .catch(logFailure)
  .then(() => offerLanguage(document, navigator.languages));
