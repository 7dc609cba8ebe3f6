import { type ChangeEvent, useCallback, type WheelEvent } from 'react';
import { LeadField, type LeadFieldProps } from './lead-field.tsx';
import { UNREADABLE } from './lead-values.ts';

const PARTS = {
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
export function ValueField({ form, disabled }: Omit<LeadFieldProps, 'name'>) {
  const { set } = form;
  const text = form.values.estimatedValue;
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
      slotProps={PARTS}
    />
  );
}
