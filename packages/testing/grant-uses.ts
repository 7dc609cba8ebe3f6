import { fileURLToPath } from 'node:url';

/** Where a run of the tests notes what functions needed of what they may do. */
export const GRANT_USES_DIR = fileURLToPath(new URL('../../.build/grant-uses', import.meta.url));
