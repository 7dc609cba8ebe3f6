import styled from '@emotion/styled';
import type { CorrectRequestBody } from '@harbour-haul/contract/requests/correct-request';
import { ACCESS_KINDS } from '@harbour-haul/domain/leads/fields/access';
import { CONTACT_METHODS } from '@harbour-haul/domain/leads/fields/contact-method';
import { JUNK_TYPES } from '@harbour-haul/domain/leads/fields/junk-type';
import { MAX_DETAILS, MAX_REQUEST_NOTE } from '@harbour-haul/domain/leads/fields/text-limits';
import { TIME_SLOTS } from '@harbour-haul/domain/leads/fields/time-slot';
import type { CorrectableField, RequestView } from '@harbour-haul/domain/leads/request/request-view';
import { type ReactNode, useState } from 'react';
import { ActionButton } from '#components/action.tsx';
import { TextWithPhone } from '#components/texts/text-with-phone.tsx';
import { EmailField } from './email-field.tsx';
import { readCorrection, shownValues } from './read-correction.ts';
import { type FieldAttributes, RequestField } from './request-field.tsx';
import { useRequestTexts } from './texts/use-request-texts.ts';
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
  const texts = useRequestTexts();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isSaving, setSaving] = useState(false);
  const values = shownValues(request, texts);

  async function submit(form: HTMLFormElement): Promise<void> {
    const correction = readCorrection(request, new FormData(form), texts);
    if (!correction) return onDone('');
    setSaving(true);
    const refused = await onCorrect(correction);
    setSaving(false);
    setRefusal(refused);
    if (!refused) onDone(texts.form.saved);
    // What was typed was typed over what is not so any more.
    else if (refused.isConflict) onDone(refused.text);
    else focusFirst(form, refused.fields);
  }

  const field = (name: CorrectableField, control: (attributes: ControlAttributes) => ReactNode) => (
    <RequestField name={name} label={texts.labels[name]} error={refusal?.fields[name]}>
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
        {texts.form.title}
      </h2>
      {field('name', (input) => (
        <input {...input} autoComplete="name" />
      ))}
      {field('phone', (input) => (
        <input {...input} type="tel" autoComplete="tel" />
      ))}
      <EmailField value={values.email} error={refusal?.fields.email} />
      {field('address', (input) => (
        <input {...input} autoComplete="address-line1" />
      ))}
      {field('junkType', (select) => (
        <select {...select}>{options(JUNK_TYPES, texts.junkTypes, texts.choose, request.junkType)}</select>
      ))}
      {field('access', (select) => (
        <select {...select}>
          {options(ACCESS_KINDS, texts.accessKinds, texts.notGiven, request.access)}
        </select>
      ))}
      {field('preferredDate', (input) => (
        <input {...input} type="date" />
      ))}
      {field('preferredTimeSlot', (select) => (
        <select {...select}>
          {options(TIME_SLOTS, texts.timeSlots, texts.anyTime, request.preferredTimeSlot)}
        </select>
      ))}
      {field('preferredContactMethod', (select) => (
        <select {...select}>
          {options(CONTACT_METHODS, texts.contactMethods, texts.anyWay, request.preferredContactMethod)}
        </select>
      ))}
      {field('details', (area) => (
        <textarea {...area} rows={4} maxLength={MAX_DETAILS} />
      ))}
      <RequestField name="note" label={texts.labels.note} error={refusal?.fields.note}>
        {(attributes) => <textarea {...attributes} maxLength={MAX_REQUEST_NOTE} />}
      </RequestField>
      {refusal && (
        <p role="alert">
          <TextWithPhone text={refusal.text} />
        </p>
      )}
      <Actions>
        <ActionButton type="submit" data-look="main" disabled={isSaving}>
          {isSaving ? texts.form.saving : texts.form.save}
        </ActionButton>
        <ActionButton type="button" data-look="quiet" disabled={isSaving} onClick={() => onDone('')}>
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

/** What was chosen once can be changed and not taken back, so that nothing is emptied unseen. */
function options<T extends string>(
  values: readonly T[],
  labels: Readonly<Record<T, string>>,
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
