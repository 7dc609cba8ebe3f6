import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Template } from '@harbour-haul/local-cloud/template/template';

/** Where `setup/synthesize.ts` leaves the cloud assembly. */
export const ASSEMBLY_DIR = fileURLToPath(new URL('../../.build/assembly', import.meta.url));

/** The synthesized template of the product's stack. */
export function readTemplate(): Template {
  return JSON.parse(readFileSync(join(ASSEMBLY_DIR, 'HarbourHaul.template.json'), 'utf8')) as Template;
}
