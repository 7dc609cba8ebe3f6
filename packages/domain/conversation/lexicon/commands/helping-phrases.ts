import type { PhraseGroup } from '../../understanding/phrases/phrase-index.ts';
import { AGAINST, CERTAIN, type CommandLabel, LONELY } from './command-labels.ts';

/** Not knowing what to do. */
export const ASKING_FOR_HELP: readonly PhraseGroup<CommandLabel>[] = [
  {
    label: 'help',
    weight: CERTAIN,
    phrases: `
      what do|should|can|must|would i do|say|put|type|write|answer|click|press|enter|choose|pick|select $,
      what do|should|can|must i do|say|put|type|write|answer|click|press|enter|choose|pick|select now|here|next|there|first|then,
      what am i supposed|meant to, not get it|this|that $, not get what, not understand|following,
      did not understand, do not follow,
      not sure|know what|how to do|say|put|type|write|answer|choose|pick|use,
      not sure|know what you want|mean|need|ask|are_asking, not know what this|that is, what do you mean,
      what does that|this|it mean, what does that even mean, what are you asking|on_about|talking,
      what do you want from_me|me|to_know, what do you need from me, no idea what|how to|you|i|this,
      can you explain $, explain please, confused, so confused, i am lost|stuck, bit lost, lost me,
      stuck here, help me out|please|here|understand|with_this|fill|answer|do_this,
      need help with_this|here|please|answering|understanding|filling, i need help $, need some help $,
      can you help|explain|repeat|rephrase|clarify|say_that me|this|that|again|it|the|question|what,
      could you help|explain|repeat|rephrase|clarify, say that again, come again,
      repeat that|please|the_question|the, rephrase, what was the question|that, what is the question,
      make no sense, does not make sense, not making sense, je comprend|compren pas,
      comprend|comprenez pas, je ne comprend pas, que dois je faire|dire|ecrire|mettre,
      quoi faire|mettre, que faire, aidez|aide moi, pas compris, veut dire quoi,
      what are my|the option|choice, what can you do, what can i say|type|ask|do,
      how do i|does_one answer|reply|respond|do_this|use|fill|type|write|work, how do i skip,
      how to answer|use|do, how does this chat work, instruction for, give me an example,
      for example what, like what, an example`,
  },
  {
    label: 'help',
    weight: LONELY,
    phrases: `help, help|pardon|excuse me, please|need help, huh, what, eh, pardon, sorry|say what, aide, aidez,
      quoi, option, menu, command, which one, hein, come again, meaning, example, i do not know what,
      unclear, confusing, help please, lost`,
  },
  {
    label: 'help',
    weight: AGAINST,
    phrases: `thank ~ help, your|for help,
      help wanted|load|lift|carry|you|them|moving|move|with_the|getting|clear,
      not sure|know what|how much|many|big|heavy|time|day|to_keep|all|brand|size|kind|type|to_do_with|color|colour|it_is|they_are,
      what do i do with|about|if|when, what should i do with|about|if|when|before|to_prepare,
      what do you mean by same|full, what can i do with, get rid, not get it out|down|up|through|in|to,
      not understand why|english|french`,
  },
];
