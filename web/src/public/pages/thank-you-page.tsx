import { SITE } from '@harbour-haul/domain/site/site';
import { MailLink, TextPage, TextPart } from './text-page.tsx';

/**
 * Where the quote form leads: what was done and what happens next.
 * @param sendsMail whether this deployment sends mail at all: nothing is promised that does not come.
 */
export function ThankYouPage({ sendsMail }: { sendsMail: boolean }) {
  return (
    <TextPage title="Thank you! Your request was submitted" backLabel="Back to the homepage">
      <p>Your free quote is on its way. You do not need to do anything else.</p>
      <TextPart title="What happens next">
        <ol>
          <li>
            {sendsMail
              ? 'Our team receives your request by email. If you gave us your email address, you get a confirmation with a link to see, correct or cancel it.'
              : 'Our team receives your request.'}
          </li>
          <li>We contact you as soon as possible.</li>
          <li>You get a fair quote, without hidden fees.</li>
          <li>Once you approve it, we schedule the pickup.</li>
        </ol>
      </TextPart>
      <p>
        Something to add? Write to <MailLink address={SITE.supportEmail} />.
      </p>
    </TextPage>
  );
}
