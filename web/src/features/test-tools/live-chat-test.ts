import type { CreateSessionResponse } from '@harbour-haul/contract/chat/chat-messages';
import type { ClientFrame, ServerEvent } from '@harbour-haul/contract/realtime';
import { API_ROUTES } from '@harbour-haul/contract/routes';
import { apiRequest } from '#lib/api-client.ts';
import { asVisitor } from '#lib/as-visitor.ts';
import { adminSocketUrl, type LivePlatform, visitorSocketUrl } from '#lib/chat/live-platform.ts';
import { TestChannel } from './test-channel.ts';
import { failureText } from './test-failure.ts';

/** What the test does, in this order. The last is done whenever a chat was begun. */
export const TEST_STEPS = ['listen', 'begin', 'connect', 'send', 'close'] as const;
export type TestStep = (typeof TEST_STEPS)[number];
export type StepState =
  | { is: 'waiting' | 'running' }
  | { is: 'done'; ms: number }
  | { is: 'failed'; text: string };
type Report = (step: TestStep, state: StepState) => void;

export interface LiveTestDeps {
  platform: Pick<LivePlatform, 'openSocket' | 'after'>;
  origin: Pick<Location, 'protocol' | 'host'>;
  /** Milliseconds, from anywhere. */
  clock: () => number;
}

/** So that other admins who see the chat know what it is. */
const TEXT = 'This is a live chat test, made with Test Tools. Please ignore it.';
const NO_ANSWER = 'The live channel did not answer within 10 seconds.';
const NOT_RELAYED = 'The message was not seen on your live channel within 10 seconds.';

/**
 * Begins a chat as a visitor does, says something in it, and waits until this admin's own channel gets it: what the step
 * `send` takes is that round trip. The chat is closed afterwards.
 *
 * The visitor is this browser's own. A made-up one would take the place of its visitor cookie, and the site would no
 * longer know this browser's requests and chats. The message goes by HTTP, as visitors' messages do.
 * @param report told every change of a step
 * @param signal ends the test early
 * @returns the id of the chat, where one was begun; it does not reject.
 */
export async function runLiveChatTest(
  { platform, origin, clock }: LiveTestDeps,
  report: Report,
  signal: AbortSignal,
): Promise<string | null> {
  const channels = new Set<TestChannel>();
  const hangUp = () => {
    for (const channel of channels) channel.close();
  };
  signal.addEventListener('abort', hangUp);
  const step = stepRunner(clock, report);
  const connect = (name: TestStep, url: string, hello: ClientFrame, answer: ServerEvent['type']) =>
    step(name, async () => {
      signal.throwIfAborted();
      const channel = new TestChannel(platform, url, hello);
      channels.add(channel);
      await channel.until(({ type }) => type === answer, NO_ANSWER);
      return channel;
    });

  let session: CreateSessionResponse | undefined;
  try {
    const own = await connect(
      'listen',
      adminSocketUrl(origin),
      { type: 'auth', role: 'admin' },
      'activeSessions',
    );
    session = await step('begin', () => asVisitor(beginChat));
    const { id: sessionId, visitorId } = session;
    const hello: ClientFrame = { type: 'identify_visitor', visitorId, sessionId };
    await connect('connect', visitorSocketUrl(origin, visitorId, sessionId), hello, 'identified');
    await step('send', async () => {
      const clientMessageId = crypto.randomUUID();
      const heard = own.until((event) => isMessage(event, clientMessageId), NOT_RELAYED);
      await Promise.all([heard, say(sessionId, clientMessageId)]);
    });
  } catch {
    // Its step has said so; what comes after it stays undone.
  }
  signal.removeEventListener('abort', hangUp);
  hangUp();
  if (!session) return null;
  const { id } = session;
  await step('close', () => closeChat(id)).catch(() => {});
  return id;
}

/** Does the work of a step, and reports how long it took or what went wrong. */
function stepRunner(clock: () => number, report: Report) {
  return async <T>(name: TestStep, work: () => Promise<T>): Promise<T> => {
    report(name, { is: 'running' });
    const start = clock();
    try {
      const result = await work();
      report(name, { is: 'done', ms: Math.round(clock() - start) });
      return result;
    } catch (error) {
      report(name, { is: 'failed', text: failureText(error) });
      throw error;
    }
  };
}

function isMessage(event: ServerEvent, clientMessageId: string): boolean {
  const isOfVisitor = event.type === 'visitor_message' || event.type === 'newMessage';
  return isOfVisitor && event.message.clientMessageId === clientMessageId;
}

function beginChat(visitorId: string): Promise<CreateSessionResponse> {
  return apiRequest('POST', API_ROUTES.createChatSession.path, { body: { visitorId, status: 'active' } });
}

function say(sessionId: string, clientMessageId: string): Promise<unknown> {
  const path = API_ROUTES.postChatMessage.path.replace('{id}', encodeURIComponent(sessionId));
  return apiRequest('POST', path, { body: { sender: 'user', content: TEXT, clientMessageId } });
}

function closeChat(sessionId: string): Promise<unknown> {
  const path = API_ROUTES.updateChatSession.path.replace('{id}', encodeURIComponent(sessionId));
  return apiRequest('PATCH', path, { body: { status: 'closed' } });
}
