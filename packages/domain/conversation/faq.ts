import { SITE } from '../site/site.ts';
import type { QuestionTopic } from './parsers/intent/parse-question.ts';
import { AREAS } from './wording.ts';

/** FAQ answers by topic: the site's own facts and nothing beyond them. */
export const FAQ_ANSWERS: Record<QuestionTopic, string> = {
  price:
    'The price depends on how much there is and how hard it is to reach. The quote is free, you know the price before anyone lifts a thing, and rates are negotiable.',
  areas: `We serve ${AREAS}. A little outside? Ask us anyway.`,
  'what-we-take':
    'Crews take household junk, furniture, appliances, construction debris, yard waste and electronics. If two people can lift it, they can haul it. Hazardous waste cannot be taken.',
  hazardous: 'Hazardous waste such as paint, fuel or asbestos cannot be taken. Everything else, ask away.',
  'how-soon': 'Often the same day. You say which day suits you, and the crew confirms it with you.',
  'is-it-free':
    'Yes, the quote is free, with no hidden fees and no pressure. You only pay if you book the pickup.',
  'are-you-a-person': `I'm the automated assistant of ${SITE.brand}. If you'd like a person, just say 'talk to a person'.`,
  process: `We're a matching service: you tell me what has to go, a vetted local removal professional gives you a free quote, and you book only if you like it.`,
};
