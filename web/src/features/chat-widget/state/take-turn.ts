import type { Effect, Input, Reply } from '@harbour-haul/domain/conversation/turn';
import type { ConversationEngine, FormPhoto, Turn } from '../engine/conversation-engine.ts';
import { type ChatRecord, EMPTY_RECORD, type ShownMessage } from './chat-record.ts';
import { withItem, withMessages, withoutLeads, withPersonRequest } from './outbox-changes.ts';

/** What the tab itself must do after a turn; the rest waits in the record's outbox. */
export type TabEffect =
  | Extract<Effect, { type: 'choose-photo' | 'recall' | 'track' }>
  | { type: 'say-photos'; photos: readonly FormPhoto[] };

interface RecordChange {
  record: ChatRecord;
  effects: TabEffect[];
}

/** One turn of the engine upon a record. */
export function takeTurn(
  record: ChatRecord,
  engine: ConversationEngine,
  input: Input,
  now: number,
): RecordChange {
  const isCanceled = record.canceledAt !== null;
  return withTurn(record, engine.step(record.conversation, input, { now: new Date(now), isCanceled }), now);
}

/** The turns of all that the engine has not heard yet. While a person answers it only listens. */
export function takeWaitingTurns(record: ChatRecord, engine: ConversationEngine, now: number): RecordChange {
  let change: RecordChange = { record: { ...record, inputs: [] }, effects: [] };
  for (const input of record.inputs) {
    if (change.record.answeredBy === 'person' && input.type !== 'heard') continue;
    const { record: next, effects } = takeTurn(change.record, engine, input, now);
    // What the page's form has sent was counted there.
    const own = input.type === 'lead-result' ? effects.filter(({ type }) => type !== 'track') : effects;
    change = { record: next, effects: [...change.effects, ...own] };
  }
  return change;
}

/** A record to whose engine goes first what was changed in the page's form since it knew of it: the newest answer wins. */
export function withFormChange(record: ChatRecord, engine: ConversationEngine): ChatRecord {
  const isHeard = record.conversation !== null && !record.forgotten && record.answeredBy !== 'person';
  const input = isHeard ? engine.formChange(record.conversation) : null;
  return input ? { ...record, inputs: [input, ...record.inputs] } : record;
}

/**
 * A record after a turn: the engine's next state, its replies to be shown one after the other, and in the outbox all that
 * is to be sent to the server. The assistant says nothing while a person answers. Starting over leaves an empty record
 * with the new welcome in it: another session begins.
 */
export function withTurn(record: ChatRecord, turn: Turn, now: number): RecordChange {
  const base = turn.effects.some(({ type }) => type === 'start-over') ? EMPTY_RECORD : record;
  const lastAt = Math.max(now, ...base.messages.map(({ at }) => at));
  // What is under way is seen by the dots of somebody who writes.
  const spoken = turn.replies.filter(({ passing }) => !passing);
  const replies = base.answeredBy === 'person' ? [] : replyMessages(spoken, lastAt);
  const sentIn = turn.finished ? (base.sentIn ?? base.sessionId) : null;
  let next = withMessages({ ...base, ...standingOf(turn), sentIn, forgotten: false }, replies);
  const saidIds = replies.map(({ id }) => id);
  const { formPhotos: photos = [] } = turn;
  const effects: TabEffect[] = photos.length > 0 ? [{ type: 'say-photos', photos }] : [];
  for (const effect of turn.effects) {
    if (isForTab(effect)) effects.push(effect);
    else next = withQueued(next, effect, saidIds);
  }
  return { record: next, effects };
}

/** What a record keeps of a turn but what was said in it. */
function standingOf({ state, step, customer, language, finished }: Turn) {
  return { conversation: state, step, customer, language, finished };
}

/** A message of the visitor, to be seen at once. */
export function visitorMessage(
  said: { id?: string; content: string; image?: string | null; preview?: string | null },
  now: number,
): ShownMessage {
  return {
    id: said.id ?? crypto.randomUUID(),
    sender: 'user',
    content: said.content,
    image: said.image ?? null,
    preview: said.preview ?? null,
    quickReplies: [],
    at: now,
    delivery: 'sending',
    seq: null,
  };
}

/** Replies in their order: each is written for its own time after the one before. */
export function replyMessages(replies: readonly Reply[], from: number): ShownMessage[] {
  let at = from;
  return replies.map(({ content, quickReplies, delayMs, recap }) => {
    at += delayMs;
    return {
      id: crypto.randomUUID(),
      sender: 'assistant',
      content,
      image: null,
      preview: null,
      quickReplies,
      ...(recap && { recap }),
      at,
      delivery: 'sending',
      seq: null,
    };
  });
}

function isForTab(effect: Effect): effect is Extract<Effect, TabEffect> {
  return effect.type === 'choose-photo' || effect.type === 'recall' || effect.type === 'track';
}

/** @param saidIds what the assistant says in the same turn */
function withQueued(record: ChatRecord, effect: Exclude<Effect, TabEffect>, saidIds: string[]): ChatRecord {
  const id = crypto.randomUUID();
  switch (effect.type) {
    case 'save-progress':
      return withItem(record, { kind: 'progress', id, slots: effect.slots });
    case 'submit-lead':
      return withItem(record, { kind: 'submit', id, slots: effect.slots });
    case 'start-over':
      return record;
    case 'forget':
      return withItem(withoutLeads(record), { kind: 'forget', id, goodbye: saidIds });
    case 'request-person':
    case 'pass-on': {
      const wish = effect.type === 'pass-on' ? { about: effect.about } : {};
      // Who has only asked what the assistant does not know goes on with it.
      const isAwaited = wish.about !== 'question' && record.answeredBy === 'assistant';
      const answeredBy = isAwaited ? 'assistant-for-now' : record.answeredBy;
      return withPersonRequest({ ...record, answeredBy }, wish);
    }
  }
}
