import type { PhraseGroup } from '../../understanding/phrases/phrase-index.ts';
import { AGAINST, ALONE, CERTAIN, type CommandLabel, LONELY } from './command-labels.ts';

/** Coming back later. */
export const PAUSING: readonly PhraseGroup<CommandLabel>[] = [
  {
    label: 'pause',
    weight: CERTAIN,
    phrases: `be back in|tomorrow|tonight|shortly, right back,
      back in a|an|one|five|ten|5|10|15|20|30|few|couple|bit, back soon|later,
      i will|can|am come|going back tomorrow|tonight|after|in|when|to_this|to_you,
      come|get|go|finish back|this|up|it to? ~ later|tomorrow|tonight|this_evening, get back to you|this,
      continue|resume|do|fill|complete this|it|later|tomorrow ~ later|tonight|tomorrow,
      continue|finish|resume later|tomorrow|tonight|this_evening|another_day, hold that thought,
      hold on a|one|for|please|minute|sec|second|moment|just|while,
      hang on a|one|for|please|minute|sec|second|just,
      give me|us a|one|two|five|5|ten|10|like|just|couple|few ~ sec|second|minute|min|moment|hour|bit|while|mo,
      wait a|one|for|just sec|second|minute|min|moment|bit, wait please,
      just a|one sec|second|minute|moment|min,
      got to go|run|grab|take|answer|get|head|feed|check|ask|leave|deal,
      i|we have|need to go|run|grab|take_this|answer|step|leave|get_the_door|check|ask|think|talk|measure,
      ^ have|need to go|run|grab|take_this|answer|step|leave|check|ask|think|talk|measure,
      let me check|ask|think|look|see|go|find|talk|measure|get_back|grab|run|sleep|call|count,
      talk|chat|speak|type|write later|soon|tomorrow, talk to you later|soon|tomorrow, ttyl,
      i am driving|at_work|busy|in_a_meeting|on_the_phone|cooking|on_a_call, not send|submit it|this? yet,
      not ready yet, not ready to send|submit, someone is at the door, phone is ringing, phone ringing,
      baby is crying, un instant|moment|minute, une minute|seconde|sec, deux minute|seconde,
      je revien|reviendrai, attend|attendez un|une|minute|deux,
      laisse|laissez moi verifier|voir|demander|regarder, je dois why aller|partir|verifier|demander,
      plus tard dans|ce, je vais revenir, a tantot, a plus tard, bear with me, with you in a, stand by,
      standby, can i come back, will you save, save my progress|place|spot|answer|this,
      pick this up later|tomorrow|again, another time, think about it, think it over, sleep on it, pause`,
  },
  {
    label: 'pause',
    weight: ALONE,
    phrases: `one|1|a|two|2|few|couple|5|five|10|ten|just sec|second|minute|min|moment, a|1|one mo`,
  },
  {
    label: 'pause',
    weight: LONELY,
    phrases: `wait, hang on, hold, later, not now, not right now, another day, attend, attendez, minute, sec,
      moment, busy, driving, can not talk, some other time, plus tard, patiente, um, umm, ummm, uh, uhh, euh, u|you there, i have, sorry? hit send|enter, sent too soon|early`,
  },
  {
    label: 'pause',
    weight: AGAINST,
    phrases: `a|long|bit|of drive, photo later, let the|it|my phone? ring, notice, have to leave by,
      minute|moment|bit|second to get|come|walk|answer ~ door|buzzer|gate|downstairs,
      not mind|care|bother to? wait, if|when|while|because|til|until ~ at work, at work til|till|until|from|all, do|must i have|need|got|gotta, do i got to, happy|willing|fine|okay|glad to wait`,
  },
];
