import { LEAD_STATUSES, STATUS_LABELS } from '@harbour-haul/domain/leads/lead-status';
import { type ChangeEvent, useCallback, type WheelEvent } from 'react';
import { UNREADABLE } from '#components/fields/unreadable.ts';
import { FieldPair, FieldSection } from '../detail-section.tsx';
import { useFieldValue, useFormState } from '../lead-editor/use-form-state.ts';
import type { LeadEntryForm } from '../lead-editor/use-lead-editor.ts';
import { usePickupDay } from '../lead-editor/use-pickup-day.ts';
import { BookedDay } from './booked-day.tsx';
import { DayField } from './day-field.tsx';
import { HoursField } from './hours-field.tsx';
import { LateFollowUpLine } from './late-follow-up-line.tsx';
import { LeadField, type LeadFieldProps, LongTextField } from './lead-field.tsx';
import { PastPickupLine } from './past-pickup-line.tsx';
import { StatusOfferLine } from './status-offer-line.tsx';
import { UnkeptWish } from './unkept-wish.tsx';

/** How far the work on a lead is. */
export function QualificationFields({ editor, locked }: { editor: LeadEntryForm; locked: boolean }) {
  const field = { form: editor.form, disabled: locked || editor.saving };
  const setPickupDay = usePickupDay(editor);
  return (
    <FieldSection title="Qualification Status">
      <FieldPair>
        <div>
          <StatusField {...field} />
          <StatusOfferLine editor={editor} locked={locked} />
        </div>
        <ValueField {...field} />
        <DayField
          {...field}
          name="scheduledDate"
          opensOn={editor.base.preferredDate?.slice(0, 10)}
          onDay={setPickupDay}
        />
        <HoursField {...field} />
        <UnkeptWish editor={editor} />
        <PastPickupLine editor={editor} locked={locked} />
        <BookedDay editor={editor} />
        <div>
          <DayField {...field} name="followUpDate" />
          <LateFollowUpLine editor={editor} locked={locked} />
        </div>
      </FieldPair>
      <LongTextField {...field} name="notes" rows={4} />
    </FieldSection>
  );
}

const STATUS_PARTS = { select: { native: true }, inputLabel: { shrink: true } } as const;

const STATUS_OPTIONS = LEAD_STATUSES.map((status) => (
  <option key={status} value={status}>
    {STATUS_LABELS[status]}
  </option>
));

/** The status as a native select: the device's own list is the fastest to use. */
function StatusField({ form, disabled }: Omit<LeadFieldProps, 'name'>) {
  const hint = 'An incomplete lead becomes new when it is saved.';
  const isIncomplete = useFormState(form, ({ values }) => values.status === 'incomplete');
  return (
    <LeadField
      form={form}
      name="status"
      disabled={disabled}
      select
      slotProps={STATUS_PARTS}
      helperText={isIncomplete ? hint : undefined}
    >
      {STATUS_OPTIONS}
    </LeadField>
  );
}

const VALUE_PARTS = {
  htmlInput: { min: 0, step: 10, inputMode: 'decimal' },
  input: { startAdornment: <span aria-hidden="true">$&nbsp;</span> },
} as const;

/** The wheel scrolls the dialog, not the figure. */
function leaveWheelAlone({ target }: WheelEvent): void {
  if (target instanceof HTMLElement) target.blur();
}

/**
 * The estimated value: a number from 0 on, ten dollars a step. What is typed and is no number is an error, not an empty
 * field.
 */
function ValueField({ form, disabled }: Omit<LeadFieldProps, 'name'>) {
  const { set } = form;
  const text = useFieldValue(form, 'estimatedValue');
  const change = useCallback(
    ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      set('estimatedValue', target.validity.badInput ? UNREADABLE : target.value),
    [set],
  );
  return (
    <LeadField
      form={form}
      name="estimatedValue"
      disabled={disabled}
      type="number"
      value={text === UNREADABLE ? '' : text}
      onChange={change}
      onWheel={leaveWheelAlone}
      slotProps={VALUE_PARTS}
    />
  );
}
