import { Fragment } from 'react';

/** Where a line is too short for a mail address, it ends behind the @, rather than within a name that is read as one. */
export function MailText({ text }: { text: string }) {
  return text.split(/(?<=@)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
