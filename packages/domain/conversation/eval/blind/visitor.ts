import { step } from '../../engine.ts';
import type { Slots } from '../../slots.ts';
import { initialState } from '../../state.ts';
import type { Effect, Input, QuickReply } from '../../turn.ts';
import { USUAL_NOW } from '../dialogue.ts';
import { type Asked, askedIn } from './asked.ts';
import { ASKED_KEYS, type BlindDialogue } from './batch.ts';
import { honestAnswer } from './honest-answer.ts';
import { inputOf } from './input-of.ts';

/** How a visitor's conversation went. */
export interface PlayedVisitor {
  sent: boolean;
  /** As they were sent, or as they stand where nothing was sent. */
  slots: Slots;
  /** What they were asked, each once. */
  asked: Asked[];
  /** Why it ended without a lead. */
  deadEnd: string | null;
  /** Whether one message was said three times in a row. */
  looped: boolean;
  threw: string | null;
  /** What was asked three times or more; the recap is meant to come back after a correction. */
  tripleAskings: Asked[];
  transcript: string[];
}

const MAX_TURNS = 60;
/** How often a visitor repeats their last answer. */
const MAX_REPEATED_ANSWERS = 1;
const ANNOYING_ASKINGS = 3;

/** Plays a visitor's conversation to its end: they answer whatever they are asked. */
export function playVisitor(dialogue: BlindDialogue): PlayedVisitor {
  return new Visitor(dialogue).play();
}

class Visitor {
  readonly #dialogue: BlindDialogue;
  #state = initialState();
  #offered: QuickReply[] = [];
  #sent: Slots | null = null;
  #deadEnd: string | null = null;
  #turns = 0;
  #confirmed: string | null = null;
  readonly #contents: string[] = [];
  readonly #transcript: string[] = [];
  readonly #askings = new Map<Asked, number>();

  constructor(dialogue: BlindDialogue) {
    this.#dialogue = dialogue;
  }

  play(): PlayedVisitor {
    const threw = this.#playToTheEnd();
    const contents = this.#contents;
    return {
      sent: this.#sent !== null,
      slots: this.#sent ?? this.#state.slots,
      asked: [...this.#askings.keys()],
      deadEnd: this.#deadEnd,
      looped: contents.some((said, at) => said === contents[at + 1] && said === contents[at + 2]),
      threw,
      tripleAskings: [...this.#askings].flatMap(([asked, times]) =>
        times >= ANNOYING_ASKINGS && asked !== 'review' ? [asked] : [],
      ),
      transcript: this.#transcript,
    };
  }

  /** Returns what was thrown on the way, or null. */
  #playToTheEnd(): string | null {
    try {
      this.#put({ type: 'open' });
      while (this.#sent === null && this.#deadEnd === null) this.#turn();
      return null;
    } catch (error) {
      return String(error);
    }
  }

  #turn(): void {
    const asked = askedIn(this.#state);
    const said = asked === null ? null : this.#answer(asked);
    if (said === null || this.#turns >= MAX_TURNS) {
      this.#deadEnd = said === null ? `nothing to say to ${asked}` : 'too many turns';
      return;
    }
    this.#turns += 1;
    this.#transcript.push(`U: ${said}`);
    this.#put(inputOf(said, this.#offered));
  }

  #answer(asked: Asked): string | null {
    const times = this.#askings.get(asked) ?? 0;
    this.#askings.set(asked, times + 1);
    const key = ASKED_KEYS.find((known) => known === asked);
    const script = key === undefined ? undefined : this.#dialogue.says[key];
    if (script === undefined) {
      if (this.#insistsOn(asked)) return 'yes';
      const honest = honestAnswer(this.#state, this.#dialogue);
      return asked === 'confirm' && honest === 'yes' ? this.#confirming(honest) : honest;
    }
    return times < script.length + MAX_REPEATED_ANSWERS ? (script[times] ?? script.at(-1) ?? null) : null;
  }

  /** "Do you take fridges?", and to whether one is to be put down: yes, with what they had to say when asked again. */
  #confirming(honest: string): string {
    const open = askedIn({ ...this.#state, pending: null });
    const key = ASKED_KEYS.find((known) => known === open);
    const script = key === undefined ? [] : (this.#dialogue.says[key] ?? []);
    const times = open === null ? 0 : (this.#askings.get(open) ?? 0);
    const next = times > 0 ? script[times] : undefined;
    if (open === null || next === undefined) return honest;
    this.#askings.set(open, times + 1);
    return `${honest}, ${next}`;
  }

  /** Whether their own words led to the same confirmation again: then these words are meant, for now. */
  #insistsOn(asked: Asked): boolean {
    if (asked !== 'confirm') return false;
    const { pending } = this.#state;
    const before = this.#confirmed;
    this.#confirmed = JSON.stringify(pending);
    return before === this.#confirmed;
  }

  #put(input: Input): void {
    const { state, replies, effects } = step(this.#state, input, { now: new Date(USUAL_NOW) });
    this.#state = state;
    this.#offered = replies.flatMap(({ quickReplies }) => quickReplies);
    for (const { content } of replies) {
      this.#contents.push(content);
      this.#transcript.push(`A: ${content}`);
    }
    for (const effect of effects) this.#follow(effect);
  }

  #follow(effect: Effect | { type: 'stop' }): void {
    if (effect.type === 'stop' || effect.type === 'forget') this.#deadEnd = 'called off';
    if (effect.type === 'start-over' && !this.#dialogue.lead) this.#deadEnd = 'called off';
    if (effect.type !== 'submit-lead') return;
    this.#sent = effect.slots;
    this.#put({ type: 'lead-result', outcome: 'accepted' });
  }
}
