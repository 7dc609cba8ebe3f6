import { TAKES_OUT } from '../../lexicon/commands/removing-pattern.ts';
import { foldText } from '../text/plain-text.ts';
import type { Understanding } from '../understand.ts';
import { editedLoad } from './edited-load.ts';
import { saidThings } from './said-things.ts';

/** Returns a load of which one thing goes and another comes, where that is asked: "forget the microwave, but add a lamp". Null for all else. */
export const goesAndComes = (said: Understanding, load: string): string | null =>
  saidThings(said).length > 1 && TAKES_OUT.test(foldText(said.message))
    ? editedLoad(said, load, false)
    : null;
