import { chat } from './chat.ts';
import { enterLead } from './enter-lead.ts';
import { erasure } from './erasure.ts';
import { erasureBeside } from './erasure-beside.ts';
import { exportInSteps } from './export.ts';
import { firstForm } from './first-form.ts';
import { forgetChat } from './forget-chat.ts';
import { leftChat } from './left-chat.ts';
import { mailFeedback } from './mail-feedback.ts';
import { merge } from './merge.ts';
import { quote } from './quote.ts';
import { reminders } from './reminders.ts';
import { requestLink } from './request-link.ts';
import type { Scenario } from './scenario.ts';
import { setUpLink } from './set-up-link.ts';
import { sharedLists } from './shared-lists.ts';
import { signIn } from './sign-in.ts';
import { takeOverFrom } from './take-over-from.ts';
import { takeover } from './takeover.ts';
import { workOnLead } from './work-on-lead.ts';

export const SCENARIOS: readonly Scenario[] = [
  firstForm,
  quote,
  chat,
  takeover,
  takeOverFrom,
  enterLead,
  workOnLead,
  merge,
  exportInSteps,
  signIn,
  erasure,
  erasureBeside,
  requestLink,
  reminders,
  leftChat,
  forgetChat,
  setUpLink,
  sharedLists,
  mailFeedback,
];
