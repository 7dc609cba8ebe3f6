import styled from '@emotion/styled';
import type { CorrectRequestBody } from '@harbour-haul/contract/requests/correct-request';
import { CONTACT_METHOD_LABELS, CONTACT_METHODS } from '@harbour-haul/domain/leads/fields/contact-method';
import { TIME_SLOT_LABELS, TIME_SLOTS } from '@harbour-haul/domain/leads/fields/time-slot';
import type { RequestView } from '@harbour-haul/domain/leads/request/request-view';
import { type FormEvent, useState } from 'react';
import { ActionButton } from '#components/action.tsx';
import { readCorrection } from './read-correction.ts';
import { RequestField } from './request-field.tsx';
import type { Refusal } from './use-request.ts';

const Form = styled('form')({ display: 'grid', gap: 20, marginTop: 20 });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

const SAVED = 'Your changes are saved. Our team is told.';

interface RequestFormProps {
  request: RequestView;
  /** Sends what differs. @returns why it was refused, or null. */
  onCorrect: (body: CorrectRequestBody) => Promise<Refusal | null>;
  /** The form is done with; the notice says what became of it. */
  onDone: (notice: string) => void;
}

/** Corrects a request. What is not touched is not sent. */
export function RequestForm({ request, onCorrect, onDone }: RequestFormProps) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isSaving, setSaving] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const correction = readCorrection(request, new FormData(event.currentTarget));
    if (!correction) return onDone('');
    setSaving(true);
    const refused = await onCorrect(correction);
    setSaving(false);
    setRefusal(refused);
    if (!refused) onDone(SAVED);
    // What was typed was typed over what is not so any more.
    else if (refused.isConflict) onDone(refused.text);
  }

  const error = (name: string) => refusal?.fields[name];
  return (
    <Form noValidate aria-label="Correct your request" onSubmit={(event) => void submit(event)}>
      <RequestField name="name" label="Name" error={error('name')}>
        {(field) => <input {...field} defaultValue={request.name ?? ''} autoComplete="name" />}
      </RequestField>
      <RequestField name="phone" label="Phone" error={error('phone')}>
        {(field) => <input {...field} type="tel" defaultValue={request.phone ?? ''} autoComplete="tel" />}
      </RequestField>
      <RequestField name="address" label="Pickup address" error={error('address')}>
        {(field) => <input {...field} defaultValue={request.address ?? ''} autoComplete="street-address" />}
      </RequestField>
      <RequestField name="preferredDate" label="Preferred date" error={error('preferredDate')}>
        {(field) => <input {...field} type="date" defaultValue={request.preferredDate?.slice(0, 10) ?? ''} />}
      </RequestField>
      <RequestField name="preferredTimeSlot" label="Part of the day" error={error('preferredTimeSlot')}>
        {(field) => (
          <select {...field} defaultValue={request.preferredTimeSlot ?? ''}>
            {options(TIME_SLOTS, TIME_SLOT_LABELS, 'Any time', request.preferredTimeSlot)}
          </select>
        )}
      </RequestField>
      <RequestField name="preferredContactMethod" label="Contact by" error={error('preferredContactMethod')}>
        {(field) => (
          <select {...field} defaultValue={request.preferredContactMethod ?? ''}>
            {options(CONTACT_METHODS, CONTACT_METHOD_LABELS, 'Any way', request.preferredContactMethod)}
          </select>
        )}
      </RequestField>
      <RequestField name="note" label="Anything to add? (optional)" error={error('note')}>
        {(field) => <textarea {...field} maxLength={1000} />}
      </RequestField>
      {refusal && <p role="alert">{refusal.text}</p>}
      <Actions>
        <ActionButton type="submit" data-look="main" disabled={isSaving}>
          {isSaving ? 'Saving...' : 'Save'}
        </ActionButton>
        <ActionButton type="button" data-look="quiet" disabled={isSaving} onClick={() => onDone('')}>
          Back
        </ActionButton>
      </Actions>
    </Form>
  );
}

/** What was chosen once can be changed and not taken back, so that nothing is emptied unseen. */
function options<T extends string>(
  values: readonly T[],
  labels: Record<T, string>,
  none: string,
  chosen: T | null,
) {
  return [
    ...(chosen === null
      ? [
          <option key="" value="">
            {none}
          </option>,
        ]
      : []),
    ...values.map((value) => (
      <option key={value} value={value}>
        {labels[value]}
      </option>
    )),
  ];
}
