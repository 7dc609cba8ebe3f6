import { headOf, namesPart } from './load-parts.ts';

const LEADING =
  /^(?:(?:(?:can|could|would|will) (?:you|u|we|i)|(?:pouvez|pourriez|peux|pourrais)[- ](?:vous|tu)|(?:i|we) (?:want|need) (?:you )?to|(?:i|we)['’]?d like (?:you )?to|please|pls|svp|just|actually|oh|ok|sorry|wait|finalement|non|no(?=,))[, ]{1,2}){0,4}/iu;
const TRAILING =
  /(?:[, ]{1,2}(?:please|pls|plz|thanks|thank you|though|too|now|svp|s['’]il (?:vous|te) pla[iî]t|merci|aussi)){1,3}$/iu;
const LIST = '(?:the|my|that|this|our|your) (?:list|order|request|load|quote|pile)';
const THINGS = "([\\p{L}\\d][\\p{L}\\d' ,’-]{1,80}?)";
/** Out of what nobody carries anything: an order that can only be of the list. */
const OFF_THE_LIST = [
  `(?:take|leave|cross|keep|strike|scratch|get|drop|pull|remove|delete) ${THINGS} (?:(?:out|off) of|out|off|from) ${LIST}`,
  `(?:enlev|retir|sort|[oô]t|supprim)(?:ez|er|es?|s|ir|) ${THINGS} de (?:la|ma|votre) (?:liste|demande)`,
].map(orderOf);
const LEFT_OUT = [
  `(?:leave|keep) ${THINGS} (?:out(?: of (?:it|this|that))?|off (?:it|this|that))`,
  `leave (?:out|off) ${THINGS}`,
  `(?:cancel|nix|scrap|skip|never ?mind|forget(?: about)?|(?:don['’]?t|do not) (?:take|pick up|haul|grab|include|bother with)) (?!.* (?:out|down|up|through|apart|by|over|via|without|before|until|till|unless|if)(?: |$))(?:the|my|our|that|those|these|this|both) ${THINGS}`,
  `(?:annul(?:ez|er|e)|laissez faire|oubli(?:ez|er|e)(?! pas)|(?:ne )?(?:prenez|prends|ramassez|emportez) pas) (?!.* (?:par|sans|avant|si)(?: |$))${THINGS}`,
].map(orderOf);
const DENIED = orderOf(`(?:not|no|neither|pas|plus|ni) ${THINGS}`);
/** "We don't need the fridge gone anymore"; who only does not need it wants it gone. */
const NEEDLESS = orderOf(
  `(?:i|we) (?:no longer (?:need|want)|(?:do not|don['’]?t) (?:need|want)) ${THINGS} (?:gone|taken(?: away)?|hauled(?: away)?|removed|picked up)`,
);
/** Behind what was to go. */
const NO_MORE = /[, ]{1,2}(?:any ?more|any longer|after all|non plus|finalement|en fin de compte)$/iu;
const JOINTS = /, (?:(?:and|or|nor|et|ou|ni) )?| (?:and|or|nor|et|ou|ni|&) /iu;
const JOINED = / (?:and|or|nor|et|ou|ni|&) /iu;
const OWN =
  /^(?:(?:the|my|our|that|those|these|this|both|also|not|no|pas|plus|ni|la|les?|mon|ma|mes|ces?|cette|des?|du) |[ld]['’])+/iu;
const FRENCH =
  /^(?:enlev|retir|sort|[oô]t|supprim|annul|oubli|laissez faire |(?:ne )?(?:pren|ramass|emport)|pas |plus |ni )/iu;

function orderOf(pattern: string): RegExp {
  return new RegExp(`^${pattern}$`, 'iu');
}

/**
 * Returns a message that only leaves things off the list in words that are read alike wherever it is said: "can you take the fridge off my
 * list?", "not the couch or the chairs anymore" are "remove the couch and the chairs". Any other message is returned as it is.
 * @param load the description of what has to go; null for none
 */
export function withPlainOrder(text: string, load: string | null): string {
  if (load === null || text.length > MAX_ORDER) return text;
  const words = text
    .replace(/[.!? ]{1,5}$/, '')
    .replace(LEADING, '')
    .replace(TRAILING, '');
  const { things, isOfList } = orderedIn(words);
  const isOfLoad = things.length > 0 && things.every((thing) => namesPart(load, headOf(thing)));
  if (!isOfLoad && !isOfList) return text;
  const isFrench = FRENCH.test(words);
  const own = things.map((thing) => (/^\d/.test(thing) || isFrench ? thing : `the ${thing}`));
  return isFrench ? `enlevez ${own.join(' et ')}` : `remove ${own.join(' and ')}`;
}
const MAX_ORDER = 160;

/** The things that an order leaves off, and whether it speaks of the list; no things for none. */
function orderedIn(words: string): { things: string[]; isOfList: boolean } {
  const firstOf = (orders: readonly RegExp[]) => orders.map((order) => order.exec(words)?.[1]).find(Boolean);
  const ofList = firstOf(OFF_THE_LIST);
  if (ofList !== undefined) return { things: thingsIn(ofList), isOfList: true };
  const leftOut = firstOf(LEFT_OUT);
  if (leftOut !== undefined) return { things: thingsIn(leftOut), isOfList: false };
  const rest = words.replace(NO_MORE, '');
  const needless = NEEDLESS.exec(rest)?.[1];
  if (needless !== undefined) return { things: thingsIn(needless), isOfList: false };
  const denied = DENIED.exec(rest)?.[1];
  // "Not the couch, the chairs" says what goes in its place.
  const isWhole = denied !== undefined && (NO_MORE.test(words) || JOINED.test(denied));
  return { things: isWhole ? thingsIn(denied) : [], isOfList: false };
}

const thingsIn = (named: string): string[] =>
  named
    .split(JOINTS)
    .map((thing) => thing.replace(OWN, '').trim())
    .filter(Boolean);
