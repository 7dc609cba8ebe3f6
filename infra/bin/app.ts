import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { acknowledgeFindings } from '../lib/acknowledged-findings.ts';
import { HarbourHaulStack } from '../lib/harbour-haul-stack.ts';
import { settingsOf } from '../lib/settings.ts';
import { StrictSchemas } from '../lib/strict-schemas.ts';

const app = new App();
const { stage, stackName, region } = settingsOf(app);
/** Bound to no account, and to a region only where the context names one: `cdk synth` needs neither. */
const stack = new HarbourHaulStack(app, stackName, {
  description: `Harbour Haul: quotes, leads and chats (${stage})`,
  ...(region !== undefined && { env: { region } }),
});
Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new StrictSchemas());
acknowledgeFindings(stack);
app.synth();
