import type { AskedKey, BlindDialogue, BlindText, WantedKey } from './batch.ts';
import type { JudgedText, TextKey } from './judge-text.ts';
import type { PlayedVisitor } from './visitor.ts';

/** How many of how many. */
export interface Share {
  part: number;
  whole: number;
}

export function shareOf<Entry>(entries: readonly Entry[], counts: (entry: Entry) => boolean): Share {
  return { part: entries.filter(counts).length, whole: entries.length };
}

/** A visitor who was played. */
export interface Visit {
  id: string;
  dialogue: BlindDialogue;
  played: PlayedVisitor;
  wrong: { key: WantedKey; got: string }[];
}

/** A text that was put to the engine. */
export interface PutText {
  id: string;
  text: BlindText;
  judged: JudgedText;
}

/** What went wrong with one visitor or text. */
export interface BlindMiss {
  /** Batch and place in it. */
  id: string;
  /** The persona, or the question and the text. */
  of: string;
  problems: string[];
  transcript: readonly string[];
}

export interface TextScores {
  right: Share;
  byQuestion: Record<AskedKey, Share>;
  /** Of the texts that want something of a slot. */
  bySlot: Record<TextKey, Share>;
  /** Texts that want nothing of a slot, which was changed all the same. */
  unwanted: Record<TextKey, number>;
  /** Texts that were asked back: for a wanted value, or for one that is not. */
  asksBack: { wanted: number; unwanted: number };
}

export interface BlindScores {
  /** Everyone who was played. */
  visits: readonly Visit[];
  /** Of the visitors who want a lead. */
  finished: Share;
  /** Leads in which every value is right, of those that were sent. */
  allRight: Share;
  /** Leads sent for visitors who want none. */
  unwantedLeads: Share;
  /** By slot, of the visitors who want a lead. */
  exact: Record<WantedKey, Share>;
  texts: TextScores;
  loops: number;
  tripleAskings: number;
  throws: number;
  misses: BlindMiss[];
}
