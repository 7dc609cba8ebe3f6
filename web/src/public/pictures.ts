import { areaPath } from '@harbour-haul/domain/site/areas';
import { LANGUAGES, type Language, type Texts } from '@harbour-haul/domain/site/language';
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

const SITE_PICTURES: Texts<SharedPicture> = {
  en: {
    brand: SITE.brand,
    title: 'Junk gone, often the same day',
    line: 'Free quotes around Halifax Harbour',
  },
  fr: {
    brand: SITE.brand,
    title: 'Votre maison débarrassée',
    line: 'Soumissions gratuites à Halifax',
  },
};

const FREE: Texts<string> = {
  en: `Free, fair quotes · Rated ${SITE.rating}`,
  fr: `Soumissions justes et gratuites`,
};

const sitePicture = (language: Language) => `/pictures/${language}/site.png`;
const areaPicture = (language: Language, path: string) =>
  `/pictures/${language}${path.slice(path.lastIndexOf('/'))}.png`;

function picturesIn(language: Language): [string, SharedPicture][] {
  const areas = SERVED_AREAS.map((area): [string, SharedPicture] => [
    areaPicture(language, areaPath(area)),
    { brand: SITE.brand, title: AREA_TEXTS[language].title(area), line: FREE[language] },
  ]);
  return [[sitePicture(language), SITE_PICTURES[language]], ...areas];
}

/** By their paths: in each language one for each area, and one for all other pages. */
export const SHARED_PICTURES: Record<string, SharedPicture> = Object.fromEntries(
  LANGUAGES.flatMap(picturesIn),
);

/** The path of the picture of a page. */
export function pictureOf({ language, path }: { language: Language; path: string | null }): string {
  const own = areaPicture(language, path ?? '/');
  return own in SHARED_PICTURES ? own : sitePicture(language);
}
