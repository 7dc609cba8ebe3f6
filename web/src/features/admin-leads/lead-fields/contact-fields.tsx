import type { Lead } from '@harbour-haul/domain/leads/lead';
import { FactList, FieldPair, FieldSection } from '../detail-section.tsx';
import { factsAt } from '../lead-details/sheet-facts.ts';
import { VisitorFact } from '../lead-details/visitor-fact.tsx';
import type { LeadEntryForm } from '../lead-editor/use-lead-editor.ts';
import { ChoiceField } from './choice-field.tsx';
import { LeadField, LongTextField } from './lead-field.tsx';

interface FieldsProps {
  editor: LeadEntryForm;
  locked: boolean;
}

/** Whose lead it is, and how and where they are reached. */
export function ContactFields({ lead, editor, locked }: FieldsProps & { lead: Lead }) {
  return (
    <FieldSection title="Contact">
      <FactList>
        {factsAt('contact', lead).map((name) => (
          <VisitorFact key={name} name={name} lead={lead} />
        ))}
      </FactList>
      <ContactInputs editor={editor} locked={locked} />
    </FieldSection>
  );
}

/** Name, the ways to reach them and which they prefer, their address, and where they come from. */
export function ContactInputs({ editor, locked }: FieldsProps) {
  const field = { form: editor.form, disabled: locked || editor.saving };
  return (
    <>
      <FieldPair>
        <LeadField {...field} name="name" />
        <LeadField {...field} name="phone" type="tel" />
        <LeadField {...field} name="email" type="email" />
        <ChoiceField {...field} name="preferredContactMethod" />
      </FieldPair>
      <LongTextField {...field} name="address" rows={1} />
      <LeadField {...field} name="source" />
    </>
  );
}
