import type { PhraseGroup } from '../../understanding/phrases/phrase-index.ts';
import type { CommandLabel } from './command-labels.ts';
import { ASKING_FOR_HELP } from './helping-phrases.ts';
import { MOVING } from './moving-phrases.ts';
import { PAUSING } from './pausing-phrases.ts';
import { ASKING_FOR_PEOPLE } from './people-phrases.ts';
import { RETURNING } from './returning-phrases.ts';
import { STOPPING } from './stopping-phrases.ts';

/** What says each command, and what speaks against it. */
export const COMMAND_PHRASES: readonly PhraseGroup<CommandLabel>[] = [
  ...STOPPING,
  ...PAUSING,
  ...MOVING,
  ...ASKING_FOR_PEOPLE,
  ...ASKING_FOR_HELP,
  ...RETURNING,
];
