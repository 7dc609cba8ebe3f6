/** The names of weekdays in English and French, as parts of a regex; 0 for Sunday. */
export const WEEKDAYS = [
  'sunday|dimanche',
  'monday|lundi',
  'tuesday|mardi',
  'wednesday|mercredi',
  'thursday|jeudi',
  'friday|vendredi',
  'saturday|samedi',
] as const;
