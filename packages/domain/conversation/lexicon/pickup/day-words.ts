/**
 * The words that days are made of, each with its ways of writing; folded, English and French. The code on the left is
 * what rules are written in: upper case, so that it can be no word of a message. `D5` is Friday, `M12` December, `P0`
 * the morning.
 */
const CODES: Readonly<Record<string, string>> = {
  D0: 'sunday sundays sun dimanche dimanches',
  D1: 'monday mondays mon lundi lundis',
  D2: 'tuesday tuesdays tue tues mardi mardis',
  D3: 'wednesday wednesdays wed weds mercredi mercredis',
  D4: 'thursday thursdays thu thur thurs jeudi jeudis',
  D5: 'friday fridays fri vendredi vendredis',
  D6: 'saturday saturdays sat sats samedi samedis satday satdy',
  M1: 'january janvier jan',
  M2: 'february fevrier feb',
  M3: 'march mars mar',
  M4: 'april avril apr',
  M5: 'may mai',
  M6: 'june juin jun',
  M7: 'july juillet jul',
  M8: 'august aout aug',
  M9: 'september septembre sept sep',
  M10: 'october octobre oct',
  M11: 'november novembre nov',
  M12: 'december decembre dec',
  P0: 'morning mornings mornin mawnin mawning marnin morn forenoon matin matins matinee mourning',
  P1: 'afternoon afternoons aft aftn afternoonish apresmidi lapresmidi aprem laprem aprems arvo arvos',
  P2: 'evening evenings evenin evng soir soirs soiree night nights nite nighttime',
  today: 'tdy 2day todays auj aujourdhui 2days',
  tomorrow: 'tomorrows tmrw tmr tmw tmro tmrow 2morrow 2moro tomoro tomorra demain dmain dmin',
  overmorrow: 'surlendemain',
  yesterday: 'hier',
  tonight: 'tonite 2night tonihgt 2nite',
  weekend: 'weekends wkend wknd wkends',
  weekday: 'weekdays workday workdays',
  week: 'wk weeks wks semaine semaines',
  month: 'months mois mth mths',
  day: 'days jour jours',
  hour: 'hours hrs hr',
  next: 'nxt nex nexst prochain prochaine suivant suivante following',
  this: 'ce cet cette thsi',
  supper: 'souper',
  coming: 'upcoming comin comming',
  last: 'dernier derniere',
  in: 'dans within en',
  of: 'du de des',
  the: 'le la les th da',
  and: 'et n',
  or: 'ou orr',
  before: 'avant b4 bfore',
  after: 'apres aftr lapres',
  between: 'entre btwn',
  until: 'till til jusquau jusqua',
  around: 'round approx roughly vers environ approximately near circa',
  noon: 'noonish midday midi noontime',
  // Noon's meal, in the French of the Maritimes.
  lunch: 'lunchtime diner',
  asap: 'a.s.a.p asp aspa assap',
  anytime: 'anytimes any-time nimporte',
  anyday: 'anydays',
  fortnight: '2wks',
  beginning: 'debut start',
  middle: 'mid milieu mi',
  please: 'plz pls svp pleez',
};

const WORD_CODES: ReadonlyMap<string, string> = new Map(
  Object.entries(CODES).flatMap(([code, spellings]) =>
    [code, ...spellings.split(' ')].map((spelling): [string, string] => [spelling, code]),
  ),
);

/** Written like a word that has nothing to do with days: believed only between words that go with a day. */
export const WEAK_DAY_WORDS: ReadonlySet<string> = new Set(
  'sun sat mon mar mars may march dec jan jun second mourning'.split(' '),
);

/** Words of other things that lie one slip from a word of days, or sound like one. */
const OTHER_WORDS = new Set(
  'sundry sundae mooring meaning moving evenings weekender sturdy mayday'.split(' '),
);
/** Long enough to be recognised with one slip in them, or by their consonants. */
const LONG_WORDS: readonly string[] =
  'monday tuesday wednesday thursday friday saturday sunday january february september october november december morning afternoon evening tomorrow tonight weekend vendredi mercredi'.split(
    ' ',
  );
/** Fewer consonants are those of too many other words, save in what ends as a weekday does. */
const MANY = 4;

/** Returns the code of a folded word; null for a word that has none. */
export function dayCodeOf(word: string): string | null {
  return WORD_CODES.get(word) ?? null;
}

/** Returns the long words that a folded word may be a slip of. */
export function longWordsLike(word: string): readonly string[] {
  if (word.length < 5 || word.length > 11 || OTHER_WORDS.has(word)) return [];
  return LONG_WORDS.filter((long) => long[0] === word[0]);
}

/** Whether a word is written as a long one sounds: "satterday", "wendsdy", "aftanoon". */
export function soundsLike(word: string, long: string): boolean {
  const said = consonantsOf(word);
  return said === consonantsOf(long) && (said.length >= MANY || /day?s?$/.test(word));
}

/** Without vowels, doubled letters and a plural; "wednesday" as it is said. */
const consonantsOf = (word: string): string =>
  word
    .replace(/s$/, '')
    .replace(/^we?d(?:ne|en|n)?s|^we?n(?:d|e|de)?s/, 'wns')
    .replace(/[aeiouy]/g, '')
    .replace(/(.)\1+/g, '$1');
