import type { ConversationState, StepName } from '../../../state.ts';
import type { Understanding } from '../../../understanding/understand.ts';
import type { Wording } from '../../../wording/english.ts';
import { wordingOf } from '../../../wording/wording.ts';

/** "Like what?", "what do you mean?", "?": all that is said. */
const ASKS_WHAT_IS_MEANT =
  /^(?:(?:ok|okay|um+|hmm+|well|sorry|huh|so|euh|ben|bon|pardon)[ ,.…!?]+)*(?:(?:like|such as|for|par)(?: (?:example|instance|exemple|what))*(?: like)?(?: what)?(?: exactly)?|examples?|e\.?g\.?|(?:comme|genre)(?: quoi)?(?: par exemple)?|what(?: do| did|['’]?s|['’]d)? (?:you|u|ya|that|this|it|d['’]?ya) (?:mean|meant|mean by that|supposed to mean)(?: (?:by|with) .{1,40}| exactly)?|what does (?:that|this|it) (?:even )?mean|meaning(?: what)?|que? (?:voulez|veux)[- ](?:vous|tu) dire(?: par .{1,40})?|qu['’](?:est-ce que|entendez-vous)(?: vous)?(?: voulez dire| entendez)?(?: par .{1,40})?|vous voulez dire quoi|tu veux dire quoi|c['’]est[- ][àa][- ]dire|[cç]a veut dire quoi|comment [cç]a)[ .!?…]*$/i;

/** What each question is about, in what is said to those who ask it outright. */
const MEANINGS: Partial<Record<StepName, (wording: Wording) => string>> = {
  'junk-type': ({ answers }) => answers['what-we-take'],
  'photo-or-name': ({ answers }) => answers.photo,
  name: ({ name }) => name.needed,
  phone: ({ phone }) => phone.needed,
  address: ({ address }) => address.needed,
  pickup: ({ answers }) => answers.hours,
  'contact-method': ({ answers }) => answers['how-contact'],
};

/** Whether somebody asks what the question before them means, and says nothing else. */
export const asksWhatIsMeant = ({ message }: Understanding): boolean =>
  ASKS_WHAT_IS_MEANT.test(message.trim()) || MARKS_ALONE.test(message.trim());
const MARKS_ALONE = /^\?{1,5}$/;

/** What the question of a step is about; null where its own words say it all. */
export const meaningOf = (state: ConversationState): string | null =>
  MEANINGS[state.step]?.(wordingOf(state)) ?? null;
