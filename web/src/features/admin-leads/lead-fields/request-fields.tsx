import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { FieldPair } from '../detail-section.tsx';
import type { LeadForm } from '../lead-editor/lead-form.ts';
import type { EditorField } from '../lead-editor/lead-values.ts';
import { useFormState } from '../lead-editor/use-form-state.ts';
import type { LeadEntryForm } from '../lead-editor/use-lead-editor.ts';
import { ChoiceField } from './choice-field.tsx';
import { DayField } from './day-field.tsx';
import { isSoonest, withSoonest } from './soonest-line.ts';

/** What somebody asks for that is chosen from lists and calendars. */
export const REQUEST_FIELDS = [
  'junkType',
  'preferredDate',
  'preferredTimeSlot',
  'access',
] as const satisfies EditorField[];

/** What there is to haul, when and from where: as its visitor chose it, or as a caller says it. */
export function RequestInputs({ editor, locked }: { editor: LeadEntryForm; locked: boolean }) {
  const field = { form: editor.form, disabled: locked || editor.saving };
  return (
    <FieldPair>
      <ChoiceField {...field} name="junkType" />
      <ChoiceField {...field} name="access" />
      <div>
        <DayField {...field} name="preferredDate" />
        <SoonestField {...field} />
      </div>
      <ChoiceField {...field} name="preferredTimeSlot" />
    </FieldPair>
  );
}

/** The wish for the first day that can be. It stands in the details, as the quote form and the chat write it. */
function SoonestField({ form, disabled }: { form: LeadForm; disabled: boolean }) {
  const isWanted = useFormState(form, ({ values }) => isSoonest(values.details));
  const change = (wanted: boolean) => {
    const { details, preferredDate } = form.state.values;
    form.set('details', withSoonest(details, wanted));
    if (wanted && preferredDate === '') form.set('preferredDate', halifaxToday(new Date()));
  };
  return (
    <FormControlLabel
      control={<Checkbox size="small" checked={isWanted} onChange={(_, wanted) => change(wanted)} />}
      label="As soon as possible"
      disabled={disabled}
      sx={{ ml: 0.25, mt: 0.25 }}
    />
  );
}
