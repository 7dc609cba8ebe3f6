/**
 * Holidays of Canada and Nova Scotia in the codes of the pickup's rules, each with how its day is reckoned: `12-25` a
 * date, `5-1-3` the third Monday of May, `E-2` days from Easter Sunday, `V` Victoria Day, `B` Black Friday.
 */
export const HOLIDAY_NAMES: readonly (readonly [string, string])[] = [
  ['(?:christmas|xmas|x mas) (?:P2|eve)|eve of (?:christmas|noel)|veille of noel', '12-24'],
  ['(?:christmas|xmas|x mas)(?: day)?|(?:day of )?noel', '12-25'],
  ['boxing day', '12-26'],
  ['new (?:years?|yrs?) eve|nye|eve of new years?', '12-31'],
  ['new (?:years?|yrs?)(?: day)?|day of lan|nouvel an', '1-1'],
  ['(?:heritage|family|viola desmond) day', '2-1-3'],
  ['groundhog day', '2-2'],
  ['valentines?(?: day)?|saint valentin|st valentin', '2-14'],
  ['(?:st|saint|st\\.) (?:patricks?|pattys|paddys)(?: day)?', '3-17'],
  ['good D5|D5 saint|easter D5', 'E-2'],
  ['easter D6', 'E-1'],
  ['easter D1|D1 of paques', 'E+1'],
  ['easter(?: D0)?|paques', 'E+0'],
  ['mothers day', '5-0-2'],
  ['victoria day|may (?:long|24|2 4)(?: weekend)?|M5 long(?: weekend)?', 'V'],
  ['fathers day', '6-0-3'],
  ['(?:st|saint) jean(?: baptiste)?', '6-24'],
  ['canada day|july 1st|(?:fete|day) of (?:the )?canada', '7-1'],
  ['(?:natal|civic|civic holiday|emancipation) day|civic holiday', '8-1-1'],
  ['acadian day|day of lacadie|fete of lacadie', '8-15'],
  ['(?:labou?r|labor) day|fete of travail', '9-1-1'],
  ['(?:truth and reconciliation|orange shirt|reconciliation)(?: day)?', '9-30'],
  ['thanksgiving(?: day)?|thanks giving|action of grace', '10-1-2'],
  ['halloween|hallowe en', '10-31'],
  ['remembrance day|armistice day|day of souvenir', '11-11'],
  ['black D5', 'B'],
];
