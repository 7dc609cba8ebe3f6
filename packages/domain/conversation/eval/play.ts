import { step } from '../engine.ts';
import { readState } from '../read-state.ts';
import type { Slots } from '../slots.ts';
import { initialState } from '../state.ts';
import type { Input, QuickReply } from '../turn.ts';
import { ASKED_AT_STEP } from './asked-at-step.ts';
import { type AskedFor, type Dialogue, USUAL, USUAL_NOW } from './dialogue.ts';
import { areWanted } from './facts.ts';

/** The outcome of a dialogue. */
export interface PlayedDialogue {
  finished: boolean;
  /** As they were sent, or as they stand where nothing was sent. */
  slots: Slots;
  /** Messages of the visitor, taps included. */
  turns: number;
  /** Answers that could not be used. */
  reAsks: number;
  /** Why it ended without a lead: no scripted answer left, or too many turns. */
  deadEnd: string | null;
  /** Whether one message was said three times in a row. */
  looped: boolean;
  threw: string | null;
  transcript: string[];
}

const MAX_TURNS = 60;
/** How often a visitor repeats an answer that was rejected. */
const MAX_REPEATED_ANSWERS = 1;

/** Plays one dialogue to its end: the visitor answers whatever slot is asked for. */
export function play(dialogue: Dialogue): PlayedDialogue {
  return new Player(dialogue).play();
}

class Player {
  readonly #dialogue: Dialogue;
  #state = initialState();
  #offered: QuickReply[] = [];
  #offline = false;
  #sent: Slots | null = null;
  readonly #contents: string[] = [];
  readonly #used = new Map<AskedFor, number>();
  readonly #played: PlayedDialogue = {
    finished: false,
    slots: this.#state.slots,
    turns: 0,
    reAsks: 0,
    deadEnd: null,
    looped: false,
    threw: null,
    transcript: [],
  };

  constructor(dialogue: Dialogue) {
    this.#dialogue = dialogue;
  }

  play(): PlayedDialogue {
    try {
      this.#put({ type: 'open' });
      while (this.#state.lead !== 'accepted' && this.#played.deadEnd === null) this.#turn();
    } catch (error) {
      this.#played.threw = String(error);
    }
    const contents = this.#contents;
    this.#played.looped = contents.some((said, at) => said === contents[at + 1] && said === contents[at + 2]);
    this.#played.finished = this.#state.lead === 'accepted';
    this.#played.slots = this.#sent ?? this.#state.slots;
    return this.#played;
  }

  #turn(): void {
    const asked = this.#asked();
    const said = asked === null ? null : this.#nextAnswer(asked);
    if (said === null || this.#played.turns >= MAX_TURNS) {
      this.#played.deadEnd = said === null ? `nothing to say to ${asked}` : 'too many turns';
      return;
    }
    this.#say(said);
  }

  #asked(): AskedFor | null {
    const { pending } = this.#state;
    if (pending === null) return ASKED_AT_STEP[this.#state.step];
    return pending.kind === 'outside-address' ? 'outside' : pending.kind;
  }

  #nextAnswer(asked: AskedFor): string | null {
    if (asked === 'stop') return this.#dialogue.unfinishable ? 'yes' : 'no';
    if (asked === 'confirm') return this.#agrees() ? 'yes' : 'no';
    const script = this.#dialogue.says[asked] ?? (this.#dialogue.unfinishable ? undefined : USUAL[asked]);
    if (script === undefined) return this.#usualUntilTheyLeave(asked);
    const answers = typeof script === 'string' ? [script] : script;
    const used = this.#used.get(asked) ?? 0;
    this.#used.set(asked, used + 1);
    if (used >= answers.length + MAX_REPEATED_ANSWERS) return null;
    return answers[used] ?? answers.at(-1) ?? null;
  }

  /** Whether what is to be confirmed is what the visitor wants. */
  #agrees(): boolean {
    const { pending, slots } = this.#state;
    return pending?.kind === 'confirm' && areWanted(this.#dialogue.wants, slots, pending.slots);
  }

  /** A visitor who leaves midway still gives the default answers before that. */
  #usualUntilTheyLeave(asked: AskedFor): string | null {
    const usual = asked === 'review' ? undefined : USUAL[asked];
    const used = this.#used.get(asked) ?? 0;
    this.#used.set(asked, used + 1);
    return typeof usual === 'string' && used === 0 ? usual : null;
  }

  #say(said: string): void {
    if (said === '#offline') {
      this.#offline = true;
      return;
    }
    this.#played.turns += 1;
    this.#played.transcript.push(`U: ${said.length > 200 ? `${said.slice(0, 200)}…` : said}`);
    if (said === '#photo') this.#put({ type: 'photo', photo: { kind: 'stored', path: '/uploads/p.jpg' } });
    else if (said === '#photo-local') this.#put({ type: 'photo', photo: { kind: 'local' } });
    else if (said === '#reload') this.#reload();
    else if (said.startsWith('@')) this.#tap(said.slice(1));
    else this.#put({ type: 'text', text: said });
  }

  #tap(id: string): void {
    const reply = this.#offered.find((candidate) => candidate.id === id);
    if (reply === undefined) throw new Error(`no quick reply ${id} on the screen`);
    this.#put({ type: 'choice', id, label: reply.label });
  }

  #reload(): void {
    const stored = readState(JSON.parse(JSON.stringify(this.#state)));
    if (stored === null) throw new Error('the state did not survive the reload');
    this.#state = stored;
    this.#put({ type: 'resume' });
  }

  #put(input: Input): void {
    const before = this.#state;
    const { state, replies, effects } = step(before, input, {
      now: new Date(this.#dialogue.now ?? USUAL_NOW),
    });
    this.#state = state;
    for (const { content, quickReplies } of replies) {
      this.#contents.push(content);
      this.#offered.push(...quickReplies);
      this.#played.transcript.push(`A: ${content}`);
    }
    if (state.failedTries > before.failedTries) this.#played.reAsks += 1;
    for (const effect of effects) {
      if (effect.type === 'start-over') this.#offered = replies.flatMap(({ quickReplies }) => quickReplies);
      if (effect.type === 'choose-photo' && this.#dialogue.wants.photo) this.#choosePhoto();
      if (effect.type === 'submit-lead') this.#submit(effect.slots);
    }
  }

  #choosePhoto(): void {
    this.#put({ type: 'photo', photo: { kind: 'stored', path: '/uploads/p.jpg' } });
  }

  #submit(slots: Slots): void {
    if (this.#offline) {
      this.#offline = false;
      this.#put({ type: 'lead-result', outcome: 'unreachable' });
      return;
    }
    this.#sent = slots;
    this.#put({ type: 'lead-result', outcome: 'accepted' });
  }
}
