import { ALONE, CERTAIN, type CommandLabel, LONELY } from '../../lexicon/commands/command-labels.ts';
import { DEFERRING, PAST_MARKERS } from '../../lexicon/commands/command-words.ts';
import { isNothingTold, type Slots } from '../../slots.ts';
import type { StepName } from '../../state.ts';
import { PhraseIndex } from '../phrases/phrase-index.ts';
import type { Utterance } from '../utterance/utterance.ts';
import type { Command, CommandKind } from './command.ts';
import { type CommandFinding, findCommandPhrases } from './find-command-phrases.ts';

/** Where the dialogue is when a command may come. */
export interface CommandSituation {
  step: StepName;
  /** A value is being corrected. */
  editing: boolean;
  known: Slots;
}

const PAST = new PhraseIndex<'past'>([
  { label: 'past', weight: 1, phrases: PAST_MARKERS.replaceAll('\n', ' ').trim() },
]);
/** How many words of its stretch may be about something else, by label; the others of a stretch must be explained. */
const MAX_UNEXPLAINED: Partial<Record<CommandLabel, number>> = {
  stop: 6,
  pause: 4,
  person: 5,
  'call-back': 3,
  cancel: 12,
  reschedule: 12,
  'existing-request': 15,
  'same-as-last-time': 6,
  'start-over': 2,
  help: 4,
};
const STRENGTHS: ReadonlyMap<number, number> = new Map([
  [CERTAIN, 0.92],
  [ALONE, 0.85],
  [LONELY, 0.7],
]);
/** What each word that is about something else takes away, and other clauses that are. */
const PER_UNEXPLAINED = 0.05;
const BESIDE_OTHERS = 0.15;
/** Steps that may be left out: "later" and "never mind" answer them. */
const OPTIONAL_STEPS = new Set<StepName>(['photo-or-name', 'email', 'instructions']);

/**
 * Recognises what a message commands beside answering: to stop, to pause, to go back, to get a person and so on. Null
 * for an answer, also where it holds such words: "stop at the gate". Never throws.
 */
export function recogniseCommand(utterance: Utterance, situation: CommandSituation): Command | null {
  const { findings: found, others } = findCommandPhrases(utterance);
  const forbids = FORBIDS_CALLS.test(utterance.text);
  const findings = found.filter(({ phrase }) => !(forbids && phrase.startsWith('never called')));
  // "Yes keep it, I don't mind waiting": a stretch that commands nothing here is about something else; in "never mind, I'm
  // keeping the couch" each says the same.
  const othersBeside = (finding: CommandFinding) =>
    others +
    findings.filter(
      (other) =>
        other.from !== finding.from && other.label !== finding.label && !stands(other, others, situation),
    ).length;
  const commands = findings
    .filter((finding) => stands(finding, othersBeside(finding), situation))
    .map((finding) => commandOf(finding, othersBeside(finding), situation))
    .filter((command) => command !== null);
  // "Forget it, I want to talk to somebody" forgets nothing.
  const talks = commands.some(({ kind }) => kind === 'person' || kind === 'call-back');
  const meant = talks ? commands.filter(({ kind }) => kind !== 'stop') : commands;
  return meant.toSorted((a, b) => rankOf(b) - rankOf(a))[0] ?? null;
}

/** "Never text 902-555-0133": no call that has not come. */
const FORBIDS_CALLS =
  /(?:^|[,.;!] |please |and |but )never (?:ever )?(?:call|text|phone|ring|email|contact)(?!\p{L})/iu;

/** "Delete everything and start over" starts over. */
const rankOf = ({ kind, strength }: Command) => strength + (kind === 'start-over' ? 1 : 0);

/** Whether enough of the message is the command. */
function stands(finding: CommandFinding, others: number, situation: CommandSituation): boolean {
  const { label, weight, unexplained } = finding;
  const { step, editing } = situation;
  if (label === 'keep' && !editing) return false;
  if (label === 'stop' && (describesJunk(finding, others, situation) || putsRight(finding, others)))
    return false;
  if (label === 'existing-request' && missesInRecap(finding, situation)) return false;
  if (label === 'call-back' && !callsBack(finding, step)) return false;
  // "We're redoing it", before there is anything to begin anew.
  if (label === 'start-over' && isNothingTold(situation.known) && unexplained + others > 0) return false;
  if (weight === CERTAIN) return unexplained <= (MAX_UNEXPLAINED[label] ?? 0);
  if (unexplained > 0) return false;
  if (weight === ALONE) return label !== 'keep' || others === 0;
  if (finding.words[0]?.word === 'will') return false;
  const defers = finding.words.some(({ word }) => DEFERRING.has(word));
  return others === 0 && !(defers && (OPTIONAL_STEPS.has(step) || step === 'pickup'));
}

/** "J'ai changé d'idée, un seul lit": another idea of the load. Alone it may be of all. */
const putsRight = ({ phrase }: CommandFinding, others: number): boolean =>
  others > 0 && phrase.startsWith('change d idee');

/** "You forgot the change table", of what they read just now; "you missed my pickup" is of another day. */
function missesInRecap({ phrase, words }: CommandFinding, { step }: CommandSituation): boolean {
  if (step !== 'review' || !phrase.startsWith('you|they missed|forgot')) return false;
  return !words.some(({ word }) => OF_ANOTHER_DAY.has(word));
}
const OF_ANOTHER_DAY = new Set('me us pickup appointment yesterday last already ghosted'.split(' '));

/** "A couch we no longer need", before anything is known: why it goes, and no change of mind. */
function describesJunk(
  { words, unexplained }: CommandFinding,
  others: number,
  { known }: CommandSituation,
): boolean {
  if (!isNothingTold(known) || unexplained + others === 0) return false;
  const said = new Set(words.map(({ word }) => word));
  if (said.has('cancel')) return false;
  return NEEDING.some((word) => said.has(word)) && !SERVICES.some((word) => said.has(word));
}

const NEEDING = ['need', 'want', 'require', 'necessary'];
const SERVICES = ['service', 'pickup', 'quote', 'request', 'crew', 'you'];

/** "Call me" answers how to be contacted, and at the instructions when to be called. */
function callsBack({ weight, words }: CommandFinding, step: StepName): boolean {
  if (step === 'contact-method' || step === 'email')
    return words.some(({ word }) => word === 'back' || word === 'callback');
  return step !== 'instructions' || weight === CERTAIN;
}

function commandOf(finding: CommandFinding, others: number, situation: CommandSituation): Command | null {
  const meant = kindOf(finding, situation);
  if (meant === null) return null;
  const { weight, unexplained, from, to, phrase } = finding;
  const base = (STRENGTHS.get(weight) ?? 0) - unexplained * PER_UNEXPLAINED;
  const strength = Math.max(0.4, base - (others > 0 && weight !== CERTAIN ? BESIDE_OTHERS : 0));
  return { ...meant, from, to, strength, reason: phrase };
}

type Meant = Pick<Command, 'kind' | 'about'>;

function kindOf(finding: CommandFinding, situation: CommandSituation): Meant | null {
  const { label, weight, words } = finding;
  const { step, editing, known } = situation;
  const isPast = step === 'done' || PAST.find(words).length > 0;
  switch (label) {
    case 'cancel':
      return isPast || known.pickup === null ? existing('cancel') : plain('stop');
    case 'reschedule':
      return isPast || known.pickup === null ? existing('reschedule') : null;
    case 'existing-request':
      return existing(words.some(({ word }) => word === 'cancel') ? 'cancel' : 'existing-request');
    case 'stop':
      if (isSaidElsewise(finding, situation)) return null;
      if (editing && weight !== CERTAIN) return plain('keep');
      return (cancelsRequest(words) && isPast) || (isNothingTold(known) && wantsToCancel(words))
        ? existing('cancel')
        : plain('stop');
    default:
      return plain(label);
  }
}

/** "Wrong number, sorry" puts right what was given, and "done" at the recap is an agreement. */
function isSaidElsewise({ words, weight }: CommandFinding, { step, known }: CommandSituation): boolean {
  if (weight === CERTAIN) return false;
  const said = new Set(words.map(({ word }) => word));
  if (said.has('wrong') && (said.has('number') || said.has('place'))) return !isNothingTold(known);
  return (
    step === 'review' && (said.has('done') || said.has('finish') || said.has('fini')) && !said.has('here')
  );
}

const plain = (kind: CommandKind): Meant => ({ kind, about: null });
const existing = (about: Command['about']): Meant => ({ kind: 'existing-request', about });

/** With nothing told yet, "I want to cancel" speaks of a request made before. */
const wantsToCancel = (words: CommandFinding['words']): boolean =>
  cancelsRequest(words) ||
  (words.some(({ word }) => isCanceling(word)) && words.some(({ word }) => WANTING.has(word)));
const WANTING = new Set('want need like have veux voudrais dois aimerais souhaite besoin veut'.split(' '));
const isCanceling = (word: string) => word === 'cancel' || /^annul/.test(word);

const cancelsRequest = (words: CommandFinding['words']): boolean =>
  words.some(({ word }) => isCanceling(word)) && words.some(({ word }) => CANCELED.has(word));
const CANCELED = new Set('request order quote demande soumission commande'.split(' '));
