import { foldText } from '../../../text/plain-text.ts';

const ONLY_WEEKDAYS =
  /(?:^|[ ,.])(?:only (?:on |during )?weekdays?|weekdays? only|(?:no|not)(?: on)? (?:the )?weekends?|not (?:on )?(?:the )?weekend|(?:en |la |les? jours? de )semaine (?:seulement|uniquement)|(?:seulement|juste) (?:la|en|les jours de) semaine|pas (?:de |la |les |en )?fins? de semaine|pas (?:le|de|les) week-?ends?)(?=$|[ ,.!?])/;

/** Whether a message leaves the weekends out, which no pickup can hold: "weekdays only please, not weekends". */
export const saysOnlyWeekdays = (message: string): boolean => ONLY_WEEKDAYS.test(foldText(message));
