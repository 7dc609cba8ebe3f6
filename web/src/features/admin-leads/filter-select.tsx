import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { FieldOutline, fieldFrame } from '#components/fields/field-frame.tsx';

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
  const helpId = showsReason && reason !== null ? `${id}-help` : undefined;
  return (
    <Box data-field="" sx={{ minWidth: 0 }} data-hint={reason ?? undefined}>
      <Box sx={selectStyle}>
        <select
          id={id}
          disabled={disabled || reason !== null}
          aria-description={reason ?? undefined}
          aria-describedby={helpId}
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
        </select>
        <label htmlFor={id}>{label}</label>
        <ArrowDropDown aria-hidden="true" />
        <FieldOutline label={label} />
      </Box>
      {helpId && (
        <Box id={helpId} sx={reasonStyle}>
          {reason}
        </Box>
      )}
    </Box>
  );
}

const selectStyle = {
  ...fieldFrame,
  '& > select': { pr: 4, cursor: 'pointer' },
  '& > select:disabled': { cursor: 'default' },
  '& option': { bgcolor: 'background.paper' },
  '& > svg': { position: 'absolute', right: 7, pointerEvents: 'none', color: 'action.active' },
  '& > :disabled ~ svg': { color: 'action.disabled' },
  '& > label': {
    position: 'absolute',
    left: 14,
    top: -9,
    maxWidth: 'calc(100% - 28px)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: '0.75em',
    lineHeight: '18px',
    color: 'text.secondary',
  },
  '& > :focus ~ label': { color: 'primary.main' },
  '& > :disabled ~ label': { color: 'text.disabled' },
};

/** Why something is out of use is to be read all the same. */
const reasonStyle = { mt: '3px', fontSize: '0.875rem', lineHeight: 1.66, color: 'text.secondary' };
