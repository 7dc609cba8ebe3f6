import { type Clause, textBetween, type Utterance } from '../../utterance/utterance.ts';

const I_WILL =
  "(?:i['’]?ll|i will|we['’]?ll|i['’]?m (?:gonna|going to)|ima|let me) (?:just |probably |maybe )?";
const JE = "(?:je vais|j['’]?vas|m['’]?as|mvas|je) (?:l['’]|le |y |vous |te )?";

/** What is decided or told another time: "I'll let you know", "je vous reviens". */
const DECIDES = `${I_WILL}(?:say yes|decide|think|sleep on it|get back|let (?:you|ya) know(?! (?:when|once|if|after))|come back|talk to (?:him|her|them|(?:my|the) \\p{L}{2,12}))|${JE}(?:d[eé]cider(?:ai)?|penser|reviens|reviendrai|dirai(?: oui)?)`;
/** What is sent another time: "I'll finish this", "je vais l'envoyer". */
const SENDS = `${I_WILL}(?:send|submit|finish|confirm) (?:it|this|that)|${JE}(?:envoyer|faire|confirmer|enverrai|ferai)`;
/** "I'll do it tomorrow" alone may be of the pickup. */
const DOES = `${I_WILL}do (?:it|this|that)`;
const LATER =
  'later|tomorrow|tonight|this (?:evening|afternoon|weekend)|(?:on |by )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|next|when|once|after|plus tard|demain|ce soir|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|quand|apr[eè]s';

const PUTS_OFF = new RegExp(
  `(?<!\\p{L})(?:${DECIDES}|${SENDS}|${DOES})(?!\\p{L})[^.!?\\n]{0,30}(?<!\\p{L})(?:${LATER})(?!\\p{L})`,
  'iu',
);
const GOES_ON = new RegExp(`(?<!\\p{L})(?:${DECIDES}|${SENDS}|(?:but|and|mais) ${DOES})(?!\\p{L})`, 'iu');

/** Whether somebody will send, or decide, another time: "looks good but I'll do it tomorrow", "je vais l'envoyer ce soir". */
export const putsOff = ({ text }: Utterance): boolean => PUTS_OFF.test(text);

/** Whether what stands at a token tells when somebody goes on, and no pickup: "I'll let you know **monday**". */
export const isWhenGoingOn = (utterance: Utterance, { from }: Clause, at: number): boolean =>
  GOES_ON.test(textBetween(utterance, from, at));
