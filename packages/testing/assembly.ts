import { fileURLToPath } from 'node:url';
import { readCloudAssembly } from '@harbour-haul/local-cloud/template/cloud-assembly';
import type { Template } from '@harbour-haul/local-cloud/template/template';

/** Where `setup/synthesize.ts` leaves the cloud assembly. */
export const ASSEMBLY_DIR = fileURLToPath(new URL('../../.build/assembly', import.meta.url));

/** The synthesized template of the product's stack. */
export function readTemplate(): Template {
  return readCloudAssembly(ASSEMBLY_DIR).template;
}
