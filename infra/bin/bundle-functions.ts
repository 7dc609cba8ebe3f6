import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { LAMBDA_NAMES, type LambdaName } from '@harbour-haul/contract/functions';
import { bundleFunctions } from '../lib/lambdas/bundle-functions.ts';
import { FUNCTION_NAME_METADATA } from '../lib/names.ts';

/**
 * Re-bundles every function in place in a cloud assembly, for the local cloud's hot reload:
 * `node infra/bin/bundle-functions.ts --assembly DIR`.
 */
interface TemplateResource {
  Type: string;
  Metadata?: Record<string, string>;
}

const { values } = parseArgs({ options: { assembly: { type: 'string' } } });
if (!values.assembly) throw new Error('Please name the cloud assembly: --assembly DIR');

/** What the stack leaves out where its context asks for it. */
const OPTIONAL: readonly LambdaName[] = ['photo-classifier'];

const [file = ''] = readdirSync(values.assembly).filter((name) => name.endsWith('.template.json'));
const template = JSON.parse(readFileSync(join(values.assembly, file), 'utf8')) as {
  Resources: Record<string, TemplateResource>;
};

const assets = new Map<LambdaName, string>();
for (const name of LAMBDA_NAMES) {
  const resource = Object.values(template.Resources).find(
    (one) => one.Metadata?.[FUNCTION_NAME_METADATA] === name,
  );
  const asset = resource?.Metadata?.['aws:asset:path'];
  if (asset) assets.set(name, resolve(values.assembly, asset));
  else if (!OPTIONAL.includes(name))
    throw new Error(`The cloud assembly holds no function ${name}; please synthesize it again.`);
}
await bundleFunctions(assets, 'host');
