import type { SmokeStep } from '../smoke-stage.ts';

const EXPECTED: Record<string, RegExp> = {
  'content-security-policy': /default-src [^;]*'(self|none)'/,
  'strict-transport-security': /max-age=\d{8}/,
  'x-content-type-options': /^nosniff$/i,
  'x-frame-options': /^deny$/i,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\)/,
};

/** The headers that keep browsers safe, on a page, the admin app and the API. */
export const securityHeaders: SmokeStep = {
  name: 'security headers',
  needs: [],
  remedy: 'look at the response headers policies of the distribution, and deploy again',
  run: async ({ visitor }) => {
    for (const path of ['/', '/admin', '/api/user']) {
      const { headers } = await visitor.fetch(path);
      const wrong = Object.keys(EXPECTED).filter((name) => !EXPECTED[name]?.test(headers.get(name) ?? ''));
      if (wrong.length > 0) throw new Error(`${path} lacks, or has otherwise, ${wrong.join(', ')}`);
    }
  },
};
