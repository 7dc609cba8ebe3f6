import type { LoadCaller } from './load-caller.ts';
import type { Person } from './person.ts';

/** What a page names of the site's own files, which a browser with an empty cache fetches. */
const OWN_FILES = /(?:href|src)="(\/(?:assets|drawings)\/[^"]+)"/g;

/** Sees the landing page with its files, and is counted. */
export async function look(caller: LoadCaller, { visitorId }: Person): Promise<void> {
  const page = await caller.fetch('page', '/');
  const files = new Set([...page.matchAll(OWN_FILES)].map(([, path = '']) => path));
  await Promise.all([...files].map((path) => caller.fetch('file', path)));
  const body = { visitorId, contentName: 'Harbour Haul', contentCategory: 'landing_page' };
  await caller.call('trackViewContent', { body });
}
