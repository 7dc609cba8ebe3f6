import { quoteFormSchema } from '@harbour-haul/contract/leads/quote-form-schema';
import { hazardsInText } from '@harbour-haul/domain/conversation/hazards-in-text';
import { isRuledOut } from '@harbour-haul/domain/pickup-wish/ruled-out-days';
import { formValidator } from '#lib/validate-form.ts';

/** What the form knows of what is typed: a file of its own, which comes once something is typed. */
export const formRules = {
  /** The first error of every field by the contract's schema. */
  validate: formValidator(() => quoteFormSchema(new Date())),
  /** The hazardous goods that a text names. */
  hazardsIn: hazardsInText,
  /** Whether a day is one that a text rules out. */
  isRuledOut,
};

export type FormRules = typeof formRules;
