import { Fragment } from 'react';
import { mailParts } from './mail-parts.ts';

/** Where a line is too short for a mail address, it ends between its parts, rather than within one that is read as a word. */
export function MailText({ text }: { text: string }) {
  return mailParts(text).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
