import styled from '@emotion/styled';
import { useDeferredValue, useMemo } from 'react';
import { color } from '#components/tokens.ts';
import { useFormRules } from '../rules/use-form-rules.ts';
import { useQuoteTexts } from '../texts/use-quote-texts.ts';

const Note = styled('p')({
  marginTop: 8,
  padding: '10px 14px',
  borderLeft: `4px solid ${color.accent}`,
  borderRadius: 8,
  background: `color-mix(in srgb, ${color.accent} 14%, transparent)`,
  fontSize: '0.9375rem',
});

/** Says of hazardous goods that are named that no crew takes them, and where they go; as its visitor types. */
export function HazardNotes({ text }: { text: string }) {
  const texts = useQuoteTexts();
  const typed = useDeferredValue(text);
  const rules = useFormRules();
  const hazards = useMemo(
    () => (rules?.hazardsIn(typed) ?? []).map((hazard) => texts.hazard(hazard)),
    [rules, texts, typed],
  );
  return (
    <div role="status">
      {hazards.map(([warning, disposal]) => (
        <Note key={warning}>
          <strong>{warning}</strong> {disposal}
        </Note>
      ))}
    </div>
  );
}
