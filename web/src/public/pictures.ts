import { areaPath } from '@harbour-haul/domain/site/areas';
import { SERVED_AREAS, SITE } from '@harbour-haul/domain/site/site';
import { AREA_TEXTS } from '#features/areas/area-texts.ts';

/** The site's mark as a bitmap, for home screens; phones look for the first by its name. */
export const TOUCH_ICONS = [
  { path: '/apple-touch-icon.png', size: 180 },
  { path: '/icon-512.png', size: 512 },
] as const;

/** A picture that the build draws for those who share a page. */
export interface SharedPicture {
  brand: string;
  title: string;
  line: string;
}

const FOLDER = '/pictures';
const SITE_PICTURE = `${FOLDER}/site.png`;

const areaPicture = (path: string) => `${FOLDER}${path.slice(path.lastIndexOf('/'))}.png`;

/** By their paths: one for each area, and one for all other pages. */
export const SHARED_PICTURES: Record<string, SharedPicture> = {
  [SITE_PICTURE]: {
    brand: SITE.brand,
    title: 'Junk gone, often the same day',
    line: 'Free quotes around Halifax Harbour',
  },
  ...Object.fromEntries(
    SERVED_AREAS.map((area) => [
      areaPicture(areaPath(area)),
      { brand: SITE.brand, title: AREA_TEXTS.title(area), line: `Free, fair quotes · Rated ${SITE.rating}` },
    ]),
  ),
};

/** The path of the picture of a page. */
export function pictureOf({ path }: { path: string | null }): string {
  const own = areaPicture(path ?? '/');
  return own in SHARED_PICTURES ? own : SITE_PICTURE;
}
