import { Fragment } from 'react';

/** Behind the @ of a mail address, and behind the dots before it. */
const BREAK = /(?<=@)|(?<=\.)(?=[^\s@]{1,64}@)/;

/** Where a line is too short for a mail address, it ends between its parts, rather than within one that is read as a word. */
export function MailText({ text }: { text: string }) {
  return text.split(BREAK).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
