import { foldText } from '../../understanding/text/plain-text.ts';

/** "Did it go thru", "did you get my form?", "is it submitted" */
const ARRIVED_IN_ENGLISH =
  /\b(?:(?:did|has|have) (?:it|this|that|everything|(?:my|the) (?:request|form|info|order|booking|submission))(?: (?:all|actually|really|even|just|been))? (?:go|gone|went|get|got|come|came|sent|send|submitted|submit|arrived?|work(?:ed)?)|did (?:you|u|ya|yall|they|the team)(?: guys)? (?:get|receive|recieve|see) (?:it|that|this|everything|(?:all )?(?:my|the) (?:request|form|info|order|booking|submission|details?))|(?:is|was) (?:it|this|that|(?:my|the) (?:request|form)) (?:all )?(?:sent|submitted|received|through|thru|in))\b/;
/** "Avez-vous bien reçu ma demande", "c'est-tu envoyé" */
const ARRIVED_IN_FRENCH =
  /\b(?:(?:avez[- ]vous|vous avez|as[- ]tu|tas|t['’]as|l['’]avez[- ]vous)(?:[- ]tu)?(?: bien| ben)? (?:recu|eu) ?(?:ma|mon|mes|la|tout|ca|ce|$|\?)|(?:c['’ ]?est|ca a|ma demande (?:est|a))(?:[- ]tu)?(?: bien| ben)? (?:ete )?(?:envoyee?|partie?|passee?|recue?|rendue?))(?![a-z])/;
/** "What's my pickup day again?", "what number do you have for me", "which day did I say" */
const DETAILS_IN_ENGLISH =
  /\b(?:what|whats|which|when|whens)\b[^.?!]{0,20}\b(?:my (?:pick ?-?up|appointment|booking|day|date|time|slot|phone|number|address|email|name|info|details?)|did i (?:say|pick|give|put|ask|choose|book|tell|send|write|request)|(?:number|address|email|name|day|date|time|info|details?)(?: [a-z]+)? (?:do|did) (?:you|u) (?:have|got|get|note))\b/;
/** "C'est quand mon ramassage déjà?", "quel numéro avez-vous pour moi" */
const DETAILS_IN_FRENCH =
  /\b(?:(?:c['’ ]?est|cetait) quand|quand (?:est|c['’ ]?est)|quel(?:le)?s?)\b[^.?!]{0,30}\b(?:mon (?:ramassage|rendez-vous|rdv|numero|adresse|courriel|nom)|ma (?:date|cueillette|plage)|mes (?:infos?|informations|renseignements)|j['’ ]?ai (?:donne|dit|choisi|demande|mis|ecrit)|(?:avez|as)[- ](?:vous|tu) (?:note|inscrit|pour moi))/;
/** What it costs is asked of the offer. */
const OF_THE_OFFER = /\b(?:cost|price|quote|estimate|pay|prix|soumission|payer|coute)\b/;

/** What somebody asks of the request that they have sent: whether it arrived, or what is in it; null for neither. */
export function asksOfRequest(message: string): 'arrived' | 'details' | null {
  const said = foldText(message);
  if (ARRIVED_IN_ENGLISH.test(said) || ARRIVED_IN_FRENCH.test(said)) return 'arrived';
  const isOfIts = DETAILS_IN_ENGLISH.test(said.replace(/['’]s\b/g, 's')) || DETAILS_IN_FRENCH.test(said);
  return isOfIts && !OF_THE_OFFER.test(said) ? 'details' : null;
}
