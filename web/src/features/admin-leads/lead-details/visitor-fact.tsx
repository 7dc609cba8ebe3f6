import type { Lead } from '@harbour-haul/domain/leads/lead';
import { memo } from 'react';
import { Fact } from '../detail-section.tsx';
import { fieldLabel, fieldText } from '../field-text.ts';
import { ValueOr } from '../lead-cells.tsx';
import type { VisitorField } from './sheet-facts.ts';

/** A field that a visitor set, in words. */
export const VisitorFact = memo(function VisitorFact({ name, lead }: { name: VisitorField; lead: Lead }) {
  return (
    <Fact label={fieldLabel(name)}>
      <ValueOr value={lead[name] && fieldText(name, lead[name])} missing="Not specified" />
    </Fact>
  );
});
