import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';

interface FilterSelectProps<T extends string> {
  label: string;
  value: T;
  options: readonly T[];
  labels: Record<T, string>;
  disabled?: boolean;
  /** Why nothing can be chosen now; null where it can. */
  reason?: string | null;
  /** Writes the reason below, where no pointer finds it. */
  showsReason?: boolean;
  onChange: (value: T) => void;
}

/**
 * A native select: the device's own list is the fastest to use, on a phone above all. Built of a field's parts, since
 * `TextField` brings the code of every kind of field along, and a menu.
 */
export function FilterSelect<T extends string>(props: FilterSelectProps<T>) {
  const {
    label,
    value,
    options,
    labels,
    disabled = false,
    onChange,
    reason = null,
    showsReason = false,
  } = props;
  const id = useId();
  const helpId = showsReason && reason !== null ? `${id}-help` : undefined;
  return (
    <FormControl
      variant="outlined"
      size="small"
      fullWidth
      disabled={disabled || reason !== null}
      data-hint={reason ?? undefined}
    >
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <NativeSelect
        input={<OutlinedInput label={label} notched />}
        inputProps={{ id, 'aria-description': reason ?? undefined, 'aria-describedby': helpId }}
        value={value}
        onChange={(event) => {
          const chosen = options.find((one) => one === event.target.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {options.map((one) => (
          <option key={one} value={one}>
            {labels[one]}
          </option>
        ))}
      </NativeSelect>
      {helpId && (
        <FormHelperText id={helpId} sx={readable}>
          {reason}
        </FormHelperText>
      )}
    </FormControl>
  );
}

/** Why something is out of use is to be read all the same. */
const readable = { '&.Mui-disabled': { color: 'text.secondary' } };
