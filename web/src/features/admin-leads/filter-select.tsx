import TextField from '@mui/material/TextField';
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

/** A native select: the device's own list is the fastest to use, on a phone above all. */
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
  return (
    <TextField
      select
      id={id}
      label={label}
      value={value}
      size="small"
      disabled={disabled || reason !== null}
      data-hint={reason ?? undefined}
      helperText={showsReason ? reason : undefined}
      fullWidth
      onChange={(event) => {
        const chosen = options.find((one) => one === event.target.value);
        if (chosen !== undefined) onChange(chosen);
      }}
      slotProps={{
        select: { native: true },
        htmlInput: { 'aria-description': reason ?? undefined },
        inputLabel: { shrink: true },
      }}
    >
      {options.map((one) => (
        <option key={one} value={one}>
          {labels[one]}
        </option>
      ))}
    </TextField>
  );
}
