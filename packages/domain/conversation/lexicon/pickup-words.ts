/** One way of writing for each of the words that dates are made of; folded, English and French. */
const SPELLINGS: Readonly<Record<string, string>> = {
  today: 'tdy 2day todays auj aujourdhui',
  tomorrow: 'tomorow tommorow tommorrow tomorrows tmrw tmr tmrrw tmw tom 2morrow 2moro tomoro tomorro demain',
  yesterday: 'hier',
  tonight: 'tonite 2night tonihgt',
  monday: 'mon mondays lundi',
  tuesday: 'tue tues tuesdays teusday tuseday mardi',
  wednesday: 'wed weds wednesdays wensday wendsday wednsday wedneday mercredi',
  thursday: 'thu thur thurs thursdays thrusday thursdy jeudi',
  friday: 'fri fridays firday vendredi',
  saturday: 'sat sats saturdays saterday satuday samedi',
  sunday: 'sun sundays dimanche',
  weekend: 'weekends wkend wknd',
  week: 'wk weeks wks semaine semaines',
  month: 'months mois',
  day: 'days jour jours',
  next: 'nxt prochain prochaine following',
  this: 'ce cet cette coming upcoming thsi',
  in: 'dans within',
  morning: 'mornings mornin morn matin matinee am',
  afternoon: 'afternoons aft afternon apresmidi pm',
  evening: 'evenings soir soiree night',
  noon: 'midday midi lunch lunchtime',
  asap: 'asp urgent urgently immediately soonest rightaway',
  anytime: 'whenever whichever flexible anyday',
  january: 'janvier jan',
  february: 'fevrier febuary feb',
  march: 'mars mar',
  april: 'avril apr',
  may: 'mai',
  june: 'juin jun',
  july: 'juillet jul',
  august: 'aout aug',
  september: 'septembre sept sep',
  october: 'octobre oct',
  november: 'novembre nov',
  december: 'decembre dec',
};

/** From a way of writing to the word itself. */
export const PICKUP_SPELLINGS: ReadonlyMap<string, string> = new Map(
  Object.entries(SPELLINGS).flatMap(([word, spellings]) =>
    spellings.split(' ').map((spelling): [string, string] => [spelling, word]),
  ),
);

/** Words long enough to be recognised with one slip in them. */
export const LONG_PICKUP_WORDS: readonly string[] = Object.keys(SPELLINGS).filter(
  (word) => word.length >= 7 || word === 'friday' || word === 'monday' || word === 'sunday',
);

export const MONTHS: readonly string[] = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

export const WEEKDAYS: readonly string[] = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
];

/** Turns of phrase, in the words above, to shorter ones; applied in this order. */
export const PICKUP_PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bas (?:soon|early|quickly|fast) as (?:possible|you can|u can|can be|you are able)\b/g, 'asap'],
  [/\b(?:right now|pronto)\b|(?<!from )\bnow$|^(?:soon|sooner)$/g, 'asap'],
  [
    /\b(?:right away|straight away|first available|next available|earliest(?: possible| available)?|sooner the better)\b/g,
    'asap',
  ],
  [
    /\b(?:des que possible|le plus tot possible|le plus vite possible|au plus vite|au plus tot|tout de suite)\b/g,
    'asap',
  ],
  [
    /\b(?:any time|any day|(?:any )?weekdays?|no preference|up to you|you choose|you pick|your choice|doesn'?t matter|does not matter)\b/g,
    'anytime',
  ],
  [
    /\b(?:don'?t (?:care|mind)|i'?m easy|i am easy|i'?m open|wide open|n'importe quand|peu importe|no rush)\b/g,
    'anytime',
  ],
  [/\bafter noon\b/g, 'afternoon'],
  [/\baujourd'?hui\b/g, 'today'],
  [/\b(?:the )?day after (?:tomorrow|tom)\b/g, 'overmorrow'],
  [/\bapres tomorrow\b/g, 'overmorrow'],
  [/\b(?:fin de week|week end)\b/g, 'weekend'],
  [/\b(?:la )?week next\b/g, 'next week'],
  [/\b(?:first thing|before noon|early (?:morning|in the morning)|early$)\b/g, 'morning'],
  [
    /\b(?:after work|after supper|after dinner|end of (?:the )?day|eod|late (?:evening|in the day)|late$)\b/g,
    'evening',
  ],
  [/\bfortnight\b/g, '2 week'],
  [/\bfirst of (?=[a-z]{3})/g, '1st of '],
  [/\b(?:a couple(?: of)?|couple(?: of)?)\b/g, '2'],
  [/\b(?:a few|few|several)\b/g, '3'],
  [
    /\b(?:not|but|except|besides) (?:on )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tomorrow)\b/g,
    '',
  ],
];
