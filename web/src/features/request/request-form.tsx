import styled from '@emotion/styled';
import type { CorrectRequestBody } from '@harbour-haul/contract/requests/correct-request';
import { ACCESS_KINDS, ACCESS_LABELS } from '@harbour-haul/domain/leads/fields/access';
import { CONTACT_METHOD_LABELS, CONTACT_METHODS } from '@harbour-haul/domain/leads/fields/contact-method';
import { JUNK_TYPE_LABELS, JUNK_TYPES } from '@harbour-haul/domain/leads/fields/junk-type';
import { MAX_DETAILS, MAX_REQUEST_NOTE } from '@harbour-haul/domain/leads/fields/text-limits';
import { TIME_SLOT_LABELS, TIME_SLOTS } from '@harbour-haul/domain/leads/fields/time-slot';
import type { CorrectableField, RequestView } from '@harbour-haul/domain/leads/request/request-view';
import { type ReactNode, useState } from 'react';
import { ActionButton } from '#components/action.tsx';
import { EmailField } from './email-field.tsx';
import { readCorrection, shownValues } from './read-correction.ts';
import { type FieldAttributes, RequestField } from './request-field.tsx';
import { useFocus } from './use-focus.ts';
import type { Refusal } from './use-request.ts';

const Form = styled('form')({
  display: 'grid',
  gap: 20,
  marginTop: 20,
  h2: { margin: 0, fontSize: '1.25rem', outline: 'none' },
});
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

const TITLE_ID = 'request-form-title';
const SAVED = 'Your changes are saved. Our team is told.';

type ControlAttributes = FieldAttributes & { defaultValue: string };

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
  const values = shownValues(request);

  async function submit(form: HTMLFormElement): Promise<void> {
    const correction = readCorrection(request, new FormData(form));
    if (!correction) return onDone('');
    setSaving(true);
    const refused = await onCorrect(correction);
    setSaving(false);
    setRefusal(refused);
    if (!refused) onDone(SAVED);
    // What was typed was typed over what is not so any more.
    else if (refused.isConflict) onDone(refused.text);
    else focusFirst(form, refused.fields);
  }

  const field = (
    name: CorrectableField,
    label: string,
    control: (attributes: ControlAttributes) => ReactNode,
  ) => (
    <RequestField name={name} label={label} error={refusal?.fields[name]}>
      {(attributes) => control({ ...attributes, defaultValue: values[name] })}
    </RequestField>
  );
  return (
    <Form
      noValidate
      aria-labelledby={TITLE_ID}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <h2 id={TITLE_ID} ref={useFocus<HTMLHeadingElement>(true)} tabIndex={-1}>
        Correct your request
      </h2>
      {field('name', 'Name', (input) => (
        <input {...input} autoComplete="name" />
      ))}
      {field('phone', 'Phone', (input) => (
        <input {...input} type="tel" autoComplete="tel" />
      ))}
      <EmailField value={values.email} error={refusal?.fields.email} />
      {field('address', 'Pickup address', (input) => (
        <input {...input} autoComplete="street-address" />
      ))}
      {field('junkType', 'What has to go', (select) => (
        <select {...select}>
          {options(JUNK_TYPES, JUNK_TYPE_LABELS, 'Please choose', request.junkType)}
        </select>
      ))}
      {field('access', 'Access', (select) => (
        <select {...select}>{options(ACCESS_KINDS, ACCESS_LABELS, 'Not given', request.access)}</select>
      ))}
      {field('preferredDate', 'Preferred date', (input) => (
        <input {...input} type="date" />
      ))}
      {field('preferredTimeSlot', 'Part of the day', (select) => (
        <select {...select}>
          {options(TIME_SLOTS, TIME_SLOT_LABELS, 'Any time', request.preferredTimeSlot)}
        </select>
      ))}
      {field('preferredContactMethod', 'Contact by', (select) => (
        <select {...select}>
          {options(CONTACT_METHODS, CONTACT_METHOD_LABELS, 'Any way', request.preferredContactMethod)}
        </select>
      ))}
      {field('details', 'Details', (area) => (
        <textarea {...area} rows={4} maxLength={MAX_DETAILS} />
      ))}
      <RequestField name="note" label="Anything to add? (optional)" error={refusal?.fields.note}>
        {(attributes) => <textarea {...attributes} maxLength={MAX_REQUEST_NOTE} />}
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

/** Brings the first wrong field into view; its error is told with it. */
function focusFirst(form: HTMLFormElement, errors: Refusal['fields']): void {
  const wrong = [...form.elements].find(
    (element) => errors[(element as HTMLInputElement).name] !== undefined,
  );
  if (wrong instanceof HTMLElement) wrong.focus();
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
