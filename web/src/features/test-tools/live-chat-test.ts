import type { ClientFrame } from '@harbour-haul/contract/realtime';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { call } from '#lib/api/admin-call.ts';
import { adminSocketUrl, type LivePlatform, visitorSocketUrl } from '#lib/chat/live-platform.ts';
import type { ReceivedEvent } from '#lib/chat/parse-server-event.ts';
import { asVisitor } from '#lib/visitor/as-visitor.ts';
import { TestChannel } from './test-channel.ts';
import { failureText } from './test-failure.ts';

/** The steps in their order. The last is run whenever a chat was created. */
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

/** Explains the chat to other admins who see it. */
const TEXT = 'This is a live chat test, made with Test Tools. Please ignore it.';
const NO_REPLY = 'The live channel did not answer within 10 seconds.';
const NOT_RELAYED = 'The message was not seen on your live channel within 10 seconds.';

/**
 * Creates a chat as a visitor does, posts a message, and waits until this admin's own channel receives it: the duration
 * of the step `send` is that round trip. The chat is closed afterwards.
 *
 * The visitor is this browser's own. A made-up one would replace its visitor cookie, and the site would no
 * longer recognize this browser's requests and chats. The message goes by HTTP, as visitors' messages do.
 * @param report called with every change of a step
 * @param signal ends the test early
 * @returns the id of the chat, where one was created; it does not reject.
 */
export async function runLiveChatTest(
  { platform, origin, clock }: LiveTestDeps,
  report: Report,
  signal: AbortSignal,
): Promise<string | null> {
  const channels = new Set<TestChannel>();
  const closeAll = () => {
    for (const channel of channels) channel.close();
  };
  signal.addEventListener('abort', closeAll);
  const step = stepRunner(clock, report);
  const connect = (name: TestStep, url: string, hello: ClientFrame, reply: ReceivedEvent['type']) =>
    step(name, async () => {
      signal.throwIfAborted();
      const channel = new TestChannel(platform, url, hello);
      channels.add(channel);
      await channel.waitFor(({ type }) => type === reply, NO_REPLY);
      return channel;
    });

  let session: ChatSession | undefined;
  try {
    const own = await connect(
      'listen',
      adminSocketUrl(origin),
      { type: 'auth', role: 'admin' },
      'activeSessions',
    );
    session = await step('begin', () => asVisitor(createChat));
    const { id: sessionId, visitorId } = session;
    const hello: ClientFrame = { type: 'identify_visitor', visitorId, sessionId };
    await connect('connect', visitorSocketUrl(origin, visitorId, sessionId), hello, 'identified');
    await step('send', async () => {
      const clientMessageId = crypto.randomUUID();
      const received = own.waitFor((event) => isMessage(event, clientMessageId), NOT_RELAYED);
      await Promise.all([received, postMessage(sessionId, clientMessageId)]);
    });
  } catch {
    // Its step has reported the failure; later steps are not run.
  }
  signal.removeEventListener('abort', closeAll);
  closeAll();
  if (!session) return null;
  const { id } = session;
  await step('close', () => closeChat(id)).catch(() => {});
  return id;
}

/** Runs the work of a step, and reports its duration or its failure. */
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

function isMessage(event: ReceivedEvent, clientMessageId: string): boolean {
  const isOfVisitor = event.type === 'visitor_message' || event.type === 'newMessage';
  return isOfVisitor && event.message.clientMessageId === clientMessageId;
}

function createChat(visitorId: string) {
  return call('createChatSession', { body: { visitorId, status: 'active' } });
}

function postMessage(sessionId: string, clientMessageId: string) {
  const body = { sender: 'user', content: TEXT, clientMessageId } as const;
  return call('postChatMessage', { params: { id: sessionId }, body });
}

function closeChat(sessionId: string) {
  return call('updateChatSession', { params: { id: sessionId }, body: { status: 'closed' } });
}
