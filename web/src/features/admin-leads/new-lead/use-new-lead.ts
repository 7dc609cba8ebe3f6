import { IDEMPOTENCY_HEADER } from '@harbour-haul/contract/leads/create-lead';
import { type EnterLeadBody, enterLeadSchema } from '@harbour-haul/contract/leads/fields/enter-lead-schema';
import { validationErrors } from '@harbour-haul/contract/validate';
import { EMPTY_LEAD, type Lead } from '@harbour-haul/domain/leads/lead';
import { ENTERED_SOURCE } from '@harbour-haul/domain/leads/submission/enter-lead';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useToast } from '#components/toasts/toaster.tsx';
import { UNDO_MS } from '#components/toasts/undo-window.ts';
import { track } from '#lib/analytics.ts';
import { call } from '#lib/api/admin-call.ts';
import { ApiRequestError, isUnauthenticated } from '#lib/api-client.ts';
import { refusalText } from '#lib/failure-text.ts';
import { refreshLeads } from '../api/lead-cache.ts';
import { discardDraft } from '../drafts/draft-store.ts';
import { loadDraft, saveDraft } from '../drafts/lead-draft.ts';
import { parkDraft, parkedDraft } from '../drafts/parked-drafts.ts';
import { useSavedDraft } from '../drafts/use-saved-draft.ts';
import { LeadForm, type LeadFormState, type LeadRules } from '../lead-editor/lead-form.ts';
import { type LeadValues, leadChanges } from '../lead-editor/lead-values.ts';
import { useFormState } from '../lead-editor/use-form-state.ts';
import { useIsShown } from '../lead-editor/use-is-shown.ts';
import type { LeadEntryForm } from '../lead-editor/use-lead-editor.ts';
import { nameOf } from '../lead-name.ts';

interface NewLead extends LeadEntryForm {
  /** Something is typed or chosen. */
  changed: boolean;
  /** What is typed was restored from a saved draft. */
  restored: boolean;
  save: () => void;
  /** Keeps no draft of what is typed. */
  discard: () => void;
  /** Empties the form for another caller. What was typed is put aside, and is back by Undo or with the next new lead. */
  startEmpty: () => void;
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
  const [draft] = useState(() => loadDraft(BLANK.id) ?? parkedDraft());
  const [restored, setRestored] = useState(draft !== undefined);
  const [form] = useState(
    () => new LeadForm(entryRules(), { ...(draft?.base ?? BLANK), id: BLANK.id }, draft?.values),
  );
  const changed = useFormState(form, isBegun);
  const finished = useRef(false);
  const isShown = useIsShown();
  const keyOf = useKeyOfBody();
  const sending = useRef(false);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: EnterLeadBody) =>
      call('enterLead', { body }, { headers: { [IDEMPOTENCY_HEADER]: keyOf(body) } }),
  });
  const send = async (base: Lead, values: LeadValues) => {
    try {
      const lead = await mutateAsync(leadChanges(base, values));
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
      if (error instanceof ApiRequestError && error.fields) form.refuse(error.fields);
      if (isUnauthenticated(error)) return;
      const description = refusalText(error) ?? 'The lead could not be entered. Please try again.';
      toast({ about: 'save', title: 'Error', description, variant: 'destructive' });
    }
  };
  useEffect(() => {
    if (draft === undefined || draft.base.id === BLANK.id) return;
    saveDraft({ ...draft, base: { ...draft.base, id: BLANK.id } });
    discardDraft(draft.base.id);
  }, [draft]);
  useSavedDraft(form, isBegun, finished);
  return {
    form,
    base: BLANK,
    saving: isPending,
    changed,
    restored: restored && changed,
    save: () => {
      // Two presses within one drawing see the same state.
      if (sending.current) return;
      sending.current = true;
      void form.submit(send).finally(() => {
        sending.current = false;
      });
    },
    discard: () => {
      finished.current = true;
    },
    startEmpty: () => {
      const { base, values } = form.state;
      const parked = parkDraft({ base, values });
      form.reset(BLANK);
      setRestored(false);
      toast({
        about: 'save',
        title: 'Form emptied',
        description: 'What you had typed is kept, and comes back with the next new lead.',
        durationMs: UNDO_MS,
        action: {
          label: 'Undo',
          altText: 'Open a new lead',
          onPress: () => {
            if (!isShown.current) return;
            discardDraft(parked);
            form.rebase(base, values);
          },
        },
      });
    },
  };
}

/** Something is typed or chosen. */
function isBegun({ changed }: LeadFormState): boolean {
  return changed;
}

function entryRules(): LeadRules {
  const schema = enterLeadSchema();
  return (base, values) => validationErrors(schema, leadChanges(base, values)) ?? {};
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
