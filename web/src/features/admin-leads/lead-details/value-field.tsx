import { LeadField, type LeadFieldProps } from './lead-field.tsx';
import { UNREADABLE } from './lead-values.ts';

/**
 * The estimated value: a number from 0 on, ten dollars a step. What is typed and is no number is an error, not an empty
 * field; and the mouse's wheel scrolls the dialog, not the figure.
 */
export function ValueField({ form, disabled }: Omit<LeadFieldProps, 'name'>) {
  const text = form.values.estimatedValue;
  return (
    <LeadField
      form={form}
      name="estimatedValue"
      disabled={disabled}
      type="number"
      value={text === UNREADABLE ? '' : text}
      onChange={({ target }) =>
        form.set('estimatedValue', target.validity.badInput ? UNREADABLE : target.value)
      }
      onWheel={({ target }) => target instanceof HTMLElement && target.blur()}
      slotProps={{
        htmlInput: { min: 0, step: 10, inputMode: 'decimal' },
        input: { startAdornment: <span aria-hidden="true">$&nbsp;</span> },
      }}
    />
  );
}
