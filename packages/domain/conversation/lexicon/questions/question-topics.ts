/** What visitors ask about; `your-details` is what the assistant has written down. */
export const QUESTION_TOPICS = [
  'price',
  'payment',
  'is-it-free',
  'insurance',
  'licence',
  'hours',
  'how-soon',
  'areas',
  'what-we-take',
  'hazardous',
  'heavy-things',
  'who-comes',
  'process',
  'need-to-be-home',
  'disposal',
  'buying',
  'privacy',
  'contact-us',
  'are-you-a-person',
  'cancelling',
  'how-contact',
  'photo',
  'estimate-on-site',
  'your-details',
] as const;

export type QuestionTopic = (typeof QUESTION_TOPICS)[number];
