import { wordSet } from '../../../text/word-set.ts';

/** Said before a question without being part of it; canonical words. */
export const QUESTION_OPENERS = wordSet(`
  hi hello hey ok okay k so and but also well um umm uh uhh hmm hm oh ah yeah yes yep yea sure please thanks sorry just like
  actually btw anyway alright right good morning afternoon evening now then or plus first before maybe wait no nope
  bonjour salut allo oui et mais donc alors euh merci ben ouais real quick though lol haha yo dude man
`);

export const WH_WORDS = wordSet('what where who which whose why how when whether');
/** Behind an asking word these make a question of it: "when i get home" and "what the crew needs" are none. */
export const AFTER_WH = wordSet(`
  is are was were do does did can could will would should may might has have am about if kind type sort time day much many
  long soon far fast quick quickly late early big heavy come happen happens else comes picks hauls exactly actually all area item
  thing company people size number town hour calls sees gets next sort not pays paid take own run pick answer read show call see get haul fix pay sort cover deal
`);

export const AUXILIARIES = wordSet(
  'do does did is are was were can could will would should may might has have had am must shall',
);
export const SUBJECTS = wordSet(
  'you i we they it he she this that these those there someone anyone somebody anybody people',
);
/** Behind an auxiliary that no order begins with, any noun may follow: "is the quote free", "will the crew". */
export const NOUN_AUXILIARIES = wordSet('is are was were will does did can could would should has');
export const NOUN_STARTS = wordSet(
  'two some the a an my your any anything all everything both most some one harbour',
);

/** With these in it, a clause asks, whatever its order. */
export const ASKING_PHRASES = `
  wondering, curious, like|love|want|need|got|have to know, need|like|wanted to ask,
  tell me if|how|what|when|where|who|whether|about|more|your|the, any idea, an idea what|how|of,
  let me know if|how|what|when|where|who|whether, not sure if|whether you|they|i_need|this|your,
  do not know if|whether you|they|i_need|this, no idea what|how you|much|it|this|is|does,
  quick question, one question, a question, another question, last question, my question,
  asking if|whether|about|how, explain, any chance, koi le, who knows if, i hope you|it|your,
  hoping you, me|nous couter, ilyatu, i assume, i take it, i heard, i read that|you|your|online|somewhere, i guess you,
  do|does the|your crew|crews|movers|team|driver|drivers|men|workers|people,
  out of curiosity, yes or no, ok|okay or no|not, can not find where|how, read it|that|this|them all? back, or i must bring|carry|take|move|lift, give me a|your number, want|need|get|give ~ pricing|ballpark|rate, confirm that|if, worried about|that|if, concern
`;

/** A clause that begins so is a question also without its verb: "you insured", "any hidden fees". */
export const BARE_STARTS = wordSet('you any anybody anyone they crew');
export const AFTER_BARE_YOU = wordSet(`
  insured licensed bonded legit open closed take accept do buy recycle donate serve service cover charge haul real human bot robot
  computer machine person certified vetted registered going guys local handle come go work deliver pick offer free sell pay got have ever
`);

/** Fragments of these and little words ask: "price?", "rates", "any deposit". */
export const BARE_TOPICS = wordSet(`
  price pricing cost rate fee insurance insured licensed license hour deposit payment tip tax hst quote estimate discount
  cancellation privacy prix tarif combien hours bonded legit refund ballpark warranty references
`);
export const LITTLE_WORDS = wordSet(`
  the a an your my for of on to this that it is and or please any some about with in at what how much range list policy method
  option info information opening business du de la le les vos votre pour ca what type question stuff roughly usually
  average typical typically total first though anyway etc included incl inclus incluse no extra yes final all
`);

/** Days and times: with one in it a polite request asks for it. */
export const DAY_WORDS = wordSet(`
  monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun today tomorrow tonight
  morning afternoon evening noon midnight am pm january february march april june july august september october november december
  jan feb mar apr jun jul aug sep sept oct nov dec week lundi mardi mercredi jeudi vendredi samedi dimanche demain matin
  soir midi asap weekend christmas
`);
export const CLOCK = /^(?:\d{1,2}(?::\d\d)?(?:am|pm|h)?|\d{1,2}(?:st|nd|rd|th))$/;
/** What a request for a value begins with: "could you come friday", "is 3 ok", "how about monday". */
export const REQUEST_STARTS = wordSet(
  'can could would will may is are how what any possible should might shall want pouvez peux pourriez pourrais peut',
);

/** A message about the talk itself, or a value, asks nothing that a table could know. */
export const SMALL_QUESTIONS = `
  how are u $, comment allez vous $, comment ca va $, comment vas tu $, how is your day, how is it going $, how do you do $, where do i even|to? start, what can i say, how do you like that, who would have thought, where else would i, who knows what|how|where, how time, why is it always, how was your, how did we|i|you|she|he ever|end, how about that, you know what, go figure, no idea what is in|left|all, not believe how, asks|ask how it is, you there, is that ok, is that be? a? extra,
  does that work|make, did you get, did i, what do you mean, what do i do, what should i put,
  what was the question, what are my option, how do i answer, what were you, could you please? let,
  would you mind, do you need that, do you want my, can i think, can we start, can i get,
  can i talk|speak, may i speak, is there someone|somebody i can talk, where is my truck $, is not it, to ask my|the, not matter
`;
