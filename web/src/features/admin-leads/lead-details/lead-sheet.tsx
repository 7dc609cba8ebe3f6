import type { Lead } from '@harbour-haul/domain/leads/lead';
import Box from '@mui/material/Box';
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useState,
} from 'react';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { keepToastsAbove } from '#components/toasts/keep-toasts-above.ts';
import { track } from '#lib/analytics.ts';
import { isField } from '#lib/keys/key-bindings.ts';
import { useStableCallback } from '#lib/use-stable-callback.ts';
import { useLead } from '../api/use-lead.ts';
import { ConflictDialog } from '../conflicts/conflict-dialog.tsx';
import { useFocusOnError } from '../lead-editor/use-focus-on-error.ts';
import { useLeadEditor } from '../lead-editor/use-lead-editor.ts';
import { SamePhoneNotice } from '../merge/same-phone-notice.tsx';
import { usePastFollowUp } from '../past-days/use-past-follow-up.ts';
import { usePastPickup } from '../past-days/use-past-pickup.ts';
import { DetailsBody } from './details-body.tsx';
import { DetailsFooter } from './details-footer.tsx';
import { DetailsHeader } from './details-header.tsx';
import { GoneLead } from './gone-lead.tsx';
import type { LeadSteps } from './lead-step-buttons.tsx';
import { LeadSummary } from './lead-summary.tsx';
import { useLeadActions } from './use-lead-actions.ts';
import { useTellingSteps } from './use-telling-steps.ts';
import { WholeLeadDialog, type WholeLeadQuestion } from './whole-lead-dialog.tsx';

/** What the dialog around a sheet asks of it. */
export interface LeadSheetHandle {
  /** Closes it, once what is typed and not saved is given up. */
  close: () => void;
  press: (event: KeyboardEvent<HTMLElement>) => void;
}

export interface LeadDetailsProps {
  /** The lead as the list shows it; it is loaded again by its id. */
  lead: Lead;
  onClose: () => void;
  /** Shows another lead instead of this one. */
  onOpen: (id: number) => void;
  /** The way to its neighbours in the list; null where there is none. */
  steps?: LeadSteps | null;
  /** What was said in the lead's chats. */
  chatTranscript?: ReactNode;
  /** What of that nobody should miss. */
  chatNotice?: ReactNode;
  /** The photos of what has to go. */
  photos?: ReactNode;
  /** What may explain which of them are shown. */
  photoSources?: ReactNode;
}

interface LeadSheetProps extends LeadDetailsProps {
  ref: Ref<LeadSheetHandle>;
  titleId: string;
  onPhone: boolean;
  /** Which lead was erased, so that a question's room is enough to say so; null where none was. */
  onGone: (id: number | null) => void;
}

/** What a lead's dialog holds. What is typed redraws the parts that show it, and not this. */
export function LeadSheet(props: LeadSheetProps) {
  const { ref, titleId, onPhone, lead: row, onClose, onOpen, onGone } = props;
  const { chatTranscript, chatNotice, photos, photoSources } = props;
  const query = useLead(row.id, row);
  const lead = query.lead ?? row;
  const editor = useLeadEditor(lead, onClose);
  const steps = useTellingSteps(props.steps ?? null, editor.goOn);
  const [leaving, setLeaving] = useState(false);
  const [question, setQuestion] = useState<WholeLeadQuestion | null>(null);
  const leave = () => {
    editor.discard();
    onClose();
  };
  const actions = useLeadActions(lead, leave);
  const isGone = query.missing;
  const { discard } = editor;
  useEffect(() => {
    if (isGone) discard();
    onGone(isGone ? row.id : null);
  });
  const close = useStableCallback(() => {
    if (editor.isSending()) return;
    if (editor.changed && !isGone) setLeaving(true);
    else onClose();
  });
  const past = usePastPickup();
  const pastFollowUp = usePastFollowUp();
  const checkAndSave = (following?: () => void) => {
    const { values, before } = editor.form.state;
    const { status } = values;
    const daySet = (field: 'scheduledDate' | 'followUpDate') => ({
      day: values[field] === before[field] ? '' : values[field],
      status,
    });
    // What cannot be saved as it is says so first: each day is asked about once.
    if (!editor.form.isValid()) editor.save(following);
    else
      past.check(daySet('scheduledDate'), () =>
        pastFollowUp.check(daySet('followUpDate'), () => editor.save(following)),
      );
  };
  const save = useStableCallback(() => checkAndSave());
  // As the list is then: what is saved may have left it.
  const goOn = useStableCallback(() => (props.steps?.next ?? onClose)());
  const saveAndNext = useStableCallback(() => checkAndSave(goOn));
  const open = useStableCallback(onOpen);
  const content = useFocusOnError(editor.form);
  useEffect(() => track('admin_lead_view', { lead_id: row.id }), [row.id]);
  const press = (event: KeyboardEvent<HTMLElement>) => {
    stepByKey(event, steps);
    if (isGone || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (editor.isSending()) return;
    if (event.shiftKey && steps?.next) saveAndNext();
    else save();
  };
  useImperativeHandle(ref, () => ({ close, press }));
  const locked = lead.trash !== null || lead.mergedInto !== null;
  const setStatus = useStableCallback(() => openSelect(content.current, 'status'));
  const onStatus = onPhone && !locked ? setStatus : null;
  const summary = <LeadSummary lead={lead} form={editor.form} locked={locked} onStatus={onStatus} />;
  return (
    <>
      {isGone ? (
        <GoneLead titleId={titleId} id={row.id} onClose={onClose} />
      ) : (
        <>
          <DetailsHeader
            titleId={titleId}
            lead={lead}
            isLive={!locked}
            steps={steps}
            onQuestion={setQuestion}
            onClose={close}
          />
          {!onPhone && <Box sx={summaryStyle}>{summary}</Box>}
          <DetailsBody
            ref={content}
            summary={onPhone ? summary : null}
            lead={lead}
            query={query}
            editor={editor}
            actions={actions}
            locked={locked}
            onQuestion={setQuestion}
            onOpen={open}
            chatTranscript={chatTranscript}
            chatNotice={chatNotice}
            photos={photos}
            photoSources={photoSources}
          />
          <div ref={keepToastsAbove}>
            <div aria-live="polite">
              {!locked && query.record && (
                <SamePhoneNotice lead={lead} events={query.record.events} onOpen={open} />
              )}
            </div>
            <DetailsFooter
              changed={editor.changed}
              saving={editor.saving}
              locked={locked}
              onSave={save}
              onSaveAndNext={steps?.next ? saveAndNext : null}
              onCancel={close}
            />
          </div>
          {editor.reviewed && (
            <ConflictDialog
              base={editor.base}
              mine={editor.form.state.values}
              theirs={editor.reviewed}
              taken={editor.taken?.fields ?? []}
              onSettle={editor.settle}
              onCancel={() => editor.review(null)}
            />
          )}
          {past.question}
          {pastFollowUp.question}
        </>
      )}
      {question && (
        <WholeLeadDialog
          question={question}
          lead={lead}
          isChanged={editor.changed}
          onDelete={actions.remove}
          onGone={leave}
          onOpen={onOpen}
          onClose={() => setQuestion(null)}
        />
      )}
      {leaving && !isGone && (
        <ConfirmDialog
          question="Throw away your changes?"
          detail="What you have typed is not saved yet."
          action="Throw Away"
          cancel="Keep Editing"
          onConfirm={leave}
          onCancel={() => setLeaving(false)}
        />
      )}
    </>
  );
}

const summaryStyle = { px: 3, pb: 2 };

/** Goes to a select and opens the device's own list of it, where the browser lets that be asked for. */
function openSelect(content: HTMLElement | null, name: string): void {
  const select = content?.querySelector<HTMLSelectElement>(`select[name=${name}]`);
  select?.focus();
  if (select && 'showPicker' in select) select.showPicker();
}

/** `j` and `k` are the next and the previous lead here too, but in fields, and in what lies over this dialog. */
function stepByKey(event: KeyboardEvent<HTMLElement>, steps: LeadSteps | null): void {
  const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event;
  const step = { j: steps?.next, k: steps?.previous }[key];
  if (!step || ctrlKey || metaKey || altKey || isField(target)) return;
  if (target instanceof Node && currentTarget.contains(target)) step();
}
