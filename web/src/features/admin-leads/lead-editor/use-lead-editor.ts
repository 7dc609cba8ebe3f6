import { updateLeadSchema } from '@harbour-haul/contract/leads/fields/update-lead-schema';
import { validationErrors } from '@harbour-haul/contract/validate';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStableCallback } from '#lib/use-stable-callback.ts';
import { type Choices, type Followed, settled, theirChanges } from '../conflicts/field-conflicts.ts';
import { type Taken, useNewerVersion, withTaken } from '../conflicts/use-newer-version.ts';
import { discardDraft, storedDraft } from '../drafts/draft-store.ts';
import { loadDraft } from '../drafts/lead-draft.ts';
import { useSavedDraft } from '../drafts/use-saved-draft.ts';
import { useTellUnsaved } from '../drafts/use-tell-unsaved.ts';
import { LeadForm, type LeadFormState, type LeadRules } from './lead-form.ts';
import { leadChanges } from './lead-values.ts';
import { useFormState } from './use-form-state.ts';
import { useSaveLead } from './use-save-lead.ts';
import { useSending } from './use-sending.ts';

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
  const [form] = useState(() => new LeadForm(editRules(), draft?.base ?? lead, draft?.values));
  const base = useFormState(form, (state) => state.base);
  const changed = useFormState(form, hasChanges);
  const [reviewed, review] = useState<Lead | null>(null);
  const [taken, setTaken] = useState<Taken | null>(null);
  const finished = useRef(false);
  const sending = useSending(finished);
  const tellUnsaved = useTellUnsaved();
  // One can go on while a save is on its way.
  const saver = useSaveLead({
    onSaved: (saved) => {
      finished.current = true;
      form.reset(saved);
      if (sending.isLeft()) return discardDraft(lead.id);
      const end = sending.following() ?? onSaved;
      end();
    },
    onRebased: (theirs) => form.rebase(theirs),
    onConflict: (theirs) => {
      if (!sending.isLeft()) review(theirs);
    },
    onRefused: (fields) => form.refuse(fields),
  });
  const differs = lead.version > base.version && theirChanges(base, lead).length > 0;
  const follow = useStableCallback((next: Followed) => {
    if (!form.state.changed) return form.reset(next.base);
    setTaken((now) => withTaken(now, next.fields, lead));
    form.rebase(next.base, next.values);
  });
  useNewerVersion({ lead, form, waits: saver.saving || reviewed !== null, onFollow: follow });
  if (!changed && taken !== null) setTaken(null);
  useSavedDraft(form, hasChanges, finished);

  const tell = () => {
    if (form.state.changed) tellUnsaved(lead);
  };
  // Back and links ask nothing. What was thrown away, and what a sign-out removes, is stored no more by then.
  const tellOfLeft = useEffectEvent(() => {
    if (!sending.isUnderWay() && storedDraft(lead.id) !== undefined) tell();
  });
  useEffect(() => () => tellOfLeft(), []);
  const settle = (choices: Choices) => {
    if (!reviewed) return;
    const next = settled(base, form.state.values, reviewed, choices);
    review(null);
    form.rebase(reviewed, next);
    sending.start(() => saver.saveSettled(reviewed, next), tell);
  };
  return {
    form,
    base,
    changed,
    restored: draft !== undefined && changed,
    saving: saver.saving,
    isSending: sending.isUnderWay,
    save: (following) => sending.start(() => form.submit(saver.save), tell, following),
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

function hasChanges({ changed }: LeadFormState): boolean {
  return changed;
}

/** The schema is built once: building it takes as long as checking by it. */
function editRules(): LeadRules {
  const schema = updateLeadSchema();
  return (base, values) => validationErrors(schema, leadChanges(base, values)) ?? {};
}
