import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { acknowledgeFindings } from '../lib/acknowledged-findings.ts';
import { HarbourHaulStack } from '../lib/harbour-haul-stack.ts';
import { STACK_NAME } from '../lib/names.ts';

const app = new App();
/** Bound to no account or region: the profile that deploys decides, and `cdk synth` needs neither. */
const stack = new HarbourHaulStack(app, STACK_NAME, {
  description: 'Harbour Haul: quotes, leads and chats',
});
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
acknowledgeFindings(stack);
app.synth();
