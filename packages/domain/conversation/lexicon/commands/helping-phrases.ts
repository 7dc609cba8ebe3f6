import type { PhraseGroup } from '../../understanding/phrases/phrase-index.ts';
import { AGAINST, CERTAIN, type CommandLabel, LONELY } from './command-labels.ts';

/** Not knowing what to do. */
export const ASKING_FOR_HELP: readonly PhraseGroup<CommandLabel>[] = [
  {
    label: 'help',
    weight: CERTAIN,
    phrases: `what do|should|can|must|would i do|say|put|type|write|answer|click|press|enter|choose|pick|select $,
      what do|should|can|must i do|say|put|type|write|answer|click|press|enter|choose|pick|select now|here|next|there|first|then,
      what am i supposed|meant to, not get it|this|that $, not get what, not understand|following,
      not sure|know what|how to do|say|put|type|write|answer|choose|pick|use,
      not sure|know what you want|mean|need|ask|are_asking, not know what this|that is, what do you mean,
      what does that|this|it mean, what does that even mean, what are you asking|on_about|talking,
      what do you want from_me|me|to_know, what do you need from me, no idea what|how to|you|i|this,
      can you explain $, explain please, confused, i am lost|stuck, bit lost, lost me, stuck here,
      help me out|please|here|understand|with_this|fill|answer|do_this,
      need help with_this|here|please|answering|understanding|filling, i need help $, need some help $,
      can you help|explain|repeat|clarify|say_that me|this|that|again|it|the|question|what,
      could you help|explain|repeat|clarify, say that again, come again, repeat that|please|the, rephrase,
      what was the question|that, what is the question, make no sense, does not make sense,
      not making sense, je compren pas, comprend|comprenez pas, que dois je faire|dire|ecrire|mettre,
      quoi faire|mettre, que faire, aidez|aide moi, pas compris, veut dire quoi,
      what are my|the option|choice, what can you do,
      how do i|does_one answer|reply|respond|do_this|use|fill|type|write|work, how do i skip,
      how to answer|use|do, how does this chat work, instruction for, for example what, like what,
      an example`,
  },
  {
    label: 'help',
    weight: LONELY,
    phrases: `help, huh, what, eh, pardon, aide, aidez, quoi, option, menu, command, which one, hein, meaning,
      example, unclear, lost`,
  },
  {
    label: 'help',
    weight: AGAINST,
    phrases: `what do you need|want that|it|my|this ~ for, what do you have|know of|about|on me, thank ~ help, get|he|she|they confused`,
  },
];
