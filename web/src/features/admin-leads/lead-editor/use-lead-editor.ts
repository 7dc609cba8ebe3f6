import { updateLeadSchema } from '@harbour-haul/contract/leads/fields/update-lead-schema';
import { validationErrors } from '@harbour-haul/contract/validate';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { type FormikProps, useFormik } from 'formik';
import { useRef, useState } from 'react';
import { useStableCallback } from '#lib/use-stable-callback.ts';
import { discardDraft } from './draft-store.ts';
import { type Choices, type Followed, settled, theirChanges } from './field-conflicts.ts';
import { loadDraft } from './lead-draft.ts';
import { changedFields, type LeadValues, leadChanges, leadValues } from './lead-values.ts';
import { type Taken, useNewerVersion, withTaken } from './use-newer-version.ts';
import { useSaveLead } from './use-save-lead.ts';
import { useSavedDraft } from './use-saved-draft.ts';
import { useSending } from './use-sending.ts';
import { useTellUnsaved } from './use-tell-unsaved.ts';

export type LeadForm = Pick<
  FormikProps<LeadValues>,
  'values' | 'errors' | 'touched' | 'submitCount' | 'isSubmitting'
> & {
  set: (field: keyof LeadValues, value: string) => void;
  touch: (field: keyof LeadValues) => void;
};

export interface LeadEditor {
  form: LeadForm;
  /** The version of the lead that the typed values are based on. */
  base: Lead;
  /** Something is typed that is not saved. */
  changed: boolean;
  /** What is typed was restored from a saved draft. */
  restored: boolean;
  saving: boolean;
  /** Whether it is on its way, also before `saving` is drawn. */
  isSending: () => boolean;
  /** @param following what follows once it is saved, in place of the end of editing */
  save: (following?: () => void) => void;
  discard: () => void;
  /** One goes on to another lead, where it is said what becomes of what is typed. */
  goOn: () => void;
  /** A newer version with other values in fields that are typed into. */
  newer: Lead | null;
  /** What the other fields have taken from newer versions. */
  taken: Taken | null;
  /** The newer version that is compared with what is typed, field by field. */
  reviewed: Lead | null;
  review: (theirs: Lead | null) => void;
  settle: (choices: Choices) => void;
}

/** What the fields of a lead need of its editor; one that is not there yet has as much. */
export type LeadEntryForm = Pick<LeadEditor, 'form' | 'base' | 'saving'>;

/**
 * What is typed into a lead's fields, and how it is saved. A newer version is followed by the fields that nobody types into;
 * what it has in the others waits for a review.
 */
export function useLeadEditor(lead: Lead, onSaved: () => void): LeadEditor {
  const [draft] = useState(() => loadDraft(lead.id));
  const [base, setBase] = useState(draft?.base ?? lead);
  const [reviewed, review] = useState<Lead | null>(null);
  const [taken, setTaken] = useState<Taken | null>(null);
  // Built once: building it takes as long as checking a key by it.
  const [schema] = useState(updateLeadSchema);
  const finished = useRef(false);
  const sending = useSending(finished);
  const tellUnsaved = useTellUnsaved();
  // One can go on while a save is on its way.
  const saver = useSaveLead({
    onSaved: (saved) => {
      finished.current = true;
      setBase(saved);
      formik.resetForm({ values: leadValues(saved) });
      if (sending.isLeft()) return discardDraft(lead.id);
      const end = sending.following() ?? onSaved;
      end();
    },
    onRebased: setBase,
    onConflict: (theirs) => {
      if (!sending.isLeft()) review(theirs);
    },
    onRefused: (fields) => formik.setErrors(fields),
  });
  const formik = useFormik<LeadValues>({
    initialValues: draft?.values ?? leadValues(lead),
    validate: (values) => validationErrors(schema, leadChanges(base, values)) ?? {},
    onSubmit: (values) => saver.save(base, values),
  });
  const { values } = formik;
  // Formik's functions never change; these must not either, or every key would redraw every field.
  const [{ set, touch }] = useState<Pick<LeadForm, 'set' | 'touch'>>(() => ({
    set: (field, value) => {
      // What is typed after a save, where the next lead could not be shown, is as unsaved as ever.
      finished.current = false;
      void formik.setFieldValue(field, value);
    },
    touch: (field) => void formik.setFieldTouched(field),
  }));
  const changed = changedFields(leadValues(base), values).length > 0;
  const differs = lead.version > base.version && theirChanges(base, lead).length > 0;
  const follow = useStableCallback((next: Followed) => {
    setBase(next.base);
    if (!changed) return formik.resetForm({ values: next.values });
    setTaken((now) => withTaken(now, next.fields, lead));
    void formik.setValues(next.values);
  });
  useNewerVersion({ lead, base, values, waits: saver.saving || reviewed !== null, onFollow: follow });
  if (!changed && taken !== null) setTaken(null);
  useSavedDraft(changed ? { base, values } : null, lead.id, finished);

  const tell = () => {
    if (changed) tellUnsaved(lead);
  };
  const settle = (choices: Choices) => {
    if (!reviewed) return;
    const next = settled(base, values, reviewed, choices);
    review(null);
    setBase(reviewed);
    void formik.setValues(next, false);
    sending.start(() => saver.saveSettled(reviewed, next), tell);
  };
  return {
    form: {
      values,
      errors: formik.errors,
      touched: formik.touched,
      submitCount: formik.submitCount,
      isSubmitting: formik.isSubmitting,
      set,
      touch,
    },
    base,
    changed,
    restored: draft !== undefined && changed,
    saving: saver.saving,
    isSending: sending.isUnderWay,
    save: (following) => sending.start(formik.submitForm, tell, following),
    discard: () => {
      finished.current = true;
    },
    goOn: () => (sending.isUnderWay() ? sending.leave() : tell()),
    newer: changed && differs && !saver.saving ? lead : null,
    taken,
    reviewed,
    review,
    settle,
  };
}
