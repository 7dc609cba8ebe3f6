import type { PhraseGroup } from '../../understanding/phrases/phrase-index.ts';
import { AGAINST, ALONE, CERTAIN, type CommandLabel, LONELY } from './command-labels.ts';

/** Going back, starting over, and leaving a value as it was. */
export const MOVING: readonly PhraseGroup<CommandLabel>[] = [
  {
    label: 'go-back',
    weight: ALONE,
    phrases: `go|step back, back up|one|please, back a step|question|one, take|bring me back,
      previous question|step|one|screen|page, last question,
      back to the last|prior question|step|one|screen|answer, undo,
      change|fix|correct my|the last|previous answer|one|response|reply, return to the? previous|last,
      return please, revenir, retour, revien, retourne|retourner|retournez, en arriere, la question d avant,
      precedent,
      pressed|clicked|hit|tapped|picked|chose|selected|pushed the? wrong one|thing|option|key|choice,
      wrong button, redo the? last|previous, misclick, missclick, fat fingered`,
  },
  {
    label: 'go-back',
    weight: LONELY,
    phrases: `back, previous, return`,
  },
  {
    // Of a truck and a way: "you can back right up to it".
    label: 'go-back',
    weight: AGAINST,
    phrases: `am|is|are|got|just back, back now|again|home $, you|crew|truck|they|driver can|could|may|should|must back, back right, back in|into|onto the|it`,
  },
  {
    label: 'start-over',
    weight: CERTAIN,
    phrases: `scratch|scrap|clear|erase|wipe|delete|forget|dump|cancel ~ start|begin|restart|redo,
      start|begin over|again from the? scratch|beginning|start|zero,
      start|begin|make|open|submit a new one|request|quote|chat|order`,
  },
  {
    label: 'start-over',
    weight: ALONE,
    phrases: `start over|again|fresh|afresh|anew|new|clean, start all|it|this|everything|the_whole_thing over,
      start from the? scratch|beginning|start|zero|top, begin again, begin from the? beginning|scratch,
      restart, reset, redo this|the|it|everything, from scratch, from the top|beginning,
      back to the start|beginning|first, clean slate, do over,
      new request|quote|conversation|chat|order|one, nouvelle demande|soumission,
      start|make|begin|do|submit|open a|another another|different|fresh request|quote|conversation|chat|form|order|one,
      another quote|request, do this|it|everything|that all over, do the whole thing again|over,
      recommencer, je veux|voudrais|peux|aimerais recommencer, recommencer a|de|du zero|nouveau|debut, recommence, recommencez, recommencon, repartir a|de zero, recommence a zero,
      all over again`,
  },
  {
    label: 'keep',
    weight: ALONE,
    phrases: `leave|keep it|that|this|everything, leave the old|other|first|original|current,
      keep the old|other|first|original|current|one, keep what you|i have|had|said|gave, as is|before,
      as it is|was, it is fine|ok|okay|good|right|correct|alright,
      that is fine|ok|okay|right|correct|alright, it was right|fine|correct|good|ok, no change|need,
      do not change it|that|this|the, not change anything, never mind, nothing, do not bother, forget it,
      cancel, stay as|the|with, stick with it|that|the|what, same, same number, do not worry about it,
      actually no, the old one is fine, old one, the first one, first one was right|fine|correct,
      it is still|already right|correct|good|fine, laisse|laissez ca|comme|phone,
      garde|gardez ca|le|la|comme, comme avant, comme c est, pas de changement, c est correct|bon|beau,
      rien a changer, laisse faire, oublie ca`,
  },
];
