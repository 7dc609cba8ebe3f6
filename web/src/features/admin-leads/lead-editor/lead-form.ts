import type { FieldErrors } from '@harbour-haul/domain/errors';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { changedFields, type EditorField, type LeadValues, leadValues } from './lead-values.ts';

export interface LeadFormState {
  /** The version of the lead that the typed values are based on. */
  base: Lead;
  /** The texts of that. */
  before: LeadValues;
  values: LeadValues;
  /** Something is typed that is not saved. */
  changed: boolean;
  /** What was wrong when it was checked last. */
  errors: FieldErrors;
  /** The fields that were left. */
  touched: ReadonlySet<EditorField>;
  /** A save was tried. */
  tried: boolean;
  /** How many saves were refused, here or by the server. */
  refusals: number;
}

/** What is wrong with the values that are typed over a lead, by field. */
export type LeadRules = (base: Lead, values: LeadValues) => FieldErrors;

/**
 * What is typed into a lead's fields. Who shows a part of it subscribes to that (`use-form-state.ts`), so that a key redraws its
 * own field alone. It is checked as a field is left and as it is saved, and at a key only while something is wrong: an error
 * goes as soon as it is mended.
 */
export class LeadForm {
  readonly #rules: LeadRules;
  readonly #listeners = new Set<() => void>();
  #state: LeadFormState;

  constructor(rules: LeadRules, base: Lead, values: LeadValues = leadValues(base)) {
    this.#rules = rules;
    this.#state = {
      ...over(base, leadValues(base), values),
      errors: NONE,
      touched: new Set(),
      tried: false,
      refusals: 0,
    };
  }

  /** The same one until something changes. */
  get state(): LeadFormState {
    return this.#state;
  }

  readonly subscribe = (notify: () => void): (() => void) => {
    this.#listeners.add(notify);
    return () => void this.#listeners.delete(notify);
  };

  readonly set = (field: EditorField, value: string): void => {
    this.#put(this.#state.base, { ...this.#state.values, [field]: value });
  };

  /** A field was left. */
  readonly touch = (field: EditorField): void => {
    const { touched } = this.#state;
    this.#change({
      touched: touched.has(field) ? touched : new Set([...touched, field]),
      errors: this.#check(),
    });
  };

  /** Goes on over another version, with what is typed or with other values. */
  rebase(base: Lead, values: LeadValues = this.#state.values): void {
    this.#put(base, values);
  }

  /** Begins anew with what a lead has. */
  reset(base: Lead): void {
    const texts = leadValues(base);
    this.#change({ ...over(base, texts, texts), errors: NONE, touched: new Set(), tried: false });
  }

  /** Whether all that is typed can be saved. */
  isValid(): boolean {
    return !isAny(this.#check());
  }

  /** Shows what was wrong with a save. */
  refuse(errors: FieldErrors): void {
    this.#change({ errors, refusals: this.#state.refusals + 1 });
  }

  /** Sends what is typed if nothing is wrong with it, and otherwise shows what is. */
  async submit(send: (base: Lead, values: LeadValues) => Promise<void>): Promise<void> {
    const errors = this.#check();
    this.#change({ tried: true, errors });
    if (isAny(errors)) this.refuse(errors);
    else await send(this.#state.base, this.#state.values);
  }

  #put(base: Lead, values: LeadValues): void {
    const known = this.#state;
    const before = base === known.base ? known.before : leadValues(base);
    const errors = isAny(known.errors) ? this.#rules(base, values) : known.errors;
    this.#change({ ...over(base, before, values), errors });
  }

  #check(): FieldErrors {
    return this.#rules(this.#state.base, this.#state.values);
  }

  #change(part: Partial<LeadFormState>): void {
    this.#state = { ...this.#state, ...part };
    for (const notify of this.#listeners) notify();
  }
}

const NONE: FieldErrors = {};

function isAny(errors: FieldErrors): boolean {
  return Object.keys(errors).length > 0;
}

function over(
  base: Lead,
  before: LeadValues,
  values: LeadValues,
): Pick<LeadFormState, 'base' | 'before' | 'values' | 'changed'> {
  return { base, before, values, changed: changedFields(before, values).length > 0 };
}
