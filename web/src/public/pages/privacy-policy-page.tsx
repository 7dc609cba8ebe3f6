import { SITE } from '@harbour-haul/domain/site/site';
import { MailLink, TextPage, TextPart } from './text-page.tsx';

/** What is collected, why, and what people can request. */
export function PrivacyPolicyPage() {
  return (
    <TextPage title="Privacy Policy" backLabel="Back to Home">
      <p>
        {SITE.brand} (“we”) is a matching service for homeowners in the Halifax, Nova Scotia area. This policy
        says what we do with your personal information. The name of the operating corporation is withheld.
      </p>
      <TextPart title="Information we collect">
        <ul>
          <li>What you tell us: your name, phone number, address, e-mail address, the junk and the date.</li>
          <li>What you send us in the chat, and photos of your junk if you upload them.</li>
          <li>A random visitor number kept in your browser, so that you need not type everything twice.</li>
        </ul>
      </TextPart>
      <TextPart title="How we use it">
        <p>
          To prepare your quote, to match you with a removal professional, to answer your questions, and to
          keep the service safe from misuse.
        </p>
      </TextPart>
      <TextPart title="How we share it">
        <p>
          With the independent local professionals we match you with, as far as they need it for your quote
          and pickup, and with the providers who host this service for us. We do not sell your information. We
          disclose it where the law demands it.
        </p>
      </TextPart>
      <TextPart title="How we protect it">
        <p>
          Your information is encrypted on its way and where it is stored, and only people who work on your
          request can see it. No system is perfectly safe; if something happens that concerns you, we tell
          you.
        </p>
      </TextPart>
      <TextPart title="Your choices">
        <p>
          You can ask to see, correct or delete your information, and you can withdraw your consent to being
          contacted at any time. Clearing this site’s data in your browser removes the visitor number.
        </p>
      </TextPart>
      <TextPart title="Contact">
        <p>
          Questions about privacy: <MailLink address={SITE.privacyEmail} />. Anything else:{' '}
          <MailLink address={SITE.supportEmail} />.
        </p>
      </TextPart>
    </TextPage>
  );
}
