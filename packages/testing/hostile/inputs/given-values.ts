import type { OperationName } from '@harbour-haul/contract/routes';
import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import type { HostileStage } from '../hostile-stage.ts';
import { leadForm } from '../lead-form.ts';
import type { KnownValues } from './sample-values.ts';

/** What requests name that has to be there: the other visitor's things, and a colleague. */
export interface RealIds {
  visitorId: string;
  sessionId: string;
  leadId: string;
  photoName: string;
  /** Of the link to the lead. */
  token: string;
  username: string;
}

/** Makes what requests name. */
export async function realIds({ product, other, cookies }: HostileStage): Promise<RealIds> {
  const own = { cookies: cookies['other visitor'] };
  const { visitorId, sessionId } = other;
  const lead = await product.call('POST', '/api/leads', { ...own, body: leadForm(155, { visitorId }) });
  const leadId = String(lead.body.id);
  const link = await product.call('POST', `/api/leads/${leadId}/request-link`, own);
  const photo = { visitorId, filename: 'a.jpg', contentType: 'image/jpeg', size: 10 };
  const ticket = await product.call('POST', '/api/upload-photo', { ...own, body: photo });
  const photoName = String(ticket.body.path).slice('/uploads/'.length);
  return { visitorId, sessionId, leadId, photoName, token: String(link.body.token), username: 'reader' };
}

/** The real ones by the names that fields have. */
export function knownValues({ visitorId, sessionId }: RealIds): KnownValues {
  return { visitorId, visitors: visitorId, sessionId, chats: sessionId };
}

/** The path of a route with what it names. */
export function filledPath(path: string, ids: RealIds): string {
  return path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(pathValue(path, name, ids)));
}

const NOBODYS = '00000000-0000-4000-8000-000000000000';

function pathValue(path: string, name: string, ids: RealIds): string {
  if (name === 'name') return ids.photoName;
  if (name === 'username') return ids.username;
  if (name === 'visitorId') return ids.visitorId;
  if (path.startsWith('/api/chat')) return ids.sessionId;
  return path.startsWith('/api/leads/exports') || path.startsWith('/api/lead-views') ? NOBODYS : ids.leadId;
}

const today = () => halifaxToday(new Date());

type Given = (known: KnownValues) => Record<string, unknown>;

/** What goes with a field where its schema asks for more than a value of its own; the first that fits is taken. */
export const GIVEN: Partial<Record<OperationName, readonly Given[]>> = {
  addAccount: [() => ({ username: `hostile-${crypto.randomUUID().slice(0, 8)}` })],
  // By this it is a chat's; the form has no such field.
  createLead: [({ sessionId }) => ({ source: 'chat', sessionId }), () => ({}), () => ({ source: 'form' })],
  // The chat is needed by what comes after.
  forgetChat: [() => ({ sessionId: 'another-chat' })],
  enterLead: [() => ({ phone: '902-555-0148' })],
  exportLeads: [() => ({}), () => ({ pickupFrom: today(), pickupTo: today() })],
  startLeadExport: [() => ({}), () => ({ pickupFrom: today(), pickupTo: today() })],
  // All chats are an admin's to list.
  listChatSessions: [({ visitorId }) => ({ visitorId }), () => ({})],
  listLeads: [() => ({}), () => ({ createdFrom: today(), createdTo: today() })],
  countLeads: [() => ({}), () => ({ createdFrom: today(), createdTo: today() })],
  saveCannedReplies: [() => ({ replies: [{ id: 'one', shortcut: 'one', text: 'Hello', topics: [] }] })],
  // One visitor may not send so many.
  uploadPhoto: [() => ({ visitorId: `visitor-${crypto.randomUUID()}` })],
  // A version alone changes nothing.
  updateLead: [() => ({ notes: 'Two flights of stairs' }), () => ({})],
  updateChatSession: [
    () => ({}),
    () => ({ isHandedOff: true }),
    () => ({ isHandedOff: false }),
    () => ({ ownerId: null, previousOwnerId: null }),
  ],
};
