import type { CorrectRequestBody } from '@harbour-haul/contract/requests/correct-request';
import { ACCESS_KINDS } from '@harbour-haul/domain/leads/fields/access';
import { CONTACT_METHODS } from '@harbour-haul/domain/leads/fields/contact-method';
import { JUNK_TYPES } from '@harbour-haul/domain/leads/fields/junk-type';
import { MAX_CALL_TIMES, MAX_DETAILS, MAX_REQUEST_NOTE } from '@harbour-haul/domain/leads/fields/text-limits';
import { TIME_SLOTS } from '@harbour-haul/domain/leads/fields/time-slot';
import type { CorrectableField, RequestView } from '@harbour-haul/domain/leads/request/request-view';
import GlobalStyles from '@mui/material/GlobalStyles';
import { type ReactNode, useState } from 'react';
import { ActionButton } from '#components/action.tsx';
import { PickupChips } from '#components/pickup/pickup-chips.tsx';
import { RefusalText } from '../refusal-text.tsx';
import { Actions } from '../request-actions.tsx';
import { useRequestTexts } from '../texts/use-request-texts.ts';
import { useFocus } from '../use-focus.ts';
import type { Refusal } from '../use-request.ts';
import { choiceOptions } from './choice-options.tsx';
import { dropCorrection } from './correction-draft.ts';
import { EmailField } from './email-field.tsx';
import { HazardText } from './hazard-text.tsx';
import { KeptNotice } from './kept-notice.tsx';
import { readCorrection, shownValues, shownWish } from './read-correction.ts';
import { type FieldAttributes, RequestField } from './request-field.tsx';
import { Form, roomForFields } from './request-form-style.ts';
import { useCorrectionDraft } from './use-correction-draft.ts';

const TITLE_ID = 'request-form-title';

const WIDE_FIELDS: ReadonlySet<CorrectableField> = new Set<CorrectableField>(['address', 'details']);

type ControlAttributes = FieldAttributes & { defaultValue: string };

interface RequestFormProps {
  request: RequestView;
  /** Sends what differs. @returns why it was refused, or null. */
  onCorrect: (body: CorrectRequestBody) => Promise<Refusal | null>;
  /** The form is done with; the notice says what became of it. */
  onDone: (notice: string) => void;
}

/** Corrects a request. What is not touched is not sent, and what is typed is kept for this tab until it is. */
export function RequestForm({ request, onCorrect, onDone }: RequestFormProps) {
  const texts = useRequestTexts();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isSaving, setSaving] = useState(false);
  const { formRef, draft, keep } = useCorrectionDraft(request, texts);
  const values = { ...shownValues(request, texts), ...draft?.typed };
  const [day, setDay] = useState(values.preferredDate);

  async function submit(form: HTMLFormElement): Promise<void> {
    keep();
    const correction = readCorrection(request, new FormData(form), texts);
    if (!correction) return leave('');
    setSaving(true);
    const refused = await onCorrect(correction);
    setSaving(false);
    setRefusal(refused?.isUnreachable ? { ...refused, text: texts.form.unreachable } : refused);
    if (!refused) leave(texts.form.saved);
    // What was typed was typed over what is not so any more.
    else if (refused.isConflict) onDone(refused.text);
    else focusFirst(form, refused.fields);
  }

  /** With nothing to go on from. */
  function leave(notice: string): void {
    dropCorrection(request);
    onDone(notice);
  }

  const field = (name: CorrectableField, control: (attributes: ControlAttributes) => ReactNode) => (
    <RequestField
      name={name}
      label={texts.labels[name]}
      error={refusal?.fields[name]}
      wide={WIDE_FIELDS.has(name)}
    >
      {(attributes) => control({ ...attributes, defaultValue: values[name] })}
    </RequestField>
  );
  const choice = (name: CorrectableField, choices: ReactNode) =>
    field(name, (select) => (
      <div data-select="">
        <select {...select}>{choices}</select>
      </div>
    ));
  return (
    <Form
      ref={formRef}
      noValidate
      aria-labelledby={TITLE_ID}
      onInput={keep}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <GlobalStyles styles={roomForFields} />
      <h2 id={TITLE_ID} ref={useFocus<HTMLHeadingElement>(true)} tabIndex={-1}>
        {texts.form.title}
      </h2>
      {draft && <KeptNotice request={request} draft={draft} onDiscard={() => leave('')} />}
      {field('name', (input) => (
        <input {...input} autoComplete="name" />
      ))}
      {field('phone', (input) => (
        <input {...input} type="tel" autoComplete="tel" />
      ))}
      <EmailField value={values.email} error={refusal?.fields.email} />
      {choice(
        'preferredContactMethod',
        choiceOptions(CONTACT_METHODS, texts.contactMethods, texts.anyWay, request.preferredContactMethod),
      )}
      <RequestField name="callTimes" label={texts.labels.callTimes} error={refusal?.fields.callTimes} wide>
        {(input) => <input {...input} defaultValue={values.callTimes} maxLength={MAX_CALL_TIMES} />}
      </RequestField>
      {field('address', (input) => (
        <input {...input} autoComplete="address-line1" />
      ))}
      {choice('junkType', choiceOptions(JUNK_TYPES, texts.junkTypes, texts.choose, request.junkType))}
      {choice('access', choiceOptions(ACCESS_KINDS, texts.accessKinds, texts.notGiven, request.access))}
      <PickupChips
        texts={texts.pickupDays}
        date={day}
        before={draft?.when ?? shownWish(request)}
        onPick={setDay}
      />
      <RequestField
        name="preferredDate"
        label={texts.labels.preferredDate}
        error={refusal?.fields.preferredDate}
      >
        {(input) => (
          <input {...input} type="date" value={day} onChange={({ target }) => setDay(target.value)} />
        )}
      </RequestField>
      {choice(
        'preferredTimeSlot',
        choiceOptions(TIME_SLOTS, texts.timeSlots, texts.anyTime, request.preferredTimeSlot),
      )}
      {field('details', (area) => (
        <HazardText {...area} rows={4} maxLength={MAX_DETAILS} />
      ))}
      <RequestField name="note" label={texts.labels.note} error={refusal?.fields.note} wide>
        {(attributes) => (
          <HazardText {...attributes} defaultValue={values.note} rows={4} maxLength={MAX_REQUEST_NOTE} />
        )}
      </RequestField>
      {refusal && <RefusalText refusal={refusal} backOnline={texts.form.backOnline} />}
      <Actions data-wide="">
        <ActionButton type="submit" data-look="main" disabled={isSaving}>
          {isSaving ? texts.form.saving : texts.form.save}
        </ActionButton>
        <ActionButton
          type="button"
          data-look="quiet"
          disabled={isSaving}
          onClick={() => {
            keep();
            onDone('');
          }}
        >
          {texts.form.back}
        </ActionButton>
      </Actions>
    </Form>
  );
}

/** Brings the first wrong field into view; its error is told with it. */
function focusFirst(form: HTMLFormElement, errors: Refusal['fields']): void {
  const wrong = [...form.elements].find(
    (element) => errors[(element as HTMLInputElement).name] !== undefined,
  );
  if (wrong instanceof HTMLElement) wrong.focus();
}
