import { LAMBDA_NAMES } from '@harbour-haul/contract/functions';
import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { acknowledgeFindings } from '../lib/acknowledged-findings.ts';
import { HarbourHaulStack } from '../lib/harbour-haul-stack.ts';
import { bundleDirectory, bundleFunctions } from '../lib/lambdas/bundle-functions.ts';
import { settingsOf } from '../lib/settings/settings.ts';
import { StrictSchemas } from '../lib/strict-schemas.ts';

const app = new App();
const { stage, stackName, region, isLocal } = settingsOf(app);
const platform = isLocal ? 'host' : 'lambda';
// Constructs cannot wait; the functions take these bundles as they lie.
await bundleFunctions(new Map(LAMBDA_NAMES.map((name) => [name, bundleDirectory(name, platform)])), platform);
/** Bound to no account, and to a region only where the context names one: `cdk synth` needs neither. */
const stack = new HarbourHaulStack(app, stackName, {
  description: `Harbour Haul: quotes, leads and chats (${stage})`,
  ...(region !== undefined && { env: { region } }),
});
Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new StrictSchemas());
acknowledgeFindings(stack);
app.synth();
