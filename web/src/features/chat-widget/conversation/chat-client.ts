import type { Input } from '@harbour-haul/domain/conversation/turn';
import { track, trackConversion } from '#lib/analytics.ts';
import type { LoadEngine } from '../engine/conversation-engine.ts';
import { KeptPhotos, type UnsentPhoto } from '../photos/kept-photos.ts';
import { type ChatRecord, countReplies, EMPTY_RECORD, visibleMessages } from '../state/chat-record.ts';
import { ChatStore } from '../state/chat-store.ts';
import { withMessages, withoutItem, withRetry } from '../state/outbox-changes.ts';
import { type SessionState, withSession } from '../state/session-changes.ts';
import { type TabEffect, takeTurn } from '../state/take-turn.ts';
import { visitorMessage } from '../state/turn-messages.ts';
import { ChatDelivery } from './chat-delivery.ts';
import { type ChatNotice, NOTICES } from './chat-notices.ts';
import { ChatSync } from './chat-sync.ts';
import { LiveConnection } from './live-connection.ts';
import type { LoadLive } from './load-visitor-live.ts';
import type { LeadOutcome } from './send-lead.ts';

export interface VisitorPhoto extends UnsentPhoto {
  /** Where it is stored; null where the upload failed and it is kept here alone. */
  path: string | null;
}

/**
 * The conversation of this browser, without any looks: takes what the visitor says through the engine, keeps it stored,
 * and has it delivered. All tabs may run one; the tab that took an input runs its effects.
 */
export class ChatClient {
  readonly store = new ChatStore();
  readonly live: LiveConnection;
  /** Photos that could not be stored. */
  readonly kept = new KeptPhotos();
  readonly #loadEngine: LoadEngine;
  readonly #showNotice: (notice: ChatNotice) => void;
  readonly #courier: ChatDelivery;
  readonly #sync: ChatSync;
  #choosePhoto: (() => void) | undefined;
  #opening: Promise<void> | undefined;

  constructor(loadEngine: LoadEngine, loadLive: LoadLive, showNotice: (notice: ChatNotice) => void) {
    this.#loadEngine = loadEngine;
    this.#showNotice = showNotice;
    this.#sync = new ChatSync(this.store, {
      onSession: (session) => this.#onSession(session),
      onLost: (sessionId) => this.live.giveUp(sessionId),
    });
    this.live = new LiveConnection(this.store, this.#sync, loadLive);
    this.#courier = new ChatDelivery(this.store, loadEngine, {
      onLead: (itemId, outcome) => this.#onLead(itemId, outcome),
      onGap: () => void this.#sync.pull(),
    });
  }

  /** Goes on where the last page left: delivers what waits and asks what was missed. Answers how to stop. */
  start(): () => void {
    const kick = () => this.#courier.kick(true);
    const onVisible = () => {
      if (document.visibilityState !== 'visible') return;
      this.store.refresh();
      kick();
    };
    window.addEventListener('online', kick);
    document.addEventListener('visibilitychange', onVisible);
    const unsubscribe = this.store.subscribe(() => this.#courier.nudge());
    this.#courier.start();
    this.live.start();
    void this.#sync.pull();
    return () => {
      window.removeEventListener('online', kick);
      document.removeEventListener('visibilitychange', onVisible);
      unsubscribe();
      this.live.stop();
      this.#courier.stop();
    };
  }

  /** How to open the photo picker, as long as a window is there to show one. Answers how to forget it. */
  onPhotoWanted(choose: () => void): () => void {
    this.#choosePhoto = choose;
    return () => {
      this.#choosePhoto = undefined;
    };
  }

  /** The window is shown: begins the conversation where there is none. @throws where its code cannot be loaded. */
  open(): Promise<void> {
    this.live.setWindowOpen(true);
    if (this.store.record.conversation !== null) return Promise.resolve();
    this.#opening ??= this.#begin().finally(() => {
      this.#opening = undefined;
    });
    return this.#opening;
  }

  /** The window is hidden. */
  close(): void {
    this.live.setWindowOpen(false);
  }

  /** Something typed. @throws where the engine cannot be loaded; nothing was said then. */
  say(text: string): Promise<void> {
    return this.#take({ type: 'text', text }, text.trim() === '' ? null : { content: text });
  }

  /** A quick reply. */
  choose(id: string, label: string): Promise<void> {
    return this.#take({ type: 'choice', id, label }, { content: label });
  }

  /** A photo, once it is known whether it could be stored. */
  async sendPhoto({ path, ...kept }: VisitorPhoto): Promise<void> {
    const id = crypto.randomUUID();
    const photo: Extract<Input, { type: 'photo' }>['photo'] =
      path === null ? { kind: 'local' } : { kind: 'stored', path };
    const content = path === null ? 'Photo (kept on my device)' : 'Photo';
    if (path === null) this.kept.keep(id, kept);
    await this.#take({ type: 'photo', photo }, { id, content, image: path, preview: kept.preview });
  }

  /** Sends a message again that was not delivered, and all that waits with it. */
  async retry(id: string): Promise<void> {
    await this.store.update((record) => withRetry(record, id));
    this.#courier.kick(true);
  }

  /** Forgets this conversation and begins another. */
  async startOver(): Promise<void> {
    await this.store.update(() => EMPTY_RECORD);
    await this.open();
  }

  /** The visitor has seen all that is there. */
  markSeen(): void {
    void this.store.update((record) => {
      const seen = countReplies(visibleMessages(record, Date.now()));
      return seen === record.seenReplies ? record : { ...record, seenReplies: seen };
    });
  }

  async #begin(): Promise<void> {
    const begun = Date.now();
    const [engine, reached] = await Promise.all([
      this.#loadEngine(),
      this.#courier.begin().then(
        () => true,
        () => false,
      ),
    ]);
    await this.store.update((record) => {
      // Another tab was faster.
      if (record.conversation !== null) return record;
      const welcomed = takeTurn(record, engine, { type: 'open' }, begun).record;
      return reached ? welcomed : withFallbackWelcome(welcomed, engine.fallbackWelcome);
    });
    this.#courier.kick();
  }

  async #take(input: Input, said: Parameters<typeof visitorMessage>[0] | null): Promise<void> {
    const engine = await this.#loadEngine();
    const now = Date.now();
    let effects: TabEffect[] = [];
    await this.store.update((record) => {
      const shown = withAllShown(record, now);
      const heard = said ? withMessages(shown, [visitorMessage(said, now)]) : shown;
      // A person answers: the assistant only listens, so that it can go on where it stopped.
      if (record.answeredBy === 'person') return heard;
      const turn = takeTurn(heard, engine, input, now);
      effects = turn.effects;
      return turn.record;
    });
    this.#courier.kick();
    this.#run(effects);
  }

  async #onLead(itemId: string, outcome: LeadOutcome): Promise<void> {
    const engine = await this.#loadEngine();
    let effects: TabEffect[] = [];
    await this.store.update((record) => {
      const input: Input = { type: 'lead-result', outcome: outcome.kind };
      const turn = takeTurn(withoutItem(record, itemId), engine, input, Date.now());
      effects = turn.effects;
      return turn.record;
    });
    if (outcome.kind === 'accepted') trackConversion(outcome.lead);
    this.#showNotice(NOTICES[outcome.kind]);
    this.#run(effects);
  }

  /** Takes the server's word of who answers; the tab that hears first of a person's leaving resumes the script. */
  async #onSession(session: SessionState): Promise<void> {
    const engine = await this.#loadEngine().catch(() => null);
    await this.store.update((record) => {
      const now = Date.now();
      const heard = withSession(record, session, now);
      if (!heard.personLeft) return heard.record;
      // Without the engine nothing is believed yet: the next look comes back to it.
      return engine ? takeTurn(heard.record, engine, { type: 'resume' }, now).record : record;
    });
    this.#courier.kick();
  }

  #run(effects: readonly TabEffect[]): void {
    for (const effect of effects) {
      if (effect.type === 'choose-photo') this.#choosePhoto?.();
      else track(effect.event);
    }
  }
}

/** Whoever speaks before a reply was written sees it at once, above the own words. */
function withAllShown(record: ChatRecord, now: number): ChatRecord {
  return {
    ...record,
    messages: record.messages.map((message) => (message.at > now ? { ...message, at: now } : message)),
  };
}

function withFallbackWelcome(record: ChatRecord, welcome: string): ChatRecord {
  const [first, ...rest] = record.messages;
  return first ? { ...record, messages: [{ ...first, content: welcome }, ...rest] } : record;
}
