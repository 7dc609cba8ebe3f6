import type { Utterance } from '../../utterance/utterance.ts';

/** Whether words of agreeing or sending are taken back, denied, mocked or threatened with in the same breath. */
export const isUnmeant = ({ text }: Utterance): boolean => {
  const said = text.trim();
  return UNMEANT.some((pattern) => pattern.test(said));
};

const SENDS = '(?:send|submit|yes|go ahead|ok(?:ay)?|envo(?:ie|y)\\p{L}*|soumet\\p{L}*|oui)';

const UNMEANT: readonly RegExp[] = [
  // "Yeah no", "oui... en fait non", "oui mais non"
  /^(?:y(?:es|eah|ea|a|ep)|sure|ok(?:ay)?|oui|ouais|ouin)[,. …]+(?:(?:actually|wait|well|hmm?|um|but|en fait|finalement|attends|bien|mais)[,. …]+)?(?:no|nah|nope|non)[.! ]*$/iu,
  // "Yes?", "send it??"
  /^(?:y(?:es|eah|ep)|sure|ok(?:ay)?|oui|ouais|(?:send|submit)(?: it)?|envoyer|envoyez)\s*\?+$/iu,
  // "Send it, not!", "correct, but don't"
  /[,.!…]\s*not[.!\s]*$/iu,
  /(?<!\p{L})but (?:please )?(?:don['’]?t|do not)[.!\s]*$/iu,
  // "Just kidding", "je blague"
  /(?<!\p{L})(?:(?:just |only |i['’]?m |was )(?:kidding|joking)|kidding[.! ]*$|jk|je (?:blague|niaise|rigole|plaisante)|c['’][eé]tait une blague)(?!\p{L})/iu,
  // "I didn't say yes", "nobody said send it", "I never agreed"
  new RegExp(
    `(?<!\\p{L})(?:didn['’]?t|did not|never|haven['’]?t|don['’]?t) (?:say|said|tell|told)(?: you)?(?: to)? ["“]?${SENDS}(?!\\p{L})`,
    'iu',
  ),
  /(?<!\p{L})(?:i|we) (?:didn['’]?t|did not|never|haven['’]?t|don['’]?t|do not) (?:agreed?|consent(?:ed)?|approved?)(?!\p{L})/iu,
  new RegExp(
    `(?<!\\p{L})(?:nobody|no one|noone|personne n['’]a) (?:said|told|agreed|asked|dit|demand[eé])(?!\\p{L})[^.!?\\n]{0,20}${SENDS}`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:told|asked|supposed|forced|made|ordered) to (?:say|write|type|answer) ["“]?${SENDS}`,
    'iu',
  ),
  /(?<!\p{L})quelqu['’]un (?:m['’])?a dit(?!\p{L})/iu,
  // "If you submit that I'll call the police", "do it and you'll regret it"
  /(?<!\p{L})if you (?:send|submit|do) (?:it|that|this|so)(?!\p{L})/iu,
  /(?<!\p{L})si (?:tu|vous) (?:l['’])?(?:envoie[sz]?|envoyez|soumet\p{L}*)(?!\p{L})/iu,
  /(?<!\p{L})(?:and|or) (?:you['’]?ll|you will) (?:regret|be sorry|hear from|pay for|see)(?!\p{L})/iu,
  // "Send it back"
  /(?<!\p{L})send (?:it|this|that|them) back(?!\p{L})/iu,
  // "Yeah right, like I'd send that", "over my dead body"
  /(?<!\p{L})as if(?: i(?:['’]d| would))?[^\p{L}]*$/iu,
  /(?<!\p{L})like i(?:['’]d| would) (?:ever|really|send|submit|do|agree|pay|want|say|trust|believe)(?!\p{L})/iu,
  /(?<!\p{L})(?:over my dead body|in your dreams|dream on|when pigs fly|pigs might fly|hell freezes)(?!\p{L})/iu,
  /^y(?:eah|ea|a),? right[.! ]*$/iu,
  /(?<!\p{L})(?:that['’]?s|it['’]?s|you['’]?re) (?:(?:all )?lies|a lie|lying|bullshit|bull|nonsense|a scam|a joke)(?!\p{L})/iu,
  /(?<!\p{L})i hate (?:you|this|it)(?!\p{L})/iu,
  /(?<!\p{L})comme si (?:j['’]|je |on )(?:allais?|enverrais?|voulais?)(?!\p{L})/iu,
  /(?<!\p{L})(?:quand les poules auront|et quoi encore|mon (?:œil|oeil)(?: aussi)?[.! ]*$|dans tes r[eê]ves)/iu,
];
