import { type CreateLeadResponse, IDEMPOTENCY_HEADER } from '@harbour-haul/contract/leads/create-lead';
import type { Slots } from '@harbour-haul/domain/conversation/slots';
import { isPhotoName } from '@harbour-haul/domain/photos/photo';
import { MAX_REQUEST_PHOTOS } from '@harbour-haul/domain/photos/photo-limits';
import { call } from '#lib/api/visitor-call.ts';
import { ApiRequestError } from '#lib/api-client.ts';
import { rememberSubmission } from '#lib/storage/submitted-before.ts';
import { touches } from '#lib/touches.ts';
import { asVisitor } from '#lib/visitor/as-visitor.ts';
import { visitorId } from '#lib/visitor/visitor-id.ts';
import type { ConversationEngine } from '../engine/conversation-engine.ts';
import type { ShownMessage } from '../state/chat-record.ts';
import type { ChatStore } from '../state/chat-store.ts';
import { earlierSession } from './earlier-session.ts';

/** The gateway gives up after 30 s; a lead without a response by then has none. */
const TIMEOUT_MS = 35_000;

/**
 * `refused`: the server responded with an error; `unreachable`: it did not respond, so the lead waits for it; `failed`: it could
 * not be asked at all (specification section 8).
 */
export type LeadOutcome =
  | { kind: 'accepted'; lead: CreateLeadResponse }
  | { kind: 'refused' | 'unreachable' | 'failed' };

/**
 * Sends a lead under an idempotency key that stays the same while the lead does, also across reloads.
 * @throws whatever the call throws
 */
export async function sendLead(
  store: ChatStore,
  engine: ConversationEngine,
  slots: Slots,
  complete: boolean,
): Promise<CreateLeadResponse> {
  const before = visitorId();
  const stored = await asVisitor(async (visitor) => {
    // The session belongs to the visitor who began it.
    const sessionId = visitor === before ? store.record.sessionId : null;
    const { leadIn } = store.record;
    const photoPaths = sentPhotoPaths(store.record.messages);
    const lead = {
      ...engine.toLead(withStored(slots, photoPaths), { visitorId: visitor, sessionId }, complete),
      ...earlierSession(leadIn, sessionId),
      // Photos belong to the visitor who sent them.
      ...(visitor === before && photoPaths.length > 0 ? { photoPaths } : {}),
    };
    const body = JSON.stringify(lead);
    const { leadKey } = await store.update((record) =>
      record.leadKey?.body === body ? record : { ...record, leadKey: { body, key: crypto.randomUUID() } },
    );
    const headers = { [IDEMPOTENCY_HEADER]: leadKey?.key ?? crypto.randomUUID() };
    const options = { headers, signal: AbortSignal.timeout(TIMEOUT_MS), textIsFine: true };
    // Known by the second time perhaps: it is the same lead all the same.
    const saved = await call('createLead', { body: { ...lead, ...touches() } }, options);
    await store.update((record) =>
      // Another conversation has begun where the lead is no more its own.
      record.leadKey?.body === body
        ? { ...record, leadId: saved.id ?? null, leadIn: sessionId ?? record.leadIn }
        : record,
    );
    return saved;
  });
  // Finished or not, the quote form can be filled with it.
  rememberSubmission();
  return stored;
}

/** A photo that was stored since the slots were queued is none that could not be. */
function withStored(slots: Slots, photoPaths: readonly string[]): Slots {
  const path = photoPaths[0];
  return path ? { ...slots, photo: { kind: 'stored', path } } : slots;
}

/** The stored photos that the visitor sent, as many as a lead may have. */
function sentPhotoPaths(messages: readonly ShownMessage[]): string[] {
  return messages
    .flatMap(({ sender, image }) => (sender === 'user' && image !== null ? [image] : []))
    .filter((image) => isPhotoName(image.split('/').at(-1) ?? ''))
    .slice(-MAX_REQUEST_PHOTOS);
}

/** Returns what a failed submission was. What the server says of a refused one is only logged (specification section 7). */
export function leadFailure(error: unknown): LeadOutcome {
  // What `fetch` rejects with; a `DOMException` where it takes too long.
  if (error instanceof TypeError || error instanceof DOMException) return { kind: 'unreachable' };
  console.warn('The request was not stored', error);
  return { kind: error instanceof ApiRequestError ? 'refused' : 'failed' };
}
