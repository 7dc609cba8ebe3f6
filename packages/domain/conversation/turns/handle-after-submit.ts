import { FAQ_ANSWERS } from '../faq.ts';
import { parseYesNo } from '../parsers/answers/parse-yes-no.ts';
import { parseIntent } from '../parsers/intent/parse-intent.ts';
import { SUBMIT } from '../quick-replies.ts';
import type { ConversationState } from '../state.ts';
import { DONE_REPLIES } from '../steps/done.ts';
import type { TurnContext } from '../turn.ts';
import { WORDING } from '../wording.ts';
import { replyWith, type Turn } from './reply.ts';
import { requestPerson } from './request-person.ts';
import { startOver } from './start-over.ts';
import { submit } from './submit.ts';

/** Handles messages while the lead is in flight or stored: none of them changes the lead. */
export function handleAfterSubmit(state: ConversationState, text: string, context: TurnContext): Turn {
  const intent = parseIntent(text);
  if (intent?.type === 'start-over') return startOver();
  if (intent?.type === 'person') return requestPerson(state);
  const answer = intent?.type === 'question' ? FAQ_ANSWERS[intent.topic] : null;
  if (state.lead === 'accepted') {
    const thanked = intent?.type === 'thanks' ? WORDING.done.welcome : null;
    return replyWith(state, [answer ?? thanked ?? WORDING.done.already], DONE_REPLIES);
  }
  // The result may have been lost with the page; submitting again creates no second lead.
  if (intent?.type === 'submit' || parseYesNo(text) === 'yes') return submit(state, context);
  return replyWith(state, [answer, WORDING.review.stillSending], [SUBMIT]);
}
