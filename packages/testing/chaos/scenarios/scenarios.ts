import { chat } from './chat.ts';
import { enterLead } from './enter-lead.ts';
import { erasure } from './erasure.ts';
import { exportInSteps } from './export.ts';
import { firstForm } from './first-form.ts';
import { merge } from './merge.ts';
import { quote } from './quote.ts';
import type { Scenario } from './scenario.ts';
import { signIn } from './sign-in.ts';
import { takeover } from './takeover.ts';
import { workOnLead } from './work-on-lead.ts';

export const SCENARIOS: readonly Scenario[] = [
  firstForm,
  quote,
  chat,
  takeover,
  enterLead,
  workOnLead,
  merge,
  exportInSteps,
  signIn,
  erasure,
];
