import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { App, CfnResource, Stack, Validations } from 'aws-cdk-lib';
import { StrictSchemas } from '../lib/strict-schemas.ts';

interface Template {
  Resources: Record<string, { Type: string; Properties?: Record<string, unknown> }>;
}

// Synthesizes the resources of the template on standard input as the app does its stack: fails with what CloudFormation's
// schemas refuse of them.
const { context } = JSON.parse(readFileSync(new URL('../../cdk.json', import.meta.url), 'utf8')) as {
  context: Record<string, unknown>;
};
const { Resources } = (await json(process.stdin)) as Template;
const outdir = mkdtempSync(join(tmpdir(), 'harbour-haul-template-'));
try {
  const app = new App({ context, outdir });
  Validations.of(app).addPlugins(new StrictSchemas());
  const stack = new Stack(app, 'Stack');
  for (const [id, { Type: type, Properties: properties = {} }] of Object.entries(Resources))
    new CfnResource(stack, id, { type, properties }).overrideLogicalId(id);
  app.synth();
} finally {
  rmSync(outdir, { recursive: true, force: true });
}
