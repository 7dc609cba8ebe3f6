import { type CloudIdentity, stackArn } from './physical-names.ts';
import { attributesOf, type ResourceAttributes } from './resource-attributes.ts';
import { isRecord, type Template, TemplateError } from './template.ts';

/** Turns a property of the template into plain JSON; `where` is named in errors (`LogicalId.Property.Path`). */
export type Resolve = (value: unknown, where: string) => unknown;

export interface ResolveOptions {
  readonly template: Template;
  readonly identity: CloudIdentity;
  /** Host and port of the local site, used as the distribution's domain name. */
  readonly siteHost: string;
  /** What functions made of the template's custom resources, by logical id. */
  readonly customResources?: ReadonlyMap<string, ResourceAttributes>;
}

type Intrinsic = (argument: unknown, where: string, context: Context) => unknown;

interface Context extends ResolveOptions {
  readonly resolve: Resolve;
}

const intrinsics: Readonly<Record<string, Intrinsic>> = {
  Ref: (argument, where, context) => ref(text(argument, where), where, context),
  'Fn::GetAtt': (argument, where, context) => {
    const [logicalId, attribute] =
      typeof argument === 'string' ? splitOnce(argument) : textList(argument, where);
    return getAttribute(logicalId ?? '', attribute ?? '', where, context);
  },
  'Fn::Join': (argument, where, context) => {
    const [separator, parts] = list(argument, where);
    return list(context.resolve(parts, where), where)
      .map((part) => text(part, where))
      .join(text(separator, where));
  },
  'Fn::Split': (argument, where, context) => {
    const [separator, source] = list(argument, where);
    return text(context.resolve(source, where), where).split(text(separator, where));
  },
  'Fn::Select': (argument, where, context) => {
    const [index, source] = list(argument, where);
    const chosen = list(context.resolve(source, where), where)[Number(context.resolve(index, where))];
    if (chosen === undefined)
      throw new TemplateError(`${where}: Fn::Select found nothing at ${String(index)}`);
    return chosen;
  },
  'Fn::Sub': (argument, where, context) => {
    const [pattern, variables] = typeof argument === 'string' ? [argument, {}] : list(argument, where);
    return substitute(text(pattern, where), isRecord(variables) ? variables : {}, where, context);
  },
};

/**
 * A resolver of Ref, GetAtt, Join, Split, Select and Sub over one template.
 * The resolver throws a TemplateError that names logical id and property for anything else.
 */
export function createResolver(options: ResolveOptions): Resolve {
  const resolve: Resolve = (value, where) => {
    if (Array.isArray(value)) return value.map((item, index) => resolve(item, `${where}[${index}]`));
    if (!isRecord(value)) return checkDynamicReference(value, where);
    const [name, ...others] = Object.keys(value);
    if (name !== undefined && others.length === 0 && (name === 'Ref' || name.startsWith('Fn::'))) {
      const intrinsic = intrinsics[name];
      if (intrinsic === undefined) throw new TemplateError(`${where}: the local cloud does not know ${name}`);
      return intrinsic(value[name], where, context);
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, resolve(item, `${where}.${key}`)]),
    );
  };
  const context: Context = { ...options, resolve };
  return resolve;
}

function ref(name: string, where: string, context: Context): string {
  const pseudo = pseudoParameter(name, context.identity);
  if (pseudo !== undefined) return pseudo;
  const parameter = context.template.Parameters?.[name];
  if (parameter !== undefined) {
    if (typeof parameter.Default === 'string') return parameter.Default;
    throw new TemplateError(`${where}: parameter ${name} has no default`);
  }
  return resourceAttributes(name, where, context).ref;
}

function pseudoParameter(name: string, identity: CloudIdentity): string | undefined {
  const values: Readonly<Record<string, string>> = {
    'AWS::AccountId': identity.accountId,
    'AWS::Partition': 'aws',
    'AWS::Region': identity.region,
    'AWS::StackId': stackArn(identity),
    'AWS::StackName': identity.stackName,
    'AWS::URLSuffix': 'amazonaws.com',
  };
  return values[name];
}

function getAttribute(logicalId: string, attribute: string, where: string, context: Context): string {
  const value = resourceAttributes(logicalId, where, context).attributes[attribute];
  if (value === undefined) {
    const type = context.template.Resources[logicalId]?.Type ?? 'unknown';
    throw new TemplateError(`${where}: the local cloud does not know ${attribute} of ${logicalId} (${type})`);
  }
  return value;
}

function resourceAttributes(logicalId: string, where: string, context: Context): ResourceAttributes {
  const resource = context.template.Resources[logicalId];
  if (resource === undefined) throw new TemplateError(`${where}: the template has no resource ${logicalId}`);
  const made = context.customResources?.get(logicalId);
  if (made !== undefined) return made;
  const explicitName = (property: string): string | undefined => {
    const value = resource.Properties?.[property];
    const path = `${logicalId}.${property}`;
    return value === undefined ? undefined : text(context.resolve(value, path), path);
  };
  const { identity, siteHost } = context;
  const found = attributesOf(resource.Type, { identity, logicalId, explicitName, siteHost });
  if (found === undefined) {
    throw new TemplateError(`${where}: the local cloud has no ${resource.Type}, which ${logicalId} is`);
  }
  return found;
}

function substitute(pattern: string, own: Record<string, unknown>, where: string, context: Context): string {
  return pattern.replace(/\$\{(!?)([^}]+)\}/g, (whole, literal: string, name: string) => {
    if (literal === '!') return whole.replace('!', '');
    if (name in own) return text(context.resolve(own[name], where), where);
    const [logicalId, attribute] = splitOnce(name);
    return attribute === undefined
      ? ref(name, where, context)
      : getAttribute(logicalId, attribute, where, context);
  });
}

function checkDynamicReference(value: unknown, where: string): unknown {
  if (typeof value === 'string' && value.includes('{{resolve:')) {
    throw new TemplateError(`${where}: the local cloud cannot resolve ${value}`);
  }
  return value;
}

function splitOnce(value: string): [string, string?] {
  const dot = value.indexOf('.');
  return dot === -1 ? [value] : [value.slice(0, dot), value.slice(dot + 1)];
}

function textList(value: unknown, where: string): string[] {
  return list(value, where).map((item) => text(item, where));
}

function list(value: unknown, where: string): unknown[] {
  if (Array.isArray(value)) return value;
  throw new TemplateError(`${where}: expected a list, found ${JSON.stringify(value)}`);
}

function text(value: unknown, where: string): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return String(value);
  throw new TemplateError(`${where}: expected a text, found ${JSON.stringify(value)}`);
}
