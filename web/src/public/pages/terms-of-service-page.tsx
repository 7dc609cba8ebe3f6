import { SITE } from '@harbour-haul/domain/site/site';
import { MailLink, TextPage, TextPart } from './text-page.tsx';

/** The rules of using the site. */
export function TermsOfServicePage() {
  return (
    <TextPage title="Terms of Service" backLabel="Back to Home">
      <TextPart title="Acceptance">
        <p>By using this site you agree to these terms. If you do not agree, please do not use it.</p>
      </TextPart>
      <TextPart title="Ownership">
        <p>
          {SITE.brand} is operated by a corporation whose name is withheld. “We” and “us” mean that
          corporation.
        </p>
      </TextPart>
      <TextPart title="Services">
        <p>
          We are a matching service, not a provider of junk removal. We connect homeowners in the Halifax area
          with independent local professionals. Quotes, prices, schedules and the work itself are agreed
          between you and the professional.
        </p>
      </TextPart>
      <TextPart title="Conduct">
        <p>
          Please give true information, ask only for the removal of things you may dispose of, and do not
          disturb the service, its users or its security.
        </p>
      </TextPart>
      <TextPart title="Intellectual property">
        <p>The site’s name, texts, drawings and software belong to us or to those who license them to us.</p>
      </TextPart>
      <TextPart title="User content licence">
        <p>
          What you send us, photos included, stays yours. You allow us to store it and to show it to the
          professionals we match you with, for as long as your request needs it.
        </p>
      </TextPart>
      <TextPart title="Liability">
        <p>
          The service is offered as it is. As far as the law allows, we are not liable for what professionals
          do or fail to do, nor for indirect loss.
        </p>
      </TextPart>
      <TextPart title="Indemnification">
        <p>
          You make good our loss where a claim against us arises from your breach of these terms or of the
          law.
        </p>
      </TextPart>
      <TextPart title="Modifications">
        <p>We may change these terms. The version on this page is the one that counts.</p>
      </TextPart>
      <TextPart title="Governing law">
        <p>These terms are governed by the laws of Nova Scotia and the laws of Canada that apply there.</p>
      </TextPart>
      <TextPart title="Contact">
        <p>
          Questions about these terms: <MailLink address={SITE.legalEmail} />. Anything else:{' '}
          <MailLink address={SITE.supportEmail} />.
        </p>
      </TextPart>
    </TextPage>
  );
}
