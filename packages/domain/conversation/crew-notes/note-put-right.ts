/** What two notes may each tell, of which only the later is right: where the key is, who opens, where to park. */
const TOPICS: readonly RegExp[] = [
  /(?<!\p{L})(?:keys?|lock ?box|cl[ée]s?)(?!\p{L})/iu,
  /(?<!\p{L})(?:let(?:s|ting)? (?:you|u|ya|them|the crew)(?: guys)? in|(?:will|['’]ll) be (?:there|home|here)|open(?:s|ing)? (?:up|the door|for (?:you|u|them))|(?:ouvre|ouvrira|va ouvrir)|(?:sera|va [êe]tre) l[àa])(?!\p{L})/iu,
  /(?<!\p{L})(?:park(?:ing|ed)?|stationne[rz]?|stationnement)(?!\p{L})/iu,
];
/** Takes the earlier one back. */
const TAKES_BACK =
  /^(?:(?:oh|ok|okay|hm+|wait|um)[,. ]+){0,2}(?:actually|no(?=[, ])|nope|sorry|scratch that|correction|change of plans?|oops|en fait|finalement|plut[oô]t|non(?=[, ])|d[ée]sol[ée]e?|oups|changement)(?!\p{L})|(?<!\p{L})(?:instead|any ?more|no longer|after all|now|plut[oô]t|au lieu|finalement|maintenant)[.! ]*$/iu;
/** "The key is under the mat": of two such only the later is right, whatever leads it in. */
const WHERE_KEY =
  /^(?:(?:the|my|our|la|ma|notre) )?(?:house )?(?:key|cl[ée])(?:['’]s| is| will be| est| sera)(?: now| maintenant)? /iu;
/** What only says that the earlier one is taken back. */
const OPENING =
  /^(?:(?:oh|ok|okay|hm+|wait|um|actually|nope|no|sorry|scratch that|correction|change of plans?|oops|en fait|finalement|plut[oô]t|non|d[ée]sol[ée]e?|oups)(?!\p{L})[,.: ]*){1,4}/iu;
/** It comes on top. */
const ADDS =
  /(?<!\p{L})(?:also|too|as well|another|both|second|spare|aussi|[ée]galement|autre|double)(?!\p{L})/iu;
const PART_END = /(?:, (?:and )?|\. |; | and | et )(?=[^,.;]*$)|, |\. |; /u;

/**
 * The known notes where a new one takes one of them back and tells something else of the same matter: "actually the key is with my
 * neighbour", of a known "key is under the mat". Null where it does not, or where it may be of several.
 */
export function withNotePutRight(known: string, note: string): string | null {
  const isTakenBack = TAKES_BACK.test(note.trim());
  if ((!isTakenBack && !WHERE_KEY.test(note)) || ADDS.test(note) || note.includes('\n')) return null;
  const topics = TOPICS.filter((topic) => topic.test(note));
  const [topic] = topics;
  if (topic === undefined || topics.length > 1) return null;
  const parts = known.split('\n').map((line) => line.split(PART_END));
  const about = parts.flat().filter((part) => topic.test(part));
  if (about.length !== 1 || (!isTakenBack && !WHERE_KEY.test(about[0] ?? ''))) return null;
  const left = parts
    .map((line) => line.filter((part) => part !== about[0]).join(', '))
    .filter((line) => line.trim() !== '');
  return [...left, note.replace(OPENING, '')].join('\n');
}
