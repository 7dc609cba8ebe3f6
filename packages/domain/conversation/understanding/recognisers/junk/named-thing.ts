import type { HazardKind } from '../../../lexicon/hazards.ts';
import type { JunkEntry } from '../../../lexicon/junk/junk-entries.ts';

/** A noun phrase that names a thing. Unit indices; `to` is exclusive. */
export interface NamedThing {
  /** First unit, determiner and quantity included. */
  from: number;
  /** First of its nouns. */
  nouns: number;
  to: number;
  /** What it is about: the head's entry, or that of what it holds. */
  entry: JunkEntry;
  hazard: HazardKind | null;
  /** The word that decided. */
  head: string;
  misspelt: boolean;
  /** Something says that things are meant: a plural, a quantity, an adjective, a second noun. */
  inCompany: boolean;
  /** Has all that its entry needs to be a thing here. */
  complete: boolean;
}
