import type { CloudAssembly } from './cloud-assembly.ts';
import type { CloudIdentity } from './physical-names.ts';
import { PropertyReader } from './property-reader.ts';
import { createResolver, type Resolve } from './resolve-intrinsics.ts';
import type { ResourceAttributes } from './resource-attributes.ts';

/** One resource of the stack, ready to be read. */
export interface StackResource {
  readonly logicalId: string;
  readonly type: string;
  readonly properties: PropertyReader;
}

/** The stack as the services of the local cloud see it. */
export interface Stack {
  readonly identity: CloudIdentity;
  readonly assets: ReadonlyMap<string, string>;
  /** Every resource of these types, in the template's order. */
  ofType(...types: readonly string[]): StackResource[];
  ref(logicalId: string): string;
  attribute(logicalId: string, name: string): string;
  /** The stack's outputs, resolved. */
  outputs(): Record<string, string>;
}

export interface StackOptions {
  readonly region?: string;
  readonly accountId?: string;
  /** Host and port of the distribution; default `localhost`. */
  readonly siteHost?: string;
  /** What functions made of the template's custom resources, by logical id; may be filled later. */
  readonly customResources?: ReadonlyMap<string, ResourceAttributes>;
}

/** The region of a stack by default: the one nearest to Halifax. */
export const defaultRegion = 'ca-central-1';

/** Opens the stack of a cloud assembly. */
export function openStack(assembly: CloudAssembly, options: StackOptions = {}): Stack {
  const { region = defaultRegion, accountId = '000000000000', siteHost = 'localhost' } = options;
  const { customResources = new Map() } = options;
  const identity: CloudIdentity = { stackName: assembly.stackName, region, accountId };
  const { template } = assembly;
  const resolve = createResolver({ template, identity, siteHost, customResources });
  return {
    identity,
    assets: assembly.assets,
    ofType: (...types) => resourcesOfType(assembly, resolve, types),
    ref: (logicalId) => String(resolve({ Ref: logicalId }, logicalId)),
    attribute: (logicalId, name) => String(resolve({ 'Fn::GetAtt': [logicalId, name] }, logicalId)),
    outputs: () => {
      const entries = Object.entries(template.Outputs ?? {});
      return Object.fromEntries(
        entries.map(([name, { Value }]) => [
          name,
          localSite(String(resolve(Value, `Outputs.${name}`)), siteHost),
        ]),
      );
    },
  };
}

/** The local site is plain HTTP: a URL the template builds of the distribution's domain becomes http too. */
export function localSite(value: string, siteHost: string): string {
  return value.replaceAll(`https://${siteHost}`, `http://${siteHost}`);
}

function resourcesOfType(
  assembly: CloudAssembly,
  resolve: Resolve,
  types: readonly string[],
): StackResource[] {
  return Object.entries(assembly.template.Resources)
    .filter(([, resource]) => types.includes(resource.Type))
    .map(([logicalId, resource]) => ({
      logicalId,
      type: resource.Type,
      properties: new PropertyReader(resolve, resource.Properties ?? {}, logicalId),
    }));
}
