import { DayField } from './day-field.tsx';
import { FieldSection } from './field-section.tsx';
import { LongTextField } from './long-text-field.tsx';
import { StatusField } from './status-field.tsx';
import type { LeadEditor } from './use-lead-editor.ts';
import { ValueField } from './value-field.tsx';

/** How far the work on a lead is. */
export function QualificationFields({ editor, locked }: { editor: LeadEditor; locked: boolean }) {
  const field = { form: editor.form, disabled: locked || editor.saving };
  return (
    <FieldSection title="Qualification Status">
      <StatusField {...field} />
      <ValueField {...field} />
      <DayField {...field} name="scheduledDate" />
      <DayField {...field} name="followUpDate" />
      <LongTextField {...field} name="notes" rows={4} />
    </FieldSection>
  );
}
