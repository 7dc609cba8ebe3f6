import { LOAD_PRICES } from '../../site/load-prices.ts';
import { SITE } from '../../site/site.ts';
import type { QuestionTopic } from '../lexicon/questions/question-topics.ts';
import { recapLines } from '../slot-definitions.ts';
import type { Slots } from '../slots.ts';
import { AREAS, listOf, WORDING } from '../wording.ts';

/** What the assistant says to a question. */
export interface Answer {
  text: string;
  /** The team has to say more, which is said behind it: the question goes on the lead. */
  passOn: boolean;
}

const known = (text: string): Answer => ({ text, passOn: false });
const passedOn = (text: string): Answer => ({ text, passOn: true });

const PRICES = listOf(LOAD_PRICES.map(({ load, from, to }) => `${load} $${from} to $${to}`));
/** Terms of service: what professionals and visitors agree on is theirs. */
const THEIRS = 'is agreed between you and the professional';

/** Every answer by its topic: facts that stand on the site, and where there is none, who knows it. */
export const ANSWERS: Readonly<Record<Exclude<QuestionTopic, 'your-details'>, Answer>> = {
  price: known(
    `It depends on how much there is and how hard it is to reach: usually ${PRICES}. Your quote is exact and free, rates are negotiable, and there are no hidden fees.`,
  ),
  payment: passedOn(
    `You pay the professional who does the job, not us. How you pay ${THEIRS}, so I don't know for sure what they take.`,
  ),
  'is-it-free': known(
    'Yes, the quote is free, with no hidden fees and no pressure. You only pay if you like the price and book the pickup.',
  ),
  insurance: passedOn(
    'The work is done by independent local professionals whom we vet, so the insurance is theirs: please ask to see proof of it with the quote.',
  ),
  licence: passedOn(
    "The work is done by independent local professionals whom we vet. I don't know their licences for sure, so please ask for them with the quote.",
  ),
  hours: passedOn(
    "You can ask for any day: morning (9 to 12), afternoon (12 to 5) or evening (5 to 8). I don't know every crew's hours for sure, and the crew confirms the time with you.",
  ),
  'how-soon': known(
    'Often the same day, when a crew is free. Tell me which day suits you, and the crew confirms it with you.',
  ),
  areas: known(
    `We serve ${AREAS}. A little outside? Ask for a quote anyway, and the team will tell you honestly.`,
  ),
  'what-we-take': known(
    'Crews take household junk, furniture, appliances, construction debris, yard waste and electronics. If two people can lift it, they can haul it. Hazardous waste cannot be taken.',
  ),
  hazardous: known(
    'Sorry, hazardous waste such as paint, fuel or asbestos cannot be taken. The rest of your junk is welcome.',
  ),
  'heavy-things': passedOn(
    'Crews carry things out from any floor, and if two people can lift it, they can haul it. Tell me about stairs, heavy pieces or things to take apart, and the quote will say what can be done.',
  ),
  'who-comes': known(
    `A vetted local removal professional. We're a matching service: we connect you with the crew, and the crew does the hauling. Local homeowners rate us ${SITE.rating}.`,
  ),
  process: known(
    "We're a matching service: you tell me what has to go, and a vetted local crew answers with a free quote. If you like it, you agree on a time, and the crew lifts, loads and sweeps up.",
  ),
  'need-to-be-home': passedOn(
    `Whether somebody has to be there ${THEIRS}. If you won't be home, tell me how to reach the junk, and I'll note it for the crew.`,
  ),
  disposal: known('Crews donate and recycle what they can and bring the rest to approved sites.'),
  buying: known(
    "We only help with taking things away, so we don't buy or sell anything. What can still be used, crews donate where they can.",
  ),
  privacy: known(
    "We use what you tell me to prepare your quote, and share it only with the professionals we match you with and the providers who host this service. We don't sell it, and you can ask us to delete it at any time.",
  ),
  'contact-us': known(
    `You can call ${SITE.callbackPhone} or write to ${SITE.supportEmail}. Or just go on here.`,
  ),
  'are-you-a-person': known(
    `I'm the automated assistant of ${SITE.brand}. If you'd like a person, just say 'talk to a person'.`,
  ),
  cancelling: known(
    `Nothing is booked until you like the quote and say yes, and you can call off your request at any time: tell me here, or call ${SITE.callbackPhone}. Everything after that, such as a deposit, ${THEIRS}.`,
  ),
  'how-contact': known(
    'The team gets in touch as soon as possible, the way you choose: a phone call, a text message or an email.',
  ),
  photo: known(
    'A photo helps with the quote, but you can do without, and you can add one at any step here. Only people who work on your request see it.',
  ),
  'estimate-on-site': passedOn(
    "What you tell me, and a photo if you like, goes to a local professional who answers with a price. I don't know for sure whether they want to see it first.",
  ),
};

/** The answer to a question, in the talk whose slots these are. */
export function answerTo(topic: QuestionTopic, slots: Slots): Answer {
  return topic === 'your-details' ? known(WORDING.details(recapLines(slots).join('\n'))) : ANSWERS[topic];
}
