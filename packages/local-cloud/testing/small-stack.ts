import type { ResourceAttributes } from '../template/resource-attributes.ts';
import { openStack, type Stack } from '../template/stack.ts';
import type { TemplateResource } from '../template/template.ts';

/** A stack named Test of the given resources, for tests of one service. */
export function smallStack(
  resources: Readonly<Record<string, TemplateResource>>,
  assets: ReadonlyMap<string, string> = new Map(),
  customResources: ReadonlyMap<string, ResourceAttributes> = new Map(),
): Stack {
  return openStack({ stackName: 'Test', template: { Resources: resources }, assets }, { customResources });
}
