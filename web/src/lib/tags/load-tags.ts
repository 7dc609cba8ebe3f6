import type { AnalyticsIds } from '@harbour-haul/contract/analytics-ids';

/** Google's and Meta's own names; the first begin to work on what was pushed once their scripts are there. */
interface TaggedWindow {
  dataLayer?: object[];
  gtag?: typeof command;
  fbq?: PixelQueue;
  _fbq?: PixelQueue;
}

interface PixelQueue {
  (...command: unknown[]): void;
  queue: unknown[][];
  loaded: boolean;
  version: string;
  /** Set by Meta's script. */
  callMethod?: (...command: unknown[]) => void;
}

const GOOGLE = 'https://www.googletagmanager.com';
const META = 'https://connect.facebook.net/en_US/fbevents.js';

type PageIds = Pick<AnalyticsIds, 'tagManagerId' | 'measurementId' | 'pixelId'>;

/** Loads the tags of this page by their ids, each where there is one: from here on events are sent to others. */
export function loadTags({ tagManagerId, measurementId, pixelId }: PageIds): void {
  const page = window as TaggedWindow;
  if (tagManagerId || measurementId) page.dataLayer ??= [];
  if (tagManagerId) {
    page.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    loadScript(`${GOOGLE}/gtm.js?id=${tagManagerId}`);
  }
  if (measurementId) {
    command('js', new Date());
    command('config', measurementId);
    // A container takes events as they are pushed, and would take these commands for events as well.
    if (!tagManagerId) page.gtag = command;
    loadScript(`${GOOGLE}/gtag/js?id=${measurementId}`);
  }
  if (pixelId) loadPixel(page, pixelId);
}

/** Google's script tells commands from events by their being `arguments`; an event is none of its business unless it is a command. */
function command(..._parts: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: an array would be taken for an event
  (window as TaggedWindow).dataLayer?.push(arguments);
}

function loadPixel(page: TaggedWindow, pixelId: string): void {
  const pixel: PixelQueue = Object.assign(
    (...parts: unknown[]) => {
      if (pixel.callMethod) pixel.callMethod(...parts);
      else pixel.queue.push(parts);
    },
    { queue: [], loaded: true, version: '2.0' },
  );
  page.fbq = pixel;
  page._fbq = pixel;
  loadScript(META);
  pixel('init', pixelId);
  pixel('track', 'PageView');
}

function loadScript(src: string): void {
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
}
