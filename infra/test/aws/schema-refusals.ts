import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const CHECK = fileURLToPath(new URL('../../bin/check-template.ts', import.meta.url));

/**
 * Returns what CloudFormation's schemas refuse of a template, empty for nothing. It is checked by a process of its own: in Jest's
 * context of globals the same takes minutes.
 */
export function schemaRefusals(template: object): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CHECK], {
    input: JSON.stringify(template),
    encoding: 'utf8',
  });
  return status === 0 ? '' : `${stdout}${stderr}`;
}
