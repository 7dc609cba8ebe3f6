import { LAST_FUNNEL_STEP } from '@harbour-haul/domain/chat/funnel';
import { NO_SLOTS } from '@harbour-haul/domain/conversation/slots';
import type { Effect, Input, QuickReply, Reply } from '@harbour-haul/domain/conversation/turn';
import type { ConversationEngine, ConversationOpening, Turn } from '../engine/conversation-engine.ts';
import { sentByForm } from '../engine/sent-request.ts';

const SLOTS = { ...NO_SLOTS, name: 'Ann Lee', phone: '(902) 555-0148' };

export const RECAP_TEXT = "Here's what I have:\n\nName: Ann Lee\nPhone: (902) 555-0148\n\nShall I submit it?";

const RECAP: Reply = {
  content: RECAP_TEXT,
  quickReplies: [
    { id: 'submit', label: 'Submit' },
    { id: 'edit:name', label: 'Change name' },
    { id: 'edit:photo', label: 'Add photo' },
    { id: 'edit:phone', label: 'Change phone number' },
    { id: 'help:person', label: 'Talk to a person' },
  ],
  recap: [
    { slot: 'photo', heading: 'Photo', value: null },
    { slot: 'name', heading: 'Name', value: 'Ann Lee' },
    { slot: 'phone', heading: 'Phone', value: '(902) 555-0148' },
  ],
  delayMs: 1000,
};

/** What the scripted engine remembers: how many turns there were, so that tests see whether one was lost. */
interface ScriptState {
  turns: number;
  finished: boolean;
}

/**
 * A small engine that repeats what was said. `slow` takes 1.5 s; `progress`, `submit`, `person`, `photo`, `track`,
 * `recap`, `restart`, `recall`, `forget` and `cancel` have the effects of their names.
 */
export const scriptedEngine: ConversationEngine = {
  step: (stored, input, { isCanceled }) => {
    const before = stored as ScriptState | null;
    // It listens, which is no turn of it.
    const turns = (before?.turns ?? 0) + (input.type === 'heard' ? 0 : 1);
    const turn = turnOf(
      isCanceled && input.type === 'text' ? { ...input, text: `${input.text}, canceled` } : input,
      turns,
    );
    const state: ScriptState = { turns, finished: turn.finished || (before?.finished ?? false) };
    return {
      ...turn,
      finished: state.finished,
      state,
      step: Math.min(turns, LAST_FUNNEL_STEP),
      customer: {},
      language: 'en',
    };
  },
  toLead: (slots, { visitorId, sessionId }, complete) => ({
    name: slots.name,
    phone: slots.phone,
    address: null,
    junkType: null,
    junkConfidence: null,
    junkClassificationSource: null,
    details: null,
    preferredDate: null,
    preferredContactMethod: null,
    email: null,
    source: 'chat',
    visitorId,
    sessionId,
    ...(complete ? {} : { status: 'incomplete' }),
  }),
  lacks: () => null,
  news: (_stored, unsentLead) => sentByForm(unsentLead),
  formChange: () => null,
  learn: () => undefined,
};

/** How its conversations begin. */
export const scriptedOpening: ConversationOpening = {
  turn: () => scriptedEngine.step(null, { type: 'open' }, { now: new Date() }),
  fallbackWelcome: 'Fallback welcome',
};

function turnOf(input: Input, turn: number): Omit<Turn, 'state' | 'step' | 'customer' | 'language'> {
  const choices = [
    { id: 'yard', label: 'Yard Waste' },
    { id: 'other', label: 'Other' },
  ];
  switch (input.type) {
    case 'open':
      return says('Welcome', [], choices);
    case 'choice':
      return says(`${turn}: chose ${input.id}`);
    case 'photo':
      return says(`${turn}: photo ${input.photo.kind}${(input.count ?? 1) > 1 ? ` x${input.count}` : ''}`);
    case 'resume':
      return says(`${turn}: resumed${input.from === undefined ? '' : ` from ${input.from}`}`);
    case 'lead-result':
      return {
        ...says(`${turn}: lead ${input.outcome}${input.addedTo === undefined ? '' : ` to ${input.addedTo}`}`),
        finished: input.outcome === 'accepted',
      };
    case 'form':
      return says(`${turn}: form ${JSON.stringify(input.values)}`);
    case 'form-changed':
      return says(`${turn}: changed ${input.names.join()}`);
    case 'sent-before':
      return says(`${turn}: sent before`, [], [{ id: 'see-request', label: 'See HH-00042' }]);
    case 'heard':
      return { ...said(input.text, turn), replies: [] };
    case 'recalled':
      return says(`${turn}: recalled ${JSON.stringify(input.details)}`);
    case 'text':
      return said(input.text, turn);
  }
}

function said(text: string, turn: number): Omit<Turn, 'state' | 'step' | 'customer' | 'language'> {
  switch (text) {
    case 'slow':
      return { replies: [reply('Slow', 1500)], effects: [], finished: false };
    case 'two':
      return { replies: [reply('First'), reply('Second')], effects: [], finished: false };
    case 'progress':
      return says('Noted', [{ type: 'save-progress', slots: SLOTS }]);
    case 'submit':
      return {
        replies: [{ ...reply('One moment'), passing: true }],
        effects: [{ type: 'submit-lead', slots: SLOTS }],
        finished: false,
      };
    case 'person':
      return says('Asked', [{ type: 'request-person' }]);
    case 'photo':
      return says('Choose one', [{ type: 'choose-photo' }]);
    case 'recap':
      return { replies: [RECAP], effects: [], finished: false };
    case 'restart':
      return says('Welcome again', [{ type: 'start-over' }]);
    case 'recall':
      return says('One moment', [{ type: 'recall' }]);
    case 'forget':
      return says('Deleting', [{ type: 'forget' }]);
    case 'cancel':
      return says('Passed on', [{ type: 'pass-on', about: 'cancel' }]);
    case 'question':
      return says('Passed on', [{ type: 'pass-on', about: 'question' }]);
    default:
      return says(`${turn}: heard ${text.trim() === '' ? 'nothing' : text}`);
  }
}

function says(
  content: string,
  effects: Effect[] = [],
  quickReplies: QuickReply[] = [],
): Omit<Turn, 'state' | 'step' | 'customer' | 'language'> {
  return { replies: [reply(content, 1000, quickReplies)], effects, finished: false };
}

function reply(content: string, delayMs: Reply['delayMs'] = 1000, quickReplies: QuickReply[] = []): Reply {
  return { content, quickReplies, delayMs };
}
