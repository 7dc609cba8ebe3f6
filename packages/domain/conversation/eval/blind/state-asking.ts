import { step } from '../../engine.ts';
import { type ConversationState, initialState } from '../../state.ts';
import type { Input, QuickReply } from '../../turn.ts';
import { USUAL_NOW } from '../dialogue.ts';
import { askedIn } from './asked.ts';
import type { AskedKey, BlindText } from './batch.ts';
import { inputOf } from './input-of.ts';
import { knownSlots } from './known-slots.ts';

/** A state and the quick replies on the screen. */
export interface Screen {
  state: ConversationState;
  offered: readonly QuickReply[];
}

/** Plain answers to the earlier questions. */
const USUAL_ANSWERS: Record<AskedKey, string> = {
  junk: '@Household Junk',
  'which-junk': '@Furniture',
  photo: '@Skip',
  name: 'Sam Doe',
  phone: '902-555-0100',
  address: '1 Main St, Dartmouth B2X 1A1',
  outside: '@Keep this address',
  pickup: '@Any time',
  'which-day': 'December 5',
  contact: '@Phone Call',
  email: 'sam.doe@example.com',
  notes: '@None',
  review: '@Submit',
};

/** Answers that raise a clarification at the step before it. */
const RAISED_BY: Partial<Record<AskedKey, { at: AskedKey; said: string }>> = {
  'which-junk': { at: 'junk', said: 'an old couch and a fridge' },
  outside: { at: 'address', said: '5 Main St, Truro B2N 1A1' },
  'which-day': { at: 'pickup', said: '5/12' },
};

const MAX_STEPS = 20;

/** The screens that were reached, by their question and what the contact is: thousands of texts are put to a dozen of them. */
const reached = new Map<string, Screen>();

/** Returns the screen on which a text's question is asked, with what is known of its visitor. */
export function screenAsking({ asked, known }: Pick<BlindText, 'asked' | 'known'>): Screen {
  const byEmail = asked === 'email' || known.contact?.[0] === 'email';
  const name = `${asked} ${byEmail}`;
  // The engine is pure and mutates no state: one that was reached can be gone on from any number of times.
  const screen = reached.get(name) ?? reach(asked, byEmail);
  reached.set(name, screen);
  return withKnown(screen, asked, known);
}

/** Answers all questions before one. */
function reach(asked: AskedKey, byEmail: boolean): Screen {
  const raised = RAISED_BY[asked];
  let screen = put({ state: initialState(), offered: [] }, { type: 'open' });
  for (let steps = 0; askedIn(screen.state) !== asked; steps += 1) {
    const next = askedIn(screen.state);
    if (next === null || steps > MAX_STEPS) throw new Error(`the question ${asked} is not reached`);
    const usual = USUAL_ANSWERS[next as AskedKey];
    const said = next === raised?.at ? raised.said : next === 'contact' && byEmail ? '@Email' : usual;
    screen = put(screen, inputOf(said, screen.offered));
  }
  return screen;
}

const EDITED: Partial<Record<AskedKey, readonly [key: keyof BlindText['known'], id: string]>> = {
  junk: ['junk', 'edit:junkType'],
  name: ['name', 'edit:name'],
  phone: ['phone', 'edit:phone'],
  address: ['address', 'edit:address'],
  pickup: ['when', 'edit:pickup'],
  contact: ['contact', 'edit:contactMethod'],
  email: ['email', 'edit:email'],
  notes: ['notes', 'edit:instructions'],
};

/** Puts known values in place of the usual ones; a question whose value is known corrects it. */
function withKnown({ state, offered }: Screen, asked: AskedKey, known: BlindText['known']): Screen {
  const slots = { ...state.slots, ...knownSlots(known) };
  if (asked === 'email' && slots.preferredContactMethod !== 'email') slots.preferredContactMethod = 'email';
  const screen = { state: { ...state, slots }, offered };
  const [key, id] = EDITED[asked] ?? [];
  if (key === undefined || id === undefined || known[key] === undefined) return screen;
  return put(screen, { type: 'choice', id, label: id });
}

function put({ state }: Screen, input: Input): Screen {
  const turn = step(state, input, { now: new Date(USUAL_NOW) });
  return { state: turn.state, offered: turn.replies.flatMap(({ quickReplies }) => quickReplies) };
}
