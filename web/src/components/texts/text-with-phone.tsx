import { SITE } from '@harbour-haul/domain/site/site';
import { Fragment } from 'react';
import { phoneLink } from '#lib/contact/phone-link.ts';

/** A text in which our own number can be called. */
export function TextWithPhone({ text }: { text: string }) {
  return text.split(SITE.callbackPhone).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <a href={phoneLink(SITE.callbackPhone)}>{SITE.callbackPhone}</a>}
      {part}
    </Fragment>
  ));
}
