import { styled } from '@mui/material/styles';
import { splitUnbroken } from '#lib/chat/unbroken.ts';

/** Goes to the next line as a whole, and is broken only where a line is too short for it. */
export const UNBROKEN = { display: 'inline-block', maxWidth: '100%' } as const;

const One = styled('span')(UNBROKEN);

/** A text in which codes, numbers, days and hours stay on one line. */
export function UnbrokenText({ text }: { text: string }) {
  return splitUnbroken(text).map(({ text: shown, isOne }, index) =>
    isOne ? <One key={index}>{shown}</One> : shown,
  );
}
