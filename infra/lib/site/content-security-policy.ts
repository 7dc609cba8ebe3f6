/**
 * The site's content security policy. Styles may be inline, since MUI writes them at run time; scripts may not, but
 * for the bootstrap inside the public pages, named by its hash. Pages connect to the site
 * and to where photos are sent, and to nothing else.
 */
export function contentSecurityPolicy(scriptHashes: readonly string[], uploadOrigin: string): string {
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scriptHashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${uploadOrigin}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * What a stored photo may do where a browser opens it by itself: be seen. Whatever else a browser might take it for has
 * no origin, runs nothing and loads nothing; the style is the browser's own around an image.
 */
export const PHOTO_SECURITY_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";
