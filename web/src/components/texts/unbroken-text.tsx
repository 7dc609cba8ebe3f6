import styled from '@emotion/styled';
import { splitUnbroken } from '#lib/chat/unbroken.ts';
import { MailText } from './mail-text.tsx';

/** Goes to the next line as a whole, and is broken only where a line is too short for it. */
const One = styled('span')({
  // Of a link around it: a box of its own is not underlined with the rest.
  textDecoration: 'inherit',
  '& > span': { display: 'inline-block', maxWidth: '100%', textDecoration: 'inherit' },
  // A word joiner: else a line could begin with the comma behind it.
  '&::after': { content: '"\\2060"' },
});

/** A text in which codes, numbers, days and hours stay on one line, and mail addresses are broken behind their @. */
export function UnbrokenText({ text }: { text: string }) {
  return splitUnbroken(text).map(({ text: shown, isOne }, index) =>
    isOne ? (
      <One key={index}>
        <span>{shown}</span>
      </One>
    ) : (
      <MailText key={index} text={shown} />
    ),
  );
}
