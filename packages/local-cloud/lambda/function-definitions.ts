import type { PropertyReader } from '../template/property-reader.ts';
import type { Stack, StackResource } from '../template/stack.ts';
import { TemplateError } from '../template/template.ts';

/** A function of the template, ready to be run. */
export interface FunctionDefinition {
  readonly logicalId: string;
  readonly name: string;
  /** The logical id without the hash CDK appends: the readable name. */
  readonly label: string;
  readonly arn: string;
  /** The folder the code asset was bundled to. */
  readonly codeDirectory: string;
  /** `file.export`, as in the template. */
  readonly handler: string;
  /** The template's variables, resolved; nothing else. They may say what a custom resource was made to be, and are read once it is. */
  readonly variables: () => Readonly<Record<string, string>>;
  readonly timeoutSeconds: number;
  readonly memoryMegabytes: number;
  /** How many events it may work on at a time, and has to itself; without it, it shares with the others. */
  readonly reservedConcurrency?: number;
}

type LocalUrl = (value: string) => string;

const defaultTimeoutSeconds = 3;
const defaultMemoryMegabytes = 128;

/**
 * The functions with these ARNs. Others, such as CDK's own helpers of a deployment, have nothing to do here and
 * are not even read. `localUrl` makes local addresses of those in their variables.
 * @throws TemplateError
 */
export function functionDefinitions(
  stack: Stack,
  arns: ReadonlySet<string>,
  localUrl: LocalUrl,
): ReadonlyMap<string, FunctionDefinition> {
  const chosen = stack
    .ofType('AWS::Lambda::Function')
    .map((resource) => ({ resource, arn: stack.attribute(resource.logicalId, 'Arn') }))
    .filter(({ arn }) => arns.has(arn));
  return new Map(chosen.map(({ resource, arn }) => [arn, definition(stack, resource, arn, localUrl)]));
}

function definition(
  stack: Stack,
  { logicalId, properties }: StackResource,
  arn: string,
  localUrl: LocalUrl,
): FunctionDefinition {
  const reservedConcurrency = properties.number('ReservedConcurrentExecutions');
  return {
    logicalId,
    name: stack.ref(logicalId),
    label: logicalId.replace(/[0-9A-F]{8}$/, ''),
    arn,
    codeDirectory: codeDirectory(stack, properties),
    handler: properties.string('Handler'),
    variables: () => variables(properties, localUrl),
    timeoutSeconds: properties.number('Timeout') ?? defaultTimeoutSeconds,
    memoryMegabytes: properties.number('MemorySize') ?? defaultMemoryMegabytes,
    ...(reservedConcurrency !== undefined && { reservedConcurrency }),
  };
}

function codeDirectory(stack: Stack, properties: PropertyReader): string {
  const key = properties.child('Code').child('S3Key');
  const directory = stack.assets.get(key.asString());
  if (directory === undefined)
    throw new TemplateError(`${key.path}: no asset ${key.asString()} in the cloud assembly`);
  return directory;
}

function variables(properties: PropertyReader, localUrl: LocalUrl): Record<string, string> {
  const entries = properties.optional('Environment')?.optional('Variables')?.entries() ?? [];
  return Object.fromEntries(entries.map(([name, value]) => [name, localUrl(value.asString())]));
}
