import { SITE } from '@harbour-haul/domain/site/site';
import type { LegalTexts } from './legal-texts.ts';
import { MailLink, TextPage, TextPart } from './text-page.tsx';

/**
 * A page of legal text, with the two addresses of specification section 2.
 * @param address for questions about this very text
 */
export function LegalPage({ texts, address }: { texts: LegalTexts; address: string }) {
  const [contact, about, other] = texts.contact;
  return (
    <TextPage title={texts.title} backLabel={texts.back}>
      {texts.intro && <p>{texts.intro}</p>}
      {texts.parts.map(({ title, text }) => (
        <TextPart key={title} title={title}>
          {typeof text === 'string' ? (
            <p>{text}</p>
          ) : (
            <ul>
              {text.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </TextPart>
      ))}
      <TextPart title={contact}>
        <p>
          {about} <MailLink address={address} /> {other} <MailLink address={SITE.supportEmail} />
        </p>
      </TextPart>
    </TextPage>
  );
}
