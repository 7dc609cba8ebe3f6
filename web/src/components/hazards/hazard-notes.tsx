import styled from '@emotion/styled';
import { useDeferredValue, useMemo } from 'react';
import { color } from '#components/tokens.ts';
import { useFormRules } from '#lib/form-rules/use-form-rules.ts';
import type { HazardWords } from './hazard-texts.ts';

const Note = styled('p')({
  // Over what a page's texts have.
  'div > &': { marginTop: 8 },
  padding: '10px 14px',
  borderLeft: `4px solid ${color.accent}`,
  borderRadius: 8,
  background: `color-mix(in srgb, ${color.accent} 14%, transparent)`,
  fontSize: '0.9375rem',
});

interface HazardNotesProps {
  /** What is typed. */
  text: string;
  words: HazardWords;
}

/** Says of hazardous goods that are named that no crew takes them, and where they go; as its visitor types. */
export function HazardNotes({ text, words }: HazardNotesProps) {
  const typed = useDeferredValue(text);
  const rules = useFormRules(typed !== '');
  const hazards = useMemo(() => (rules?.hazardsIn(typed) ?? []).map(words), [rules, words, typed]);
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
