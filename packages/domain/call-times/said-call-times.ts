/*
 * When somebody wants to be called, of any text: the details of a form, the notes of a chat, and what is said to the assistant, which
 * adds what needs a conversation (`conversation/understanding/recognisers/contact/call-times.ts`, decision 0110).
 */

const NUMBER =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|une|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze';
/** "5", "5:30 p.m.", "17 h 30", "five": no number of a phone, a house or of weeks. */
const CLOCK = String.raw`(?:\d{1,2}(?:[:.]\d\d)?(?![\d-])|(?:${NUMBER})\b)(?:\s?(?:[ap]\.?m\b\.?|h\b(?:\s?\d\d\b)?|heures?\b|o['’]?clock\b))?(?!\s?(?:minute|hour|day|week|month|jour|semaine|mois|\d))`;
const SURE_CLOCK = String.raw`\d{1,2}(?:[:.]\d\d)?\s?(?:[ap]\.?m\b\.?|h\b(?:\s?\d\d\b)?|heures?\b)`;
const MOMENT = String.raw`(?:noon|midday|midi|lunch(?:time)?|supper(?:time)?|dinner(?:time)?|work|school|(?:le |l['’]|mon |ma |la )?(?:souper|d[îi]ner|d[ée]jeuner|ouvrage|travail|job|shift|[ée]cole))\b`;
const PARTS = String.raw`(?:weekday |week ?end |saturday |sunday )?(?:mornings|afternoons|evenings|nights|weekdays|weekends)\b`;
const PART_OF_DAY = String.raw`(?:early |late )?(?:morning|afternoon|evening|night|matin|avant-midi|après-midi|soir)s?\b`;
/** "Saturday", "saturday morning", "samedi matin", "samedi en soirée". */
const DAY = String.raw`(?:(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekday|week ?end)s?|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?|fins? de semaine)\b(?: (?:(?:in the |en |le )?(?:matinée|soirée|${PART_OF_DAY})))?`;
const PART = String.raw`(?:(?:the |le |la |l['’])?(?:late |early )?(?:morning|afternoon|evening|matin(?:ée)?|après-midi|soir(?:ée)?)s?\b|(?:the |le |la |les )?${DAY}|${PARTS})`;
const BOUND = String.raw`(?:not |no |pas )?(?:after|before|past|from|until|till|between|earlier than|later than|apr[èe]s|avant|[àa] partir de|jusqu['’]?[àa]|entre|dès) (?:about )?(?:${CLOCK}|${MOMENT}|${PART})(?:(?:\s?[-–]\s?| (?:and|or|to|till|until|et|ou|à) )(?:after |before |on |apr[èe]s |avant )?(?:${CLOCK}|${MOMENT}|${PART}))?`;
/** A stretch of time: "after five", "between 5 and 7 on friday", "mornings", "le soir". */
const STRETCH = [
  `${BOUND}(?:,? (?:on |le )?${DAY})?`,
  `(?:at|around|about|vers|à) ${SURE_CLOCK}`,
  `(?:in|on|during|en|le|pendant) ?${PART}`,
  `(?:any|every|most) ${PART}(?: (?:before|after|until|till|from) (?:${CLOCK}|${MOMENT}))?`,
  String.raw`(?:le |l['’])(?:matin|après-midi|soir)\b`,
  PARTS,
].join('|');
/** What is a time only behind a word for a call: "(call me) saturday morning", "(call me) next monday after 5". */
const ON_DAY = `(?:next |this |ce )?${DAY}(?:,? ${BOUND})?`;
const ONLY = `(?:(?:only|just|but|anytime|any time|best|seulement|surtout|plutôt|is|are|s[’']il vous plaît|please) ){0,3}`;
const WHEN = `(?:${ONLY}(?:${STRETCH})(?: (?:only|seulement|is best|best))?)`;
/** "Before noon and saturday morning", "saturday morning or monday after 5". */
const WHEN_CALLED = `(?:${ONLY}(?:${ON_DAY}|${STRETCH})(?:,? (?:and|or|but|et|ou|mais) (?:(?:not|never|pas) )?(?:${ON_DAY}|${STRETCH}))?(?: (?:only|seulement|is best|best))?)`;
/** "Appelez", "rappelle", "callez-moé", "textez-moi"; "je vous appelle" is of who calls themselves, and "un texte" is written. */
const FRENCH_CALL = `(?:r?appele[rz]|(?<!(?:vous|te|je|on|il|elle|ils|elles) |['’]r?)r?appelles?|(?<=(?:qu['’]on|vous|tu|on) m['’])r?appelles?|t[ée]l[ée]phone[rz]|calle[rz]|(?:t[ée]l[ée]phone|texte|calle)(?=[ -]m)|texte[rz])`;
const CALL = `(?:callback|rappel|call|text|phone|ring|reach|contact|${FRENCH_CALL}|joindre|be (?:called|reached|contacted|phoned|texted)|reachable|joignable|(?:phone )?calls|by phone|par téléphone)(?:[ /](?:or|and|ou|et)?[ /]?(?:call|text|appele[rz]|texte[rz]))?(?:[ -](?:me|us|moi|mo[ée]|nous|back)){0,2}`;

/** "Please call me after five", "best to reach me: mornings". */
const CALLED = new RegExp(
  String.raw`(?<![\p{L}-])(${CALL})(?: (?:instead|rather|please|plutôt|svp))?[,:]? (?:mais )?((?:(?:pas|jamais) )?${WHEN_CALLED})`,
  'iu',
);
/** "After five, please call" */
const CALLED_BEHIND = new RegExp(
  String.raw`(?<![\p{L}-])(${WHEN}),? (?:please |to |for )?(?:call|text|phone|ring|calls|appele[rz])\b`,
  'iu',
);
/** A sentence of nothing else: "Only mornings please". */
const ALONE = new RegExp(
  String.raw`(?:^|[.!?;\n]\s?|: )((?:only|just|seulement|uniquement) (?:${STRETCH})|${PARTS} only)(?=,? ?(?:please|pls|svp|thanks|thank you|merci)?\s?(?:[.!?;]|$))`,
  'imu',
);
/** Who calls themselves, and what is no call: "I will call after 5", "a phone from 2 rooms". */
const OTHERS =
  /(?<![\p{L}-])(?:(?:i|we|he|she|they|je|on|il|elle)(?:['’](?:ll|d|ve))?(?: (?:will|can|could|would|have to|may|only|already)){0,3}|a|an|the|my|old|un|le|mon)\s?$/iu;
/** "I can be reached", "I take calls" */
const OF_OTHERS = /^(?:be |reachable|joignable|(?:phone )?calls|by phone|par )/i;
/** "A call back", which is no thing as "a phone" is. */
const WISHED = /(?<!\p{L})(?:an?|the|un) (?:call[ -]?back|rappel)$/iu;

const PHONE = String.raw`(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}(?!\d)`;
const AT = `(?:(?:at|on|au|sur le|my number is|mon numéro est|it['’]s|c['’]est) )?`;
/** "Call me **at 902 555 6620** before noon": words for a call go on behind the number. */
const NUMBER_WITHIN = new RegExp(String.raw` ${AT}${PHONE}(?![?.!,;:]\s*\S)`, 'giu');
/** "Call me back**? 902 555 6620,** after 4": where a sentence or a comma parts them, only a time without a day is surely of the call. */
const NUMBER_BESIDE = new RegExp(`[?.!,;:]? ${AT}${PHONE}[?.!,;:]?`, 'giu');
const NAMES_DAY = new RegExp(`(?<![\\p{L}-])${DAY}`, 'iu');
/** "902 555 6620, **after 4**. Just call me" */
const BEHIND_NUMBER = new RegExp(`${PHONE}[,;:]? (${WHEN})(?=[.!;]|$)`, 'iu');
const ASKS_FOR_CALL =
  /(?<![\p{L}-])(?:(?:call|phone|ring|text|r?appele[rz]|textez)[ -](?:me|us|back|moi|nous)|(?:me|nous) rappeler)(?!\p{L})/iu;
/** "I work nights, text" */
const BUSY = /(?<![\p{L}-])(?:work(?:s|ing)?|busy|asleep|sleep(?:s|ing)?|travaille|dors|occup[ée]e?)\s?$/iu;
const FORBIDDEN = /(?<![\p{L}-])(?:do not|don['’]?t|dont|never|cannot|can['’]?t|ne pas|pas)(?: ever)?\s?$/iu;

/** A word of all that is looked for: the chat asks of every message. */
const MAY_SAY =
  /call|text|phone|ring|reach|contact|appel|joi|t[ée]l[ée]ph|cell|mobile|number|numéro|only|just|seulement|uniquement/i;

/** Returns when somebody says that they want to be called, in their own words; null where they do not. */
export function saidCallTimes(text: string): string | null {
  if (!MAY_SAY.test(text)) return null;
  const within = text.replace(NUMBER_WITHIN, '');
  const told = timesIn(within);
  if (told !== null) return told;
  const without = text.replace(NUMBER_BESIDE, '');
  // Most texts have no number, and have been read.
  const beside = without === within ? null : timesIn(without);
  if (beside !== null) return NAMES_DAY.test(beside) ? null : beside;
  return ASKS_FOR_CALL.test(text) ? plain(BEHIND_NUMBER.exec(text)?.[1]) : null;
}

/**
 * Returns a text without the numbers that stand within its sentences: "ring me this evening on 902 555 6620" says of the call
 * nothing else than "ring me this evening".
 */
export const withoutNumbers = (text: string): string => text.replace(NUMBER_WITHIN, '');

function timesIn(text: string): string | null {
  const called = CALLED.exec(text);
  if (called !== null) {
    const before = text.slice(0, called.index);
    const forbidden = FORBIDDEN.exec(before)?.[0];
    // "Don't call before 9" is no "before 9".
    if (forbidden !== undefined) return (forbidden + called[0]).trim();
    const isOfOthers = OTHERS.test(before) && !OF_OTHERS.test(called[1] ?? '');
    return isOfOthers && !WISHED.test(before + called[1]) ? null : plain(called[2]);
  }
  const behind = CALLED_BEHIND.exec(text);
  const isBusy = BUSY.test(text.slice(0, behind?.index ?? 0));
  return plain((isBusy ? undefined : behind?.[1]) ?? ALONE.exec(text)?.[1]);
}

const plain = (words = '') => words.replace(/^(?:(?:but|is|are|please) )+/i, '').trim() || null;
