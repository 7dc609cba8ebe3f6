import { LEAD_FIELDS } from '@harbour-haul/domain/leads/lead-fields';
import { fieldText } from '../field-text.ts';
import { LeadField, type LeadFieldProps } from './lead-field.tsx';

interface ChoiceFieldProps extends LeadFieldProps {
  name: 'junkType' | 'preferredTimeSlot' | 'access' | 'preferredContactMethod';
}

const PARTS = { select: { native: true }, inputLabel: { shrink: true } } as const;

/** One of a list, or nothing, as a native select: the device's own list is the fastest to use. */
export function ChoiceField(props: ChoiceFieldProps) {
  return (
    <LeadField {...props} select slotProps={PARTS}>
      <option value="">Not specified</option>
      {LEAD_FIELDS[props.name].kind.values.map((value) => (
        <option key={value} value={value}>
          {fieldText(props.name, value)}
        </option>
      ))}
    </LeadField>
  );
}
