import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadFieldName } from '@harbour-haul/domain/leads/lead-fields';
import { memo } from 'react';
import { Fact } from '../detail-section.tsx';
import { fieldLabel, fieldText } from '../field-text.ts';
import { ValueOr } from '../lead-cells.tsx';

/** A field that a visitor set, in words, or an admin for them. */
export const VisitorFact = memo(function VisitorFact({ name, lead }: { name: LeadFieldName; lead: Lead }) {
  return (
    <Fact label={fieldLabel(name)}>
      <ValueOr value={lead[name] && fieldText(name, lead[name])} missing="Not specified" />
    </Fact>
  );
});
