import { type ComponentProps, useState } from 'react';
import { HazardNotes } from '#components/hazards/hazard-notes.tsx';
import { useRequestTexts } from '../texts/use-request-texts.ts';

/** A text in which hazardous goods may be named: it is said beneath it that no crew takes them. */
export function HazardText({
  defaultValue = '',
  ...area
}: ComponentProps<'textarea'> & { defaultValue?: string }) {
  const { hazard } = useRequestTexts();
  const [text, setText] = useState(defaultValue);
  return (
    <>
      <textarea {...area} value={text} onChange={({ target }) => setText(target.value)} />
      <HazardNotes text={text} words={hazard} />
    </>
  );
}
