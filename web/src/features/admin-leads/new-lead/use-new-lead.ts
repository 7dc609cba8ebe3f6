import { IDEMPOTENCY_HEADER } from '@harbour-haul/contract/leads/create-lead';
import { type EnterLeadBody, enterLeadSchema } from '@harbour-haul/contract/leads/fields/enter-lead-schema';
import { validationErrors } from '@harbour-haul/contract/validate';
import type { JunkType } from '@harbour-haul/domain/leads/fields/junk-type';
import { EMPTY_LEAD, type Lead } from '@harbour-haul/domain/leads/lead';
import { ENTERED_SOURCE } from '@harbour-haul/domain/leads/submission/enter-lead';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFormik } from 'formik';
import { useRef, useState } from 'react';
import { useToast } from '#components/toasts/toaster.tsx';
import { track } from '#lib/analytics.ts';
import { call } from '#lib/api/admin-call.ts';
import { ApiRequestError, isUnauthenticated } from '#lib/api-client.ts';
import { refusalText } from '#lib/failure-text.ts';
import { refreshLeads } from '../api/lead-cache.ts';
import { discardDraft } from '../lead-editor/draft-store.ts';
import { loadDraft } from '../lead-editor/lead-draft.ts';
import { changedFields, type LeadValues, leadChanges, leadValues } from '../lead-editor/lead-values.ts';
import { useIsShown } from '../lead-editor/use-is-shown.ts';
import type { LeadEntryForm, LeadForm } from '../lead-editor/use-lead-editor.ts';
import { useSavedDraft } from '../lead-editor/use-saved-draft.ts';
import { nameOf } from '../lead-name.ts';

interface NewLead extends LeadEntryForm {
  junkType: JunkType | '';
  setJunkType: (junkType: JunkType | '') => void;
  /** Something is typed or chosen. */
  changed: boolean;
  /** What is typed was restored from a saved draft. */
  restored: boolean;
  save: () => void;
  /** Keeps no draft of what is typed. */
  discard: () => void;
}

const TIME = new Date(0).toISOString();

/** A lead of which nothing is known yet. No other has its id, by which what is typed is kept as a draft. */
const BLANK: Lead = {
  ...EMPTY_LEAD,
  id: 0,
  version: 1,
  status: 'new',
  source: ENTERED_SOURCE,
  createdAt: TIME,
  updatedAt: TIME,
};

/** What is typed of a lead that an admin enters, by the rules of the lead editor, and how it is stored. */
export function useNewLead(onEntered: (lead: Lead) => void): NewLead {
  const client = useQueryClient();
  const toast = useToast();
  const [draft] = useState(() => loadDraft(BLANK.id));
  const [junkType, setJunkType] = useState<JunkType | ''>(draft?.base.junkType ?? '');
  const finished = useRef(false);
  const isShown = useIsShown();
  const [schema] = useState(enterLeadSchema);
  const keyOf = useKeyOfBody();
  const sending = useRef(false);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: EnterLeadBody) =>
      call('enterLead', { body }, { headers: { [IDEMPOTENCY_HEADER]: keyOf(body) } }),
  });
  const bodyOf = (values: LeadValues): EnterLeadBody => ({
    ...leadChanges(BLANK, values),
    ...(junkType !== '' && { junkType }),
  });
  const formik = useFormik<LeadValues>({
    initialValues: draft?.values ?? leadValues(BLANK),
    validate: (values) => validationErrors(schema, bodyOf(values)) ?? {},
    onSubmit: async (values) => {
      try {
        const lead = await mutateAsync(bodyOf(values));
        void refreshLeads(client, [lead]);
        track('admin_lead_entered', { lead_id: lead.id });
        toast({
          about: 'save',
          title: 'Success',
          description: `${nameOf(lead)} entered`,
          variant: 'success',
        });
        finished.current = true;
        if (isShown.current) onEntered(lead);
        else discardDraft(BLANK.id);
      } catch (error) {
        if (error instanceof ApiRequestError && error.fields) formik.setErrors(error.fields);
        if (isUnauthenticated(error)) return;
        const description = refusalText(error) ?? 'The lead could not be entered. Please try again.';
        toast({ about: 'save', title: 'Error', description, variant: 'destructive' });
      }
    },
  });
  // As in the lead editor: these must not change, or every key would redraw every field.
  const [{ set, touch }] = useState<Pick<LeadForm, 'set' | 'touch'>>(() => ({
    set: (field, value) => void formik.setFieldValue(field, value),
    touch: (field) => void formik.setFieldTouched(field),
  }));
  const { values, errors, touched, submitCount, isSubmitting } = formik;
  const changed = junkType !== '' || changedFields(leadValues(BLANK), values).length > 0;
  const base = junkType === '' ? BLANK : { ...BLANK, junkType };
  useSavedDraft(changed ? { base, values } : null, BLANK.id, finished);
  return {
    form: { values, errors, touched, submitCount, isSubmitting, set, touch },
    base: BLANK,
    saving: isPending,
    junkType,
    setJunkType,
    changed,
    restored: draft !== undefined && changed,
    save: () => {
      // Two presses within one drawing see the same state.
      if (sending.current) return;
      sending.current = true;
      void formik.submitForm().finally(() => {
        sending.current = false;
      });
    },
    discard: () => {
      finished.current = true;
    },
  };
}

/** The key by which a repeated request is the same lead: of the same body the same, however often it is sent from here. */
function useKeyOfBody(): (body: object) => string {
  const last = useRef({ text: '', key: '' });
  return (body) => {
    const text = JSON.stringify(body);
    if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
