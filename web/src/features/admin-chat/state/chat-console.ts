import type { SignedInUser } from '@harbour-haul/contract/auth/signed-in-user';
import type { ServerEvent } from '@harbour-haul/contract/realtime';
import type { ChatMessage } from '@harbour-haul/domain/chat/chat-message';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { LiveChannel, type LiveStatus } from '#lib/chat/live-channel.ts';
import type { LivePlatform } from '#lib/chat/live-platform.ts';
import { Timer } from '#lib/chat/live-platform.ts';
import type { OutgoingMessage } from '#lib/chat/outbox.ts';
import { TypingWatch } from '#lib/chat/typing.ts';
import { type ListMode, sessionsOfVisitor } from '../api/chat-api.ts';
import type { ConsoleRequest } from '../api/console-request.ts';
import { SessionChanges } from '../api/session-changes.ts';
import { type Attention, attentionTo } from './attention.ts';
import { OpenChat } from './open-chat.ts';
import { SessionFeed } from './session-feed.ts';
import { Store } from './store.ts';

const RELOAD_MS = 500;

export interface ChatConsoleOptions {
  user: SignedInUser;
  request: ConsoleRequest;
  platform: LivePlatform;
  socketUrl: () => string;
  onListFailed: (mode: ListMode, error: unknown) => void;
  /** @param hasCopy what the list knows of the chat can still be shown */
  onChatFailed: (error: unknown, hasCopy: boolean) => void;
  onSendFailed: (message: OutgoingMessage, error: unknown) => void;
}

/** The chat console without its screen: the lists, the open chat, and the live channel. */
export class ChatConsole {
  readonly user: SignedInUser;
  readonly platform: LivePlatform;
  readonly feed: SessionFeed;
  readonly changes: SessionChanges;
  readonly live = new Store<LiveStatus>({ state: 'closed', polling: false });
  readonly chat = new Store<OpenChat | null>(null);
  /** The ids of the sessions whose visitor is typing. */
  readonly typing = new Store<ReadonlySet<string>>(new Set());
  /** Whether each session's visitor is online, where that is known. */
  readonly online = new Store<ReadonlyMap<string, boolean>>(new Map());
  /** Unsent texts by session. */
  readonly drafts = new Map<string, string>();
  readonly #options: ChatConsoleOptions;
  readonly #channel: LiveChannel;
  readonly #typingWatch: TypingWatch;
  #isShown = false;
  readonly #attentionListeners = new Set<(attention: Attention) => void>();
  readonly #reloadTimer: Timer;
  /** The chat that the server calls new just now: it is, also where the first list has not come yet. */
  #announced: string | null = null;

  constructor(options: ChatConsoleOptions) {
    this.#options = options;
    this.user = options.user;
    this.platform = options.platform;
    const { request, platform } = options;
    this.feed = new SessionFeed({
      request,
      platform,
      onFailure: options.onListFailed,
      onChange: (before, after) => this.#changed(before, after),
    });
    this.changes = new SessionChanges(options.user, request, this.feed);
    this.#reloadTimer = new Timer(platform);
    this.#typingWatch = new TypingWatch(platform, (typing) => this.typing.set(typing));
    this.#channel = new LiveChannel(
      {
        url: options.socketUrl,
        hello: () => ({ type: 'auth', role: 'admin', adminId: this.user.id }),
        pings: () => this.#pings(),
        onEvent: (event) => this.apply(event),
        onStatus: (status) => this.#setStatus(status),
        pull: () => this.#pull(),
      },
      platform,
    );
  }

  start(): void {
    this.#channel.start();
    void this.show(this.feed.store.get().mode);
  }

  stop(): void {
    this.#channel.stop();
    this.#reloadTimer.clear();
    this.feed.stop();
    this.chat.get()?.stop();
  }

  /** Whether the screen with the chats is shown at present, with this one open. */
  isInView(sessionId: string): boolean {
    return this.#isShown && this.chatOf(sessionId) !== undefined;
  }

  /** Marks the screen with the chats as shown. @returns the function that marks it as hidden */
  markShown(): () => void {
    this.#isShown = true;
    return () => {
      this.#isShown = false;
    };
  }

  /** Subscribes to what an admin is notified of. @returns the unsubscribe function */
  onAttention(listener: (attention: Attention) => void): () => void {
    this.#attentionListeners.add(listener);
    return () => this.#attentionListeners.delete(listener);
  }

  /** Shows the active sessions or all of them. */
  async show(mode: ListMode): Promise<void> {
    await this.feed.open(mode);
  }

  /** Opens a chat, and marks it as seen. */
  open(id: string): void {
    if (this.chat.get()?.id === id) return;
    const { request, platform, onSendFailed } = this.#options;
    this.chat.get()?.stop();
    const chat: OpenChat = new OpenChat({
      id,
      request,
      platform,
      onSession: (session) => this.feed.merge([session]),
      onMessage: (message) => {
        this.feed.applyMessage(message);
        if (this.online.get().get(id)) chat.markDelivered();
      },
      onLoadFailed: (error) => this.#options.onChatFailed(error, this.session(id) !== undefined),
      onSendFailed,
    });
    this.chat.set(chat);
    void chat.load().then(() => this.changes.markViewed(id));
  }

  /** Goes back to no chat at all. */
  leave(): void {
    this.chat.get()?.stop();
    this.chat.set(null);
  }

  session(id: string): ChatSession | undefined {
    return this.feed.find(id);
  }

  /** Whether this admin has taken the session over. */
  holds(session: ChatSession): boolean {
    return session.isHandedOff && session.adminId === this.user.id;
  }

  /** Loads the list again once the server has had a moment to settle (specification section 9). */
  reloadSoon(): void {
    this.#reloadTimer.set(RELOAD_MS, () => void this.feed.refresh());
  }

  sendTyping(sessionId: string, typing: boolean): void {
    this.#channel.send({ type: 'typing', sessionId, typing });
  }

  /** Looks up a visitor by the whole id, who may be far below what is loaded. */
  async findVisitor(visitorId: string): Promise<void> {
    this.feed.merge(await sessionsOfVisitor(this.#options.request, visitorId));
  }

  /** An event of the live channel, or of this page. */
  apply(event: ServerEvent): void {
    switch (event.type) {
      case 'activeSessions':
        this.feed.merge(event.sessions);
        break;
      case 'new_chat_session':
        this.#announced = event.session.id;
        this.feed.merge([event.session]);
        this.#announced = null;
        break;
      case 'sessionUpdate':
      case 'identified':
        this.feed.merge([event.session]);
        this.chatOf(event.session.id)?.noteSeq(event.session.seq);
        break;
      case 'newMessage':
      case 'visitor_message':
      case 'assistant_message':
      case 'admin_message':
      case 'ack':
        this.applyMessage(event.message);
        break;
      case 'typing':
        if (event.sender === 'user') this.#typingWatch.receive(event.sessionId, event.typing);
        break;
      case 'presence':
        this.#setOnline(event.sessionId, event.online);
        break;
      case 'pong':
      case 'error':
        break;
    }
  }

  applyMessage(message: ChatMessage): void {
    if (message.sender === 'user') this.#typingWatch.receive(message.sessionId, false);
    this.chatOf(message.sessionId)?.apply(message);
    if (!this.feed.applyMessage(message)) void this.feed.refresh();
  }

  /** A chat has a message that this console does not have. */
  refetch(sessionId: string): void {
    void this.chatOf(sessionId)?.pull();
    void this.feed.refresh();
  }

  /** The open chat, if it is this one. */
  chatOf(sessionId: string): OpenChat | undefined {
    const chat = this.chat.get();
    return chat?.id === sessionId ? chat : undefined;
  }

  /** Presence is unknown while the live channel is down. */
  #setStatus(status: LiveStatus): void {
    this.live.set(status);
    if (status.state !== 'open' && this.online.get().size > 0) this.online.set(new Map());
  }

  #setOnline(sessionId: string, online: boolean): void {
    this.online.set(new Map(this.online.get()).set(sessionId, online));
    if (online) this.chatOf(sessionId)?.markDelivered();
    else this.#typingWatch.receive(sessionId, false);
  }

  /** One ping for each chat held: each says that its admin is still there. */
  #pings(): { type: 'ping'; adminId: string; sessionId?: string }[] {
    const ping = { type: 'ping', adminId: this.user.id } as const;
    const held = [...this.feed.store.get().sessions.values()].filter(
      (session) => session.status === 'active' && this.holds(session),
    );
    return held.length > 0 ? held.map(({ id }) => ({ ...ping, sessionId: id })) : [ping];
  }

  async #pull(): Promise<void> {
    await Promise.all([this.feed.isOpening ? undefined : this.feed.refresh(), this.chat.get()?.pull()]);
  }

  #changed(before: ChatSession | undefined, after: ChatSession): void {
    if (this.changes.isEnding(after.id)) return;
    const adminId = this.user.id;
    const since = this.#announced === after.id ? '' : this.feed.since;
    for (const attention of attentionTo({ before, after, since, adminId })) {
      for (const listener of this.#attentionListeners) listener(attention);
    }
  }
}
