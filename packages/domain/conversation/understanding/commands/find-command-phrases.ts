import type { CommandLabel } from '../../lexicon/commands/command-labels.ts';
import { COMMAND_PHRASES } from '../../lexicon/commands/command-phrases.ts';
import { COMMAND_CLASSES, COMMAND_FILLER } from '../../lexicon/commands/command-words.ts';
import { type CanonicalWord, canonicalWords } from '../phrases/canonical-words.ts';
import { type PhraseHit, PhraseIndex } from '../phrases/phrase-index.ts';
import { stretchesOf } from '../phrases/stretches.ts';
import type { Utterance } from '../utterance/utterance.ts';

/** A command that a stretch of the message may be. */
export interface CommandFinding {
  label: CommandLabel;
  /** How much it takes to be one: `CERTAIN`, `ALONE` or `LONELY`. */
  weight: number;
  phrase: string;
  words: readonly CanonicalWord[];
  /** Words of its stretch that neither it nor courtesy explains. */
  unexplained: number;
  /** Token indices of its stretch; `to` is exclusive. */
  from: number;
  to: number;
}

const PHRASES = new PhraseIndex<CommandLabel>(COMMAND_PHRASES, COMMAND_CLASSES);
const UNDOABLE = new Set<CommandLabel>(['stop', 'cancel', 'start-over', 'go-back', 'pause', 'person']);
const NEGATIONS = new Set(['not', 'never', 'without']);

/** What each stretch of a message may command, and how many words of the message are something else. */
export function findCommandPhrases(utterance: Utterance): { findings: CommandFinding[]; others: number } {
  const findings: CommandFinding[] = [];
  let others = 0;
  for (const { from, to } of stretchesOf(utterance)) {
    const words = canonicalWords(utterance.tokens, from, to);
    const found = findingsIn(words).map((finding) => ({ ...finding, words, from, to }));
    findings.push(...found);
    if (found.length === 0) others += contentOf(words, new Set());
  }
  return { findings, others };
}

function findingsIn(
  words: readonly CanonicalWord[],
): Pick<CommandFinding, 'label' | 'weight' | 'phrase' | 'unexplained'>[] {
  const hits = PHRASES.find(words);
  return [...Map.groupBy(hits, ({ label }) => label)].flatMap(([label, own]) => {
    if (own.some(({ weight }) => weight < 0)) return [];
    const meant = own.filter((hit) => !isUndone(words, hit) && !isSupposed(words, hit));
    const best = meant.toSorted((a, b) => b.weight - a.weight)[0];
    if (best === undefined) return [];
    const covered = new Set(own.flatMap(({ from, to }) => rangeOf(from, to)));
    return [{ label, weight: best.weight, phrase: best.phrase, unexplained: contentOf(words, covered) }];
  });
}

/** "Don't cancel": the word before a phrase that begins with none itself. */
function isUndone(words: readonly CanonicalWord[], { label, from }: PhraseHit<CommandLabel>): boolean {
  return UNDOABLE.has(label) && NEGATIONS.has(words[from - 1]?.word ?? '');
}

/** "Si je change d'idée je peux canceller", "if I change my mind can I cancel": asks, and "if you don't go there, forget it" orders. */
function isSupposed(words: readonly CanonicalWord[], { label }: PhraseHit<CommandLabel>): boolean {
  if (!SUPPOSABLE.has(label)) return false;
  const said = words.map(({ word }) => word).join(' ');
  return CHANGES_MIND.test(said) || (SUPPOSING.test(said) && ASKS_LEAVE.test(said));
}
const SUPPOSABLE = new Set<CommandLabel>(['stop', 'cancel', 'reschedule', 'existing-request']);
const SUPPOSING = /(?:^| )(?:if (?!possible|not )|si (?!possible))/;
const CHANGES_MIND = /(?:^| )(?:if (?:i|we)|si (?:je|j|on)) change(?:ais|ait|s)? /;
const ASKS_LEAVE =
  /(?:^| )(?:(?:can|could|may|am|do) (?:i|we)|(?:je|j|on) (?:peux|peut|pourrai|pourrais)(?:-t[ui])?|jpeux|puis je|puis-je|peut-on|est ce)(?: |$)/;

function contentOf(words: readonly CanonicalWord[], covered: ReadonlySet<number>): number {
  return words.filter(({ word }, index) => !covered.has(index) && !COMMAND_FILLER.has(word)).length;
}

const rangeOf = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
