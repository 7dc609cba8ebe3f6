import { type AnalyticsIds, NO_ANALYTICS } from '@harbour-haul/contract/analytics-ids';

/**
 * The site's content security policy. Styles may be inline, since MUI writes them at run time; scripts may not, but
 * for the bootstrap inside the public pages, named by its hash. Pages connect to the site
 * and to where photos are sent, and to nothing else but what the tags need whose ids the environment names.
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  uploadOrigin: string,
  ids: AnalyticsIds = NO_ANALYTICS,
): string {
  const tags = tagSources(ids);
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scriptHashes, ...tags.scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...tags.pixels].join(' '),
    "font-src 'self'",
    [`connect-src 'self' ${uploadOrigin}`, ...tags.pixels].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Where tags come from, and where they report to. A container that loads others' scripts needs them here as well. */
function tagSources({ tagManagerId, adminTagManagerId, measurementId, pixelId }: AnalyticsIds) {
  const hasGoogle = [tagManagerId, adminTagManagerId, measurementId].some(Boolean);
  const google = 'https://www.googletagmanager.com';
  return {
    scripts: [...(hasGoogle ? [google] : []), ...(pixelId ? ['https://connect.facebook.net'] : [])],
    pixels: [
      ...(hasGoogle ? [google, 'https://*.google-analytics.com', 'https://*.analytics.google.com'] : []),
      ...(pixelId ? ['https://www.facebook.com'] : []),
    ],
  };
}

/**
 * What an answer of the API, a stored photo above all, may do where a browser opens it by itself: be seen. Whatever else a browser might take it for has
 * no origin, runs nothing and loads nothing; the style is the browser's own around an image.
 */
export const API_SECURITY_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";
