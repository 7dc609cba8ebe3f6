import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isRecord, type Template, TemplateError } from './template.ts';

/** One stack of a cloud assembly: its template, and where its assets lie on disk by S3 object key. */
export interface CloudAssembly {
  readonly stackName: string;
  readonly template: Template;
  readonly assets: ReadonlyMap<string, string>;
}

const templateSuffix = '.template.json';

/**
 * Reads the only stack of the assembly in `directory`.
 * @throws TemplateError when the folder is no cloud assembly, or holds several stacks and `stackName` names none.
 */
export function readCloudAssembly(directory: string, stackName?: string): CloudAssembly {
  const stack = stackName ?? onlyStack(directory);
  const template = readJson(join(directory, `${stack}${templateSuffix}`));
  if (!isTemplate(template)) throw new TemplateError(`${stack}${templateSuffix} has no Resources`);
  return { stackName: stack, template, assets: readAssets(directory, stack) };
}

function onlyStack(directory: string): string {
  const files = existsSync(directory) ? readdirSync(directory) : [];
  const stacks = files.filter((file) => file.endsWith(templateSuffix));
  const [first] = stacks;
  if (first === undefined || stacks.length > 1) {
    throw new TemplateError(`${directory} must hold one *${templateSuffix}, found ${stacks.length}`);
  }
  return first.slice(0, -templateSuffix.length);
}

function readAssets(directory: string, stack: string): ReadonlyMap<string, string> {
  const path = join(directory, `${stack}.assets.json`);
  const assets = new Map<string, string>();
  if (!existsSync(path)) return assets;
  const manifest = readJson(path);
  for (const file of recordsIn(manifest, 'files')) {
    const source = isRecord(file.source) ? file.source.path : undefined;
    for (const destination of recordsIn(file, 'destinations')) {
      if (typeof source === 'string' && typeof destination.objectKey === 'string') {
        assets.set(destination.objectKey, resolve(directory, source));
      }
    }
  }
  return assets;
}

function recordsIn(value: unknown, key: string): Record<string, unknown>[] {
  const child = isRecord(value) ? value[key] : undefined;
  return isRecord(child) ? Object.values(child).filter(isRecord) : [];
}

function isTemplate(value: unknown): value is Template {
  return isRecord(value) && isRecord(value.Resources);
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
