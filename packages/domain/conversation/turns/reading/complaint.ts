import { foldText } from '../../understanding/text/plain-text.ts';

const LEAD =
  '(?:(?:no|non|hey|but|mais|and|well|ok|okay|um|omg|seriously|sorry|like i said|voyons|ben|excuse me)[,.! ]{1,3}){0,3}';
const WHAT =
  '(?:me|it|that|this|mine|anything|(?:the|my) (?:last |other |first )?(?:questions?|messages?|answers?|notes?)|(?:half|part|some|most) of (?:it|that|what i (?:said|wrote|told you|asked))|what i (?:just )?(?:said|wrote|told you|asked|typed)|something)';
const YOU =
  "(?:you|u|ya|this thing|the bot)(?:['’]re| are| just| still| keep| really| even| have|['’]ve){0,2}";
const ENGLISH = [
  `${YOU} (?:did ?n['’]?t|did not|have ?n['’]?t|never|do ?n['’]?t|are ?n['’]?t|not|wo ?n['’]?t) (?:even |really |ever )?(?:answer|answered|answering|listen|listened|listening|read|reading|hear|heard|understand|understood|reply|replied|respond|responded|address)(?: to)?(?: ${WHAT})?`,
  `${YOU} (?:dropp?(?:ed|ing)?|ignor(?:ed|e|ing)|miss(?:ed|ing)?|skipp?(?:ed|ing)?|lost|left out|forgot) (?:about )?${WHAT}`,
  "(?:that|this|it)(?:['’]s| is| was|s) ?(?:not|n['’]?t) (?:what i (?:said|asked|wrote|meant|told you)|an answer|my question)",
  'are (?:you|u) (?:even )?(?:listening|reading(?: this| me)?)|can (?:you|u) (?:even )?read',
];
const FRENCH = [
  "(?:vous|tu|t['’])(?: n['’]| ne)? ?(?:m['’])?(?:avez|as|etes|es|ecoutez|ecoutes|lisez|lis|repondez|reponds) (?:pas|jamais|meme pas)(?: (?:vraiment|bien|a|repondu|ecoute|lu|compris|ma|mes|la|question|questions|message|messages|ca|moi)){0,5}",
  "(?:vous|tu|t['’]) ?(?:avez|as) (?:ignore|manque|saute|oublie|perdu) (?:ca|ma question|mon message|la moitie|quelque chose|ce que j['’]ai (?:dit|ecrit))",
  "(?:c['’]est|cest|ce n['’]est) pas (?:ca|ce) que j['’]ai (?:dit|demande|ecrit)|ce n['’]est pas ma question",
];
const COMPLAINT = new RegExp(`^${LEAD}(?:${[...ENGLISH, ...FRENCH].join('|')})[.!?, ]*$`);

/** Whether a message says that the assistant has not heard, read or answered something, and no more: "you didnt answer my question". */
export const complains = (message: string): boolean => COMPLAINT.test(foldText(message));
