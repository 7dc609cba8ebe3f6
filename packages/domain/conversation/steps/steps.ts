import type { StepName } from '../state.ts';
import { addressStep } from './address.ts';
import { contactMethodStep } from './contact-method.ts';
import { doneStep } from './done.ts';
import { emailStep } from './email.ts';
import { instructionsStep } from './instructions.ts';
import { junkTypeStep } from './junk-type.ts';
import { nameStep } from './name.ts';
import { phoneStep } from './phone.ts';
import { photoOrNameStep } from './photo-or-name.ts';
import { pickupStep } from './pickup.ts';
import { reviewStep } from './review.ts';
import type { Step } from './step.ts';

/** Every step by its name. */
export const STEPS: Record<StepName, Step> = {
  'junk-type': junkTypeStep,
  'photo-or-name': photoOrNameStep,
  name: nameStep,
  phone: phoneStep,
  address: addressStep,
  pickup: pickupStep,
  'contact-method': contactMethodStep,
  email: emailStep,
  instructions: instructionsStep,
  review: reviewStep,
  done: doneStep,
};
