import type { SignedInUser } from '@harbour-haul/contract/auth/signed-in-user';
import type { LeadStand } from '@harbour-haul/contract/realtime';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import type { ChatMessage } from '@harbour-haul/domain/chat/messages/chat-message';
import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { LiveChannel, type LiveStatus } from '#lib/chat/live-channel.ts';
import { type LivePlatform, Timer } from '#lib/chat/live-platform.ts';
import type { OutgoingMessage } from '#lib/chat/outbox.ts';
import type { ReceivedEvent } from '#lib/chat/parse-server-event.ts';
import { type LeadNews, noteLeadsSeq, setLive } from '#lib/live-leads.ts';
import { ChatCounter } from '../api/chat-counts.ts';
import { chatKeys, type ListMode, type SortOrder } from '../api/chat-keys.ts';
import { guardedCall } from '../api/guarded-call.ts';
import { getSession, MessageCache } from '../api/messages.ts';
import { PresenceCache } from '../api/presence.ts';
import { SessionChanges } from '../api/session-changes.ts';
import { SessionCache } from '../api/sessions.ts';
import { KeptDrafts } from '../unsent/kept-drafts.ts';
import { noteField, readUnsent, storeUnsent, type Unsent } from '../unsent/unsent-store.ts';
import { type Attention, attentionTo, isSettled } from './attention.ts';
import { ChatSync } from './chat-sync.ts';
import { DeliveredSeqs } from './delivered-seqs.ts';
import { SessionLists } from './session-lists.ts';

const RELOAD_MS = 500;

interface ChatConsoleOptions {
  user: SignedInUser;
  client: QueryClient;
  platform: LivePlatform;
  socketUrl: () => string;
  /** Leads have changed; another screen shows them. */
  onLeadNews: (news: LeadNews) => void;
  onListFailed: (mode: ListMode, error: unknown) => void;
  /** @param hasCopy the chat can still be shown as the list has it */
  onChatFailed: (error: unknown, hasCopy: boolean) => void;
  onSendFailed: (message: OutgoingMessage, error: unknown) => void;
}

/** What is this page's alone. Everything that the server has is in the query cache. */
interface ConsoleState {
  mode: ListMode;
  sort: SortOrder;
  openId: string | null;
  live: LiveStatus;
  /** What this admin has written and is not stored yet, by session. */
  outgoing: Unsent;
}

/**
 * The chat console without its screen. Live events, those of the page and the responses of calls are merged into the
 * query cache here; what they miss is pulled.
 */
export class ChatConsole {
  readonly user: SignedInUser;
  readonly platform: LivePlatform;
  readonly sessions: SessionCache;
  readonly lists: SessionLists;
  readonly changes: SessionChanges;
  /** What is typed and not sent. */
  readonly drafts: KeptDrafts;
  readonly #options: ChatConsoleOptions;
  readonly #client: QueryClient;
  readonly #channel: LiveChannel;
  readonly #presence: PresenceCache;
  readonly #counter: ChatCounter;
  readonly #delivered: DeliveredSeqs;
  readonly #chats = new Map<string, ChatSync>();
  readonly #stateListeners = new Set<() => void>();
  readonly #attentionListeners = new Set<(attention: Attention) => void>();
  readonly #settledListeners = new Set<(sessionId: string) => void>();
  readonly #reloadTimer: Timer;
  #state: ConsoleState = {
    mode: 'active',
    sort: 'latest',
    openId: null,
    live: { state: 'closed', polling: false },
    outgoing: new Map(),
  };
  #stopWaking = () => {};
  #isShown = false;
  #isListShown = true;
  #hasBeenLive = false;
  /** The chat that the server just announced as new: it is, also before the first list has arrived. */
  #announced: string | null = null;

  constructor(options: ChatConsoleOptions) {
    const { user, client, platform } = options;
    this.#options = options;
    this.#client = client;
    this.user = user;
    this.platform = platform;
    this.drafts = new KeptDrafts(user.id);
    this.#delivered = new DeliveredSeqs(user.id);
    this.#state = { ...this.#state, outgoing: readUnsent(user.id) };
    this.sessions = new SessionCache(client, (before, after) => this.#changed(before, after));
    this.lists = new SessionLists({
      client,
      sessions: this.sessions,
      platform,
      isLive: () => this.#state.live.state === 'open',
      onFailure: options.onListFailed,
    });
    this.changes = new SessionChanges(user, client, this.sessions);
    this.#reloadTimer = new Timer(platform);
    this.#presence = new PresenceCache(client, platform);
    this.#counter = new ChatCounter(client, platform);
    this.#channel = new LiveChannel(
      {
        url: options.socketUrl,
        hello: () => ({ type: 'auth', role: 'admin', adminId: user.id }),
        pings: () => this.#pings(),
        onEvent: (event) => this.apply(event),
        onStatus: (status) => this.#setStatus(status),
        pull: () => this.#pull(),
      },
      platform,
    );
  }

  readonly state = (): ConsoleState => this.#state;

  /** Subscribes to the state. @returns the unsubscribe function */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#stateListeners.add(listener);
    return () => this.#stateListeners.delete(listener);
  };

  start(): void {
    this.#channel.start();
    this.#stopWaking = this.platform.onWake(() => this.#resumeSending());
    this.openChat()?.resume();
    this.#resumeSending();
    void this.show(this.#state.mode, this.#state.sort);
  }

  stop(): void {
    this.#channel.stop();
    this.#stopWaking();
    this.#reloadTimer.clear();
    this.#counter.stop();
    this.lists.stop();
    this.openChat()?.close();
    for (const chat of this.#chats.values()) chat.pauseSending();
  }

  /** Whether the screen with the chats is shown at present, with this one open. */
  isInView(sessionId: string): boolean {
    return this.#isShown && this.chatOf(sessionId) !== undefined;
  }

  /** Whether the screen with the chats is shown at present. */
  get isShown(): boolean {
    return this.#isShown;
  }

  /** Whether the list of chats is on the screen at present. */
  get isListShown(): boolean {
    return this.#isShown && this.#isListShown;
  }

  /** Whether the list is on the screen with the chats: on a phone an open chat takes its place. */
  markListShown(isListShown: boolean): void {
    this.#isListShown = isListShown;
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

  /** Subscribes to chats that begin to need nobody. @returns the unsubscribe function */
  onSettled(listener: (sessionId: string) => void): () => void {
    this.#settledListeners.add(listener);
    return () => this.#settledListeners.delete(listener);
  }

  /** Shows the sessions of a list, from one end. */
  async show(mode: ListMode, sort: SortOrder = 'latest'): Promise<void> {
    this.#setState({ mode, sort });
    await this.lists.open(mode, sort);
  }

  /** Opens a chat, and marks it as seen. */
  open(id: string): void {
    if (this.#state.openId === id) return;
    this.openChat()?.close();
    const chat = this.#chats.get(id) ?? this.#createChat(id);
    this.#chats.set(id, chat);
    this.#setState({ openId: id });
    void chat.open().then(() => this.changes.markViewed(id));
  }

  /** Goes back to no chat at all. */
  leave(): void {
    this.openChat()?.close();
    this.#setState({ openId: null });
  }

  /** Whether this admin has taken the session over. */
  holds(session: ChatSession): boolean {
    return session.isHandedOff && session.adminId === this.user.id;
  }

  /** Loads the list again once the server has had a moment to settle (specification section 9). */
  reloadSoon(): void {
    this.#reloadTimer.set(RELOAD_MS, () => void this.lists.refresh());
  }

  /** Discards what this admin has written in a chat and could not send. */
  discardUnsent(sessionId: string): void {
    for (const { clientMessageId } of this.#state.outgoing.get(sessionId) ?? [])
      this.#chats.get(sessionId)?.discard(clientMessageId);
    this.#setOutgoing(sessionId, []);
  }

  sendTyping(sessionId: string, typing: boolean): void {
    this.#channel.send({ type: 'typing', sessionId, typing });
  }

  /** Applies an event of the live channel, or of this page. */
  apply(event: ReceivedEvent): void {
    switch (event.type) {
      case 'activeSessions':
        this.sessions.merge(event.sessions);
        break;
      case 'new_chat_session':
        this.#announced = event.session.id;
        this.sessions.merge([event.session]);
        this.#announced = null;
        break;
      case 'sessionUpdate':
      case 'identified':
        this.sessions.merge([event.session]);
        this.chatOf(event.session.id)?.noteSeq(event.session.seq);
        break;
      case 'newMessage':
      case 'visitor_message':
      case 'assistant_message':
      case 'admin_message':
      case 'ack':
        this.applyMessage(event.message);
        break;
      case 'note':
        this.sessions.applyNotes(event.sessionId, event.noteSeq);
        break;
      case 'typing':
        if (event.sender === 'user') this.#presence.setTyping(event.sessionId, event.typing);
        break;
      case 'presence':
        this.#presence.setOnline(event.sessionId, event.online);
        if (event.online) this.chatOf(event.sessionId)?.markDelivered();
        break;
      case 'pong':
        // A push that was lost leaves a hole, which is pulled.
        if (event.sessionId) this.chatOf(event.sessionId)?.noteSeq(event.seq ?? 0);
        if (event.sessionId) this.sessions.applyNotes(event.sessionId, event.noteSeq ?? 0);
        if (event.leadsSeq !== undefined) this.#noteLeads(event.leadsSeq);
        if (event.chats && this.sessions.lacks(event.chats)) void this.lists.refresh();
        break;
      case 'leads_changed':
        this.#noteLeads(event.leadsSeq, event.leads);
        break;
      case 'changed':
        void this.#lookUp(event.sessionId);
        break;
      case 'error':
        break;
    }
  }

  applyMessage(message: ChatMessage): void {
    if (message.sender === 'user') this.#presence.setTyping(message.sessionId, false);
    this.chatOf(message.sessionId)?.apply(message);
    if (!this.sessions.applyMessage(message)) void this.lists.refresh();
  }

  /** Returns the open chat. */
  openChat(): ChatSync | undefined {
    return this.#chats.get(this.#state.openId ?? '');
  }

  /** Returns the open chat, if it is this one. */
  chatOf(sessionId: string): ChatSync | undefined {
    return sessionId === this.#state.openId ? this.#chats.get(sessionId) : undefined;
  }

  /** Something has happened in a session, and no more is known. */
  async #lookUp(id: string): Promise<void> {
    try {
      const { messages: _, lastSeq, ...session } = await guardedCall(this.#client, () => getSession(id));
      this.sessions.merge([session]);
      this.chatOf(id)?.noteSeq(lastSeq);
    } catch {
      void this.lists.refresh();
    }
  }

  #createChat(id: string): ChatSync {
    const { client, platform, onChatFailed, onSendFailed } = this.#options;
    const chat: ChatSync = new ChatSync({
      id,
      client,
      platform,
      onSession: (session) => this.sessions.merge([session]),
      onMessage: (message) => {
        this.sessions.applyMessage(message);
        if (this.#presence.isOnline(id)) chat.markDelivered();
      },
      isOnline: () => this.#presence.isOnline(id),
      delivered: this.#delivered,
      onLoadFailed: (error) => onChatFailed(error, this.sessions.find(id) !== undefined),
      onSendFailed,
      onOutgoing: (messages) => this.#setOutgoing(id, messages),
      unsent: this.#state.outgoing.get(id),
    });
    return chat;
  }

  #setOutgoing(sessionId: string, messages: readonly OutgoingMessage[]): void {
    const outgoing = new Map(this.#state.outgoing);
    if (messages.length > 0) outgoing.set(sessionId, messages);
    else outgoing.delete(sessionId);
    storeUnsent(this.user.id, outgoing);
    this.#setState({ outgoing });
  }

  #resumeSending(): void {
    for (const chat of this.#chats.values()) chat.resumeSending();
  }

  #setState(change: Partial<ConsoleState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#stateListeners) listener();
  }

  #noteLeads(leadsSeq: number, leads?: LeadStand[]): void {
    const news = noteLeadsSeq(this.#client, leadsSeq, leads);
    if (news === undefined) return;
    this.#options.onLeadNews(news);
    // The one that is shown beside its chat, if it is among them.
    const keys = news?.map(({ id }) => chatKeys.lead(id)) ?? [chatKeys.leads];
    for (const queryKey of keys) void this.#client.invalidateQueries({ queryKey });
  }

  #setStatus(live: LiveStatus): void {
    const isLive = live.state === 'open';
    const isBack = isLive && this.#state.live.state !== 'open' && this.#hasBeenLive;
    this.#hasBeenLive ||= isLive;
    this.#setState({ live });
    setLive(this.#client, isLive);
    // Whatever was pushed meanwhile went nowhere.
    if (isBack) {
      this.#resumeSending();
      this.#options.onLeadNews(null);
      this.#counter.refreshSoon();
    }
    if (live.state !== 'open') this.#presence.clearOnline();
  }

  /** One ping for the open chat, to hear how it stands, and for each held one, which says that its admin is still there. */
  #pings(): { type: 'ping'; adminId: string; sessionId?: string }[] {
    const ping = { type: 'ping', adminId: this.user.id } as const;
    const held = [...this.sessions.all().values()].filter(
      (session) => session.status === 'active' && this.holds(session),
    );
    const { openId } = this.#state;
    const ids = new Set([...held.map(({ id }) => id), ...(openId === null ? [] : [openId])]);
    return ids.size > 0 ? [...ids].map((sessionId) => ({ ...ping, sessionId })) : [ping];
  }

  async #pull(): Promise<void> {
    await Promise.all([this.lists.isOpening ? undefined : this.lists.refresh(), this.openChat()?.pull()]);
  }

  /** Its visitor has had the chat forgotten, or it was erased. */
  #forget(id: string): void {
    new MessageCache(this.#client, id).forget();
    void this.#client.resetQueries({ queryKey: chatKeys.notes(id) });
    for (const field of [id, noteField(id)]) this.drafts.set(field, '');
    this.discardUnsent(id);
  }

  #changed(before: ChatSession | undefined, after: ChatSession): void {
    this.#counter.note(before, after, this.lists.since);
    if (after.forgottenAt) this.#forget(after.id);
    // What follows from the same change is news, and stays unread.
    if (isSettled(after) && !(before && isSettled(before)))
      for (const listener of this.#settledListeners) listener(after.id);
    if (this.changes.isEnding(after.id)) return;
    const adminId = this.user.id;
    const since = this.#announced === after.id ? '' : this.lists.since;
    for (const attention of attentionTo({ before, after, since, adminId })) {
      for (const listener of this.#attentionListeners) listener(attention);
    }
  }
}

/** Returns a part of the chat console's state; it must be the same object while nothing changes. */
export function useConsoleState<T>(chatConsole: ChatConsole, select: (state: ConsoleState) => T): T {
  return useSyncExternalStore(chatConsole.subscribe, () => select(chatConsole.state()));
}
