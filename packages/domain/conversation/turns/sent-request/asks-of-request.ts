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
/** "Did it get cancelled?", "have you cancelled it yet", "did the cancellation go through" */
const CANCELED_IN_ENGLISH =
  /\b(?:(?:did|has|have|is|was|are) (?:it|this|that|everything|we|(?:my|the|our) (?:request|order|booking|pick ?-?up|appointment|job))(?: (?:all|actually|really|officially|now|already|been|get|got|gotten|finally|even|yet)){0,3} cancell?ed|(?:did|have|has) (?:you|u|ya|yall|they|the team|someone|anyone|somebody|anybody)(?: guys)?(?: (?:actually|already|really|just|even)){0,2} cancell?(?:ed)? (?:it|that|this|my|the|our)|(?:did|has|is|was) (?:the|my|that) cancell?(?:ation|ing)?(?: request)? (?:go|gone|done|work|worked|through|thru|in|get|got|confirmed|happen))\b/;
/** "C'est-tu annulé", "ma demande est-elle annulée", "l'avez-vous annulée" */
const CANCELED_IN_FRENCH =
  /\b(?:(?:est[- ]ce|c['’ ]?est[- ]tu|ca a[- ]t[- ]il|ca a[- ]tu|a[- ]t[- ]elle|est[- ]elle|est[- ]il|c['’ ]?est rendu)(?: que (?:c['’ ]?est|ca a|ma demande (?:est|a)|tout est|elle (?:est|a)))?(?: (?:bien|ben|deja|maintenant|enfin|ete)){0,3} annulee?|(?:l['’])?(?:avez[- ]vous|as[- ]tu|ont[- ]ils|vous avez|tas|t['’]as)(?: (?:bien|ben|deja)){0,2} annulee?|(?:mon|l['’]) ?annulation (?:est|a)(?:[- ](?:elle|t[- ]elle|tu))?(?: (?:bien|ben|ete)){0,2} (?:faite|passee?|marche|recue|confirmee))(?![a-z])/;
/** "So thats cancelled?", "elle est annulée?": said of it, and asked by how it begins or ends. */
const SAID_CANCELED =
  /\b(?:(?:its|thats|it is|that is|everything is|everythings|all|(?:my|the|our) (?:request|order|booking|pick ?-?up|appointment)(?: is|s)) (?:(?:all|now|already|officially|definitely) ){0,2}cancell?ed|(?:c['’ ]?est|elle est|tout est|(?:ma|la) demande est)(?: (?:bien|ben|donc|deja|maintenant)){0,2} annulee?)(?![a-z])/;
const ASKING =
  /^(?:so|ok so|and|donc|alors|ok donc|ok alors|pis|et)\b|\b(?:confirm|confirmer|confirmez)\b|\?/;
/** "If it is cancelled, do I pay?", "how is it cancelled", "make sure its cancelled" */
const NOT_YET_ASKED = /\b(?:if|once|when|how|why|until|sure|si|quand|comment|pourquoi|fois)\b/;
/** What it costs is asked of the offer. */
const OF_THE_OFFER = /\b(?:cost|price|quote|estimate|pay|prix|soumission|payer|coute)\b/;

/** What somebody asks of the request that they have sent: whether it arrived or is canceled, or what is in it; null for none of these. */
export function asksOfRequest(message: string): 'arrived' | 'canceled' | 'details' | null {
  const said = foldText(message);
  if (asksWhetherCanceled(said)) return 'canceled';
  if (ARRIVED_IN_ENGLISH.test(said) || ARRIVED_IN_FRENCH.test(said)) return 'arrived';
  const isOfIts = DETAILS_IN_ENGLISH.test(said.replace(/['’]s\b/g, 's')) || DETAILS_IN_FRENCH.test(said);
  return isOfIts && !OF_THE_OFFER.test(said) ? 'details' : null;
}

function asksWhetherCanceled(said: string): boolean {
  const plain = said.replace(/\b(it|that|everything|request|order|booking|up|appointment)['’]s\b/g, '$1s');
  if (NOT_YET_ASKED.test(plain)) return false;
  if (CANCELED_IN_ENGLISH.test(plain) || CANCELED_IN_FRENCH.test(plain)) return true;
  return SAID_CANCELED.test(plain) && ASKING.test(plain);
}
