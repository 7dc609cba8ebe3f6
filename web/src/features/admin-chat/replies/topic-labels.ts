import type { QuestionTopic } from '@harbour-haul/domain/conversation/lexicon/questions/question-topics';

/** What visitors ask about, for admins who say which reply answers it. */
export const TOPIC_LABELS: Record<QuestionTopic, string> = {
  price: 'Price',
  payment: 'Payment',
  'is-it-free': 'Whether the quote is free',
  insurance: 'Insurance',
  licence: 'Licence',
  hours: 'Opening hours',
  'how-soon': 'How soon you can come',
  areas: 'Areas you serve',
  'what-we-take': 'What you take',
  hazardous: 'Paint, batteries and the like',
  'heavy-things': 'Heavy things',
  'who-comes': 'Who comes',
  process: 'How it works',
  'need-to-be-home': 'Whether to be at home',
  disposal: 'Where it all goes',
  buying: 'Whether you buy things',
  privacy: 'Privacy',
  'contact-us': 'How to reach you',
  'are-you-a-person': 'Whether a person writes',
  cancelling: 'Cancelling and moving a pickup',
  'how-contact': 'How you will be in touch',
  photo: 'Photos',
  'estimate-on-site': 'An estimate on site',
  'your-details': 'What you have written down',
};
