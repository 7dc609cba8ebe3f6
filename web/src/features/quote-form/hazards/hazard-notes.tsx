import styled from '@emotion/styled';
import { hazardsInText } from '@harbour-haul/domain/conversation/hazards-in-text';
import { useDeferredValue, useMemo } from 'react';
import { color } from '#components/tokens.ts';
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
  const hazards = useMemo(() => hazardsInText(typed).map((hazard) => texts.hazard(hazard)), [texts, typed]);
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
