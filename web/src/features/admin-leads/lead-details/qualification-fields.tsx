import { DayField } from './day-field.tsx';
import { FieldSection } from './field-section.tsx';
import { LeadField } from './lead-field.tsx';
import { StatusField } from './status-field.tsx';
import type { LeadEditor } from './use-lead-editor.ts';
import { ValueField } from './value-field.tsx';

/** How far the work on a lead is. */
export function QualificationFields({ editor, disabled }: { editor: LeadEditor; disabled: boolean }) {
  const field = { form: editor.form, disabled };
  return (
    <FieldSection title="Qualification Status">
      <StatusField {...field} />
      <ValueField {...field} />
      <DayField {...field} name="scheduledDate" />
      <DayField {...field} name="followUpDate" />
      <LeadField {...field} name="notes" multiline minRows={4} maxRows={14} />
    </FieldSection>
  );
}
