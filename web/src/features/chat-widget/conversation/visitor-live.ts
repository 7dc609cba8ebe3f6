import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import type { ChatMessage } from '@harbour-haul/domain/chat/messages/chat-message';
import { LiveChannel } from '#lib/chat/live-channel.ts';
import { browserPlatform, type LivePlatform, visitorSocketUrl } from '#lib/chat/live-platform.ts';
import type { ReceivedEvent } from '#lib/chat/parse-server-event.ts';
import { TypingSignal, TypingWatch } from '#lib/chat/typing.ts';
import { visitorId } from '#lib/visitor/visitor-id.ts';

export interface VisitorLiveEvents {
  onMessage: (message: ChatMessage) => void;
  onSession: (session: ChatSession) => void;
  /** How the chat stands: what is not known of it was missed. */
  onState: (state: { seq: number; version: number }) => void;
  /** A person of the team writes, or no longer. */
  onTyping: (typing: boolean) => void;
  /** Fetches how the session stands and what was said. It does not reject. */
  pull: () => Promise<void>;
}

/** The live channel of one session, as its visitor has it. */
export class VisitorLive {
  readonly sessionId: string;
  readonly #events: VisitorLiveEvents;
  readonly #channel: LiveChannel;
  readonly #signal: TypingSignal;
  readonly #watch: TypingWatch;
  /** The socket has just sent how all stands: there is nothing to pull. */
  #isIdentified = false;

  constructor(sessionId: string, events: VisitorLiveEvents, platform: LivePlatform = browserPlatform) {
    this.sessionId = sessionId;
    this.#events = events;
    this.#channel = new LiveChannel(
      {
        url: () => visitorSocketUrl(window.location, visitorId(), sessionId),
        hello: () => ({ type: 'identify_visitor', visitorId: visitorId(), sessionId }),
        pings: () => [{ type: 'ping' }],
        onEvent: (event) => this.#receive(event),
        onStatus: () => {},
        pull: () => this.#pull(),
      },
      platform,
    );
    // Messages themselves go by HTTP, through the stored outbox: it has a definite response for each, outlives the page,
    // and works where sockets do not. Typing is worth nothing later, so it goes by the socket or not at all.
    this.#signal = new TypingSignal(
      (typing) => void this.#channel.send({ type: 'typing', sessionId, typing }),
      platform,
    );
    this.#watch = new TypingWatch(platform, (typing) => events.onTyping(typing.has(sessionId)));
  }

  start(): void {
    this.#channel.start();
  }

  stop(): void {
    this.#signal.stopped();
    this.#watch.receive(this.sessionId, false);
    this.#channel.stop();
  }

  /** The visitor changed what they write. */
  typed(): void {
    this.#signal.typed();
  }

  /** The visitor sent or emptied it. */
  stoppedTyping(): void {
    this.#signal.stopped();
  }

  #pull(): Promise<void> {
    return this.#isIdentified ? Promise.resolve() : this.#events.pull();
  }

  #receive(event: ReceivedEvent): void {
    switch (event.type) {
      case 'identified':
        this.#isIdentified = event.session.id === this.sessionId;
        // Holds for the pull that follows at once, where this was the socket's first event; not for a later one.
        queueMicrotask(() => {
          this.#isIdentified = false;
        });
        this.#events.onSession(event.session);
        break;
      case 'sessionUpdate':
        this.#events.onSession(event.session);
        break;
      case 'newMessage':
      case 'visitor_message':
      case 'assistant_message':
      case 'admin_message':
        if (event.message.sender === 'admin') this.#watch.receive(this.sessionId, false);
        this.#events.onMessage(event.message);
        break;
      case 'typing':
        if (event.sender === 'admin' && event.sessionId === this.sessionId) {
          this.#watch.receive(event.sessionId, event.typing);
        }
        break;
      case 'pong':
        if (event.sessionId === this.sessionId) {
          this.#events.onState({ seq: event.seq ?? 0, version: event.version ?? 0 });
        }
        break;
      default:
        // Replies to frames that are never sent from here, and errors: whatever they cost is made up for by a pull.
        break;
    }
  }
}
