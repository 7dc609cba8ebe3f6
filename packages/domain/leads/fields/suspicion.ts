/** Why a request looks as if a script had sent it. */
export const SUSPICION_LABELS = {
  address_limit: 'very many requests came from the same connection that day',
  daily_limit: 'very many requests came in that day',
  honeypot: 'a field was filled in that people do not see',
  many_emails: 'one visitor named many email addresses',
  too_fast: 'the form was sent faster than a person can fill it in',
} as const;

export type Suspicion = keyof typeof SUSPICION_LABELS;

export const SUSPICIONS = Object.keys(SUSPICION_LABELS) as Suspicion[];
