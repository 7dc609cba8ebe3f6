import { halifaxToday } from '../halifax-today.ts';
import type { ConversationState } from '../state.ts';
import type { TurnContext } from '../turn.ts';
import { withPlainOrder } from '../understanding/load/ordered-off.ts';
import { withDictatedSigns } from '../understanding/text/dictated-signs.ts';
import { withStarredCorrections } from '../understanding/text/starred-corrections.ts';
import { withAnsweringNo } from './reading/pickup/answering-no.ts';
import { withOrderedDay } from './reading/pickup/kept-day.ts';
import { withReminder } from './reading/reminder.ts';
import { withoutEcho } from './without-echo.ts';

/**
 * Returns a typed message as its visitor means it, in words that are read the same wherever they are said: signs that were dictated, words
 * behind a star, a wrong number before the right one.
 */
export function asMeant(state: ConversationState, typed: string, context: TurnContext): string {
  const whole = withoutEcho(typed.toWellFormed().trim(), state.lastReplies.at(-1));
  const own = state.lead === 'collecting' ? withPlainOrder(whole, state.slots.junkText) : whole;
  const known = state.slots.pickup?.day ?? null;
  const complete = state.lead === 'collecting' ? withPlainAddition(withReminder(state, own, context)) : own;
  const housed =
    state.step === 'address' ? withoutUnknownCode(complete.replace(WRONG_HOUSE, '$1 ')) : complete;
  const written = withOrderedDay(withStarredCorrections(withDictatedSigns(housed)), known);
  return withAnsweringNo(written, known, halifaxToday(context.now));
}

/** "The microwave should go with the junk, same as the couch" */
const WITH_THE_LOAD =
  /^(?:(?:no|but|and|oh|ok)[, ]+){0,2}((?:the|a|an|my|that) [\p{L}' -]{2,40}?) (?:should|has to|needs to|must|can) (?:go|be|stand) (?:with|in|on|under|into) (?:the |my )?(?:junk|load|list|pile)(?:[ ,.].{0,40})?$/iu;

/** "Put the dishwasher back on the list", "remettez le vélo" */
const BACK =
  /(?<=^|[,.;!] |says? )(?:(?:no|wait|ok|oh|actually|please|pls|and|non|et|bon)[, ]+){0,3}(?:(?:can|could) you )?(?:put|add) ((?:the|my|that|one|a|an|both|\d{1,2}) [\p{L}' -]{2,40}?) back(?: (?:on|in|on there|in there))?(?: (?:the|my) (?:list|load|order|request))?(?=$|[.,;!]| (?:please|pls|then|and))|(?<=^|[,.;!] )(?:(?:non|et|bon|svp)[, ]+){0,2}remet(?:s|tez) (?=(?:le|la|les|l['’]|mon|ma|mes|un|une|des) ?\p{L})/giu;
/** "Wait the dishwasher, my son can't pick it up so put it back on" */
const IT_BACK =
  /^(?:(?:no|wait|ok|oh|actually|and)[, ]+){0,3}((?:the|my|that) [\p{L}' -]{2,40}?),? .{0,80}?(?:put|add) (?:it|them|that) back(?: (?:on|in))?(?: (?:the|my) list)?(?=$|[.,;!]| )/iu;

/** "No wait, do take the mattress", "she changed her mind, take the bookcase after all" */
const AFTER_ALL =
  /^(?:[\p{L}' ]{1,24},? ){0,3}?(?:do take ((?:the|my|that|those) [\p{L}' -]{2,30}?)(?: after all| too)?|take ((?:the|my|that|those) [\p{L}' -]{2,30}?) after all)[.! ]*$/iu;

/** What somebody says where to put, in the words that put it there. */
const withPlainAddition = (text: string): string =>
  text
    .replace(WITH_THE_LOAD, 'also $1')
    .replace(IT_BACK, 'also $1')
    .replace(AFTER_ALL, 'also $1$2')
    .replace(BACK, (_all, thing?: string) => (thing === undefined ? 'ajoutez ' : `also ${thing}`));

/** "71 not 17 Shore Road", before any address is known. */
const WRONG_HOUSE = /^(\d{1,5}[a-z]?),? (?:not|pas) \d{1,5}[a-z]? (?=\p{L})/iu;

/**
 * "No code sorry dartmouth", "je connais pas le code, c'est à Bedford": who does not know the postal code denies no place beside it. That of
 * a gate or a door is another one.
 */
const UNKNOWN_CODE =
  /(?:^|(?<=[\s,.;!-]))(?:(?:sorry|um|uh|oh|well|but|and|ok|mais|d[ée]sol[ée]e?)[, ]+){0,2}(?:(?:(?:i|we) )?(?:do not|don['’]?t|can['’]?t|cannot|dunno|forget|forgot) ?(?:know|have|remember|recall|got|find)?|(?:(?:i|we|have|got|['’]?m|i['’]?m) )?(?:no (?:idea|clue)|not sure)(?: (?:about|of|what|on))?|no|(?:je |j['’]|on |ne |n['’]){0,2}(?:sais|connais|ai|me souviens|me rappelle|retiens) (?:pas|plus)|pas|aucune id[ée]e)(?: (?:what|about|of|pour|quel est))?(?: (?:de|du|d['’]))?(?: (?:the|a|my|any|that|our|its|le|mon|un))? (?:(?:postal|zip) ?code|code(?: postal)?|postal|postcode|zip)(?![\p{L}-])(?! (?:needed|required|necessary|to|at|on|for (?!it|that)|is (?!sorry)))(?: is)?(?: (?:sorry|offhand|off ?hand|by heart|for (?:it|that)|par c[oœ]ur|d[ée]sol[ée]e?)){0,2}[,.;!-]*\s*/iu;

/** What is left must say something. */
function withoutUnknownCode(text: string): string {
  const rest = text
    .replace(UNKNOWN_CODE, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[\s,;-]{1,8}$/, '');
  return /\p{L}{3}/u.test(rest) ? rest : text;
}
