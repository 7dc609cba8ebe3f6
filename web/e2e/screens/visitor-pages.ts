/** Every page that visitors see: whoever adds one names it here, and axe looks at it. */
export const VISITOR_PAGES = [
  '/',
  '/junk-removal/dartmouth',
  '/thank-you',
  '/request',
  '/privacy-policy',
  '/terms-of-service',
  '/nope',
];
