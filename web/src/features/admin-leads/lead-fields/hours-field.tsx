import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { memo, useId } from 'react';
import { fieldLabel } from '../field-text.ts';
import type { LeadForm } from '../lead-editor/lead-form.ts';
import { useFieldError, useFieldValue, useFormState } from '../lead-editor/use-form-state.ts';
import type { LeadFieldProps } from './lead-field.tsx';

const NAME = 'scheduledHours';
const LABEL = fieldLabel(NAME);

/** The hours of the scheduled day, from and to; there are none without a day. */
export function HoursField({ form, disabled }: Omit<LeadFieldProps, 'name'>) {
  const text = useFieldValue(form, NAME);
  const error = useFieldError(form, NAME);
  const hasDay = useFormState(form, ({ values }) => values.scheduledDate !== '');
  return (
    <PickupHours
      text={hasDay ? text : ''}
      error={hasDay ? error : undefined}
      hint={hasDay ? '' : 'Choose the scheduled date first.'}
      disabled={disabled || !hasDay}
      set={form.set}
      touch={form.touch}
    />
  );
}

interface PickupHoursProps extends Pick<LeadForm, 'set' | 'touch'> {
  /** `HH:MM-HH:MM`, either of them empty while it is not typed yet, or ''. */
  text: string;
  error: string | undefined;
  hint: string;
  disabled: boolean;
}

/**
 * From when to when a pickup is, in two fields, each too narrow for a label of more than one word. Drawn again only for
 * what is its own, as texts are.
 */
export const PickupHours = memo(function PickupHours(props: PickupHoursProps) {
  const { text, error, hint, disabled, set, touch } = props;
  const id = useId();
  const [from = '', to = ''] = text.split('-');
  const change = (next: readonly [string, string]) => set(NAME, next.join('') === '' ? '' : next.join('-'));
  const field = {
    type: 'time',
    size: 'small',
    fullWidth: true,
    disabled,
    error: error !== undefined,
  } as const;
  return (
    <div>
      <Box
        sx={pairStyle}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) touch(NAME);
        }}
      >
        <TextField
          {...field}
          id={`${id}from`}
          label="From"
          value={from}
          slotProps={partsOf('from', id)}
          onChange={({ target }) => change([target.value, to])}
        />
        <span aria-hidden="true">–</span>
        <TextField
          {...field}
          id={`${id}to`}
          label="To"
          value={to}
          slotProps={partsOf('to', id)}
          onChange={({ target }) => change([from, target.value])}
        />
      </Box>
      <FormHelperText id={id} error={error !== undefined} sx={{ mx: 1.75 }}>
        {error ?? hint}
      </FormHelperText>
    </div>
  );
});

function partsOf(end: 'from' | 'to', hintId: string) {
  const htmlInput = { 'aria-label': `${LABEL} ${end}`, 'aria-describedby': hintId, step: 900 };
  return { inputLabel: { shrink: true }, htmlInput } as const;
}

const pairStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 1,
  // Beside the time there is no room for the button of the browser's own list; the field opens it on a phone all the same.
  '& input': { px: 1.25, textAlign: 'center' },
  '& input::-webkit-calendar-picker-indicator': { display: 'none' },
};
