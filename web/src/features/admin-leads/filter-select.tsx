import TextField from '@mui/material/TextField';
import { useId } from 'react';

interface FilterSelectProps<T extends string> {
  label: string;
  value: T;
  options: readonly T[];
  labels: Record<T, string>;
  disabled?: boolean;
  onChange: (value: T) => void;
}

/** A native select: the device's own list is the fastest to use, on a phone above all. */
export function FilterSelect<T extends string>(props: FilterSelectProps<T>) {
  const { label, value, options, labels, disabled = false, onChange } = props;
  const id = useId();
  return (
    <TextField
      select
      id={id}
      label={label}
      value={value}
      size="small"
      disabled={disabled}
      fullWidth
      onChange={(event) => {
        const chosen = options.find((one) => one === event.target.value);
        if (chosen !== undefined) onChange(chosen);
      }}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {options.map((one) => (
        <option key={one} value={one}>
          {labels[one]}
        </option>
      ))}
    </TextField>
  );
}
