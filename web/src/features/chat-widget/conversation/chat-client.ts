import type { ChosenPhoto } from '@harbour-haul/domain/conversation/slots';
import type { Input, QuickReply } from '@harbour-haul/domain/conversation/turn';
import { visibleLength } from '@harbour-haul/domain/leads/fields/visible-text';
import { trackConversion } from '#lib/analytics.ts';
import { OutboxSender } from '#lib/chat/outbox-sender.ts';
import { rememberRequest } from '#lib/storage/last-request.ts';
import { rememberMissingPhotos } from '#lib/storage/left-out-photos.ts';
import { SAVED_CHAT_CLOSED_EVENT } from '#lib/storage/submitted-before.ts';
import type { ConversationOpening, FormPhoto, LoadEngine } from '../engine/conversation-engine.ts';
import { EngineLoader } from '../engine/engine-loader.ts';
import { type UnsentPhoto, UnsentPhotos } from '../photos/unsent-photos.ts';
import {
  type ChatRecord,
  countReplies,
  EMPTY_RECORD,
  type OutboxItem,
  visibleMessages,
} from '../state/chat-record.ts';
import { ChatStore } from '../state/chat-store.ts';
import { withMessages, withoutItem, withoutWait, withRetry, withTold } from '../state/outbox-changes.ts';
import { type SessionState, withSession } from '../state/session-changes.ts';
import {
  type TabEffect,
  takeTurn,
  takeWaitingTurns,
  visitorMessage,
  withFormChange,
  withTurn,
} from '../state/take-turn.ts';
import { ChatLanguages, type PageLanguages } from '../texts/chat-languages.ts';
import type { ChatTexts } from '../texts/chat-texts.ts';
import { ChatDelivery } from './chat-delivery.ts';
import type { ChatNotice } from './chat-notice.ts';
import { ChatSync } from './chat-sync.ts';
import { LiveConnection, type LoadLive } from './live-connection.ts';
import { PageActivity } from './page-activity.ts';
import type { LeadOutcome } from './send-lead.ts';
import { runTabEffects } from './tab-effects.ts';

export interface VisitorPhoto extends UnsentPhoto {
  /** Where it is stored; null where the upload failed and it is on this device alone. */
  path: string | null;
}

/** `unopened`: the window was not open on this page yet. */
type WindowState = 'unopened' | 'open' | 'closed';

/**
 * The conversation of this browser, without its screen, and the owner of all that it needs: passes what the visitor says
 * through the engine, stores it, has it delivered, and receives what others say. All tabs may run one; the tab that took
 * an input runs its effects.
 */
export class ChatClient {
  readonly store = new ChatStore();
  readonly live: LiveConnection;
  readonly engine: EngineLoader;
  readonly languages: ChatLanguages;
  /** Photos that could not be stored, by the messages that say so. */
  readonly unsentPhotos = new UnsentPhotos();
  readonly #howToOpen: ConversationOpening;
  readonly #showNotice: (notice: ChatNotice) => void;
  readonly #delivery: ChatDelivery;
  readonly #outbox: OutboxSender<OutboxItem>;
  #hasToldLimit = false;
  readonly #sync: ChatSync;
  readonly #page: PageActivity;
  #window: WindowState = 'unopened';
  /** Sessions that are not this browser's (any more). */
  readonly #lostSessions = new Set<string>();
  #choosePhoto: (() => void) | undefined;
  #sendPhotos: (() => Promise<unknown>) | undefined;
  /** The message whose quick reply was chosen last. */
  #answeredId: string | undefined;
  #opening: Promise<void> | undefined;

  constructor(
    howToOpen: ConversationOpening,
    loadEngine: LoadEngine,
    loadLive: LoadLive,
    showNotice: (notice: ChatNotice) => void,
    languages: PageLanguages,
  ) {
    this.#howToOpen = howToOpen;
    this.languages = new ChatLanguages(languages);
    this.engine = new EngineLoader(loadEngine, (engine) => {
      this.languages.teach(engine);
      void this.#answerWaiting();
    });
    this.#showNotice = showNotice;
    this.#sync = new ChatSync(this.store, {
      onSession: (session) => this.#onSession(session),
      onLost: (sessionId) => {
        this.#lostSessions.add(sessionId);
        this.#connect();
      },
    });
    this.live = new LiveConnection(loadLive, {
      onMessage: (message) => void this.#sync.receiveMessage(message),
      onSession: (session) => void this.#sync.receiveSession(session),
      onState: (state) => this.#sync.noteState(state),
      pull: () => this.#sync.pull(),
    });
    this.#delivery = new ChatDelivery(this.store, () => this.engine.load(), {
      onLead: (itemId, outcome) => this.#onLead(itemId, outcome),
      onGap: () => void this.#sync.pull(),
      onLimit: (text) => this.#tellLimit(text),
      beforeLead: () => this.#sendUnsentPhotos(),
    });
    this.#outbox = new OutboxSender(this.#delivery, this.#delivery);
    this.#page = new PageActivity({
      onState: () => this.#connect(),
      onWake: () => {
        this.store.refresh();
        void this.#sendUnsentPhotos();
        this.#outbox.flush(true);
        this.#connect();
      },
    });
  }

  /** Goes on where the last page left: delivers what waits and fetches what was missed. @returns how to stop */
  start(): () => void {
    const unsubscribe = this.store.subscribe(() => {
      this.#dropUnsaidPhotos();
      this.#outbox.schedule();
      this.#connect();
      void this.#answerWaiting();
    });
    this.#dropUnsaidPhotos();
    void this.#sendUnsentPhotos();
    this.#outbox.start();
    this.#page.start();
    void this.#sync.pull();
    void this.#answerWaiting();
    void this.#fetchLanguage();
    return () => {
      unsubscribe();
      this.engine.stop();
      this.#page.stop();
      this.#outbox.stop();
    };
  }

  /** Registers how to open the photo picker, as long as a window is there to show one. @returns how to unregister it */
  onChoosePhoto(choose: () => void): () => void {
    this.#choosePhoto = choose;
    return () => {
      this.#choosePhoto = undefined;
    };
  }

  /** Registers how to send the photos again that could not be stored. */
  onSendPhotos(send: () => Promise<unknown>): void {
    this.#sendPhotos = send;
  }

  /** The window is shown: begins the conversation where there is none. */
  open(): Promise<void> {
    this.#setWindow('open');
    // The window is drawn first: on a slow phone the engine takes as long as that to be compiled.
    requestAnimationFrame(() =>
      setTimeout(() => {
        this.engine.want();
        void this.#hearNews();
      }),
    );
    if (this.store.record.conversation !== null) return Promise.resolve();
    this.#opening ??= this.#begin().finally(() => {
      this.#opening = undefined;
    });
    return this.#opening;
  }

  /** Has the assistant hear of the page's form: who turns from it says nothing twice, and who has sent it is known. */
  async #hearNews(): Promise<void> {
    await this.#opening;
    const engine = await this.engine.load().catch(() => null);
    const { forgotten, finished, leadId, conversation, answeredBy } = this.store.record;
    // While a person answers nothing else is heard: it is news behind them still.
    const isHeard = engine !== null && !forgotten && answeredBy !== 'person';
    const input = isHeard ? engine.news(conversation, finished ? null : leadId) : null;
    await this.#change((record) => (input ? withInput(record, input) : record));
  }

  /** The window is hidden: what the chat has saved can be of use to the page. */
  close(): void {
    this.#setWindow('closed');
    if (this.store.record.leadKey) window.dispatchEvent(new Event(SAVED_CHAT_CLOSED_EVENT));
  }

  /** The visitor changed what they write: shown only to a person. */
  typed(isEmpty: boolean): void {
    if (isEmpty) this.live.stoppedTyping();
    else if (this.store.record.answeredBy !== 'assistant') this.live.typed();
  }

  /** Something typed; of what nobody can see nothing is said. */
  say(text: string): Promise<void> {
    return this.#take({ type: 'text', text }, visibleLength(text) === 0 ? null : { content: text });
  }

  /** A quick reply to a message: to each there is one, however often its button is pressed. */
  async choose(messageId: string, { id, label }: QuickReply): Promise<void> {
    if (this.#answeredId === messageId) return;
    this.#answeredId = messageId;
    await this.#take({ type: 'choice', id, label }, { content: label });
  }

  /** A photo, once it is known whether it could be stored. The assistant hears of it by `hearPhoto`. */
  async sayPhoto({ path, ...unsent }: VisitorPhoto): Promise<void> {
    const id = crypto.randomUUID();
    const { said, saidUnsent } = this.#texts.photo;
    const content = path === null ? saidUnsent : said;
    if (path === null) {
      void this.unsentPhotos.set(id, unsent).then((isKept) => {
        // It is not promised to outlive the page.
        if (!isKept) this.#showNotice(this.#texts.notices.photoNotKept);
      });
    }
    await this.#take(null, { id, content, image: path, preview: unsent.preview });
  }

  /** Photos that the page's form has uploaded, as if they had been chosen here. */
  async #sayFormPhotos(photos: readonly FormPhoto[]): Promise<void> {
    const content = this.#texts.photo.said;
    for (const { path, preview } of photos) await this.#take(null, { content, image: path, preview });
    const path = photos.at(-1)?.path;
    if (path) await this.hearPhoto({ kind: 'stored', path }, photos.length);
  }

  /** The assistant answers to the photos that were said, by one of them: so many were stored. */
  hearPhoto(photo: ChosenPhoto, count: number): Promise<void> {
    return this.#take({ type: 'photo', photo, count }, null);
  }

  /** They wait while there is no network. @returns when each is stored, or is not this time either */
  async #sendUnsentPhotos(): Promise<void> {
    await this.unsentPhotos.loaded;
    if (navigator.onLine) await this.#sendPhotos?.().catch(() => undefined);
  }

  /** Nothing of a chat that was forgotten or begun anew stays, in whichever tab that was done. */
  #dropUnsaidPhotos(): void {
    if (!this.store.record.messages.some(({ sender }) => sender === 'user')) void this.unsentPhotos.clear();
  }

  /** Sends a message again that was not delivered, and all that waits with it. */
  async retry(id: string): Promise<void> {
    await this.store.update((record) => withRetry(record, id));
    this.#outbox.flush(true);
  }

  /** Clears this conversation and begins another. */
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

  /** Welcomes the visitor at once, while the session is created. */
  async #begin(): Promise<void> {
    const isBegun = this.#delivery.begin().then(
      () => true,
      () => false,
    );
    await this.store.update((record) =>
      // Another tab may have begun it.
      record.conversation === null ? withTurn(record, this.#howToOpen.turn(), Date.now()).record : record,
    );
    if (!(await isBegun))
      await this.store.update((record) => withFallbackWelcome(record, this.#howToOpen.fallbackWelcome));
    this.#outbox.flush();
  }

  #take(input: Input | null, said: Parameters<typeof visitorMessage>[0] | null): Promise<void> {
    const now = Date.now();
    return this.#change((record) => {
      const shown = withAllShown(record, now);
      const spoken = said ? withMessages(shown, [visitorMessage(said, now)]) : shown;
      const heard = record.answeredBy === 'person' ? asHeard(input) : input;
      return heard === null ? spoken : withInput(spoken, heard);
    });
  }

  /** What was said before the engine was there is answered once it is. */
  async #answerWaiting(): Promise<void> {
    if (this.store.record.inputs.length === 0) return;
    if (this.engine.engine) await this.#change((record) => record);
    else this.engine.want();
  }

  /** Changes the record, and has the engine answer what it has not heard: at once and in one, where it is there. */
  async #change(change: (record: ChatRecord) => ChatRecord): Promise<void> {
    let effects: TabEffect[] = [];
    await this.store.update((record) => {
      const { engine } = this.engine;
      const isSeen = this.#window === 'open';
      const changed = engine && isSeen ? withFormChange(change(record), engine) : change(record);
      if (!engine || changed.inputs.length === 0) return changed;
      // In a language that has to be fetched first: then it is answered in that.
      if (this.languages.lacking(changed, engine) !== null) return changed;
      const turns = takeWaitingTurns(changed, engine, Date.now());
      effects = turns.effects;
      return turns.record;
    });
    this.#outbox.flush();
    this.#run(effects);
    if (await this.#fetchLanguage()) await this.#answerWaiting();
  }

  /** Fetches the language that the conversation goes on in, where it is not there. @returns whether that was tried */
  async #fetchLanguage(): Promise<boolean> {
    const { engine } = this.engine;
    const lacking = this.languages.lacking(this.store.record, engine);
    if (lacking === null) return false;
    await this.languages.fetch(lacking);
    if (engine) this.languages.teach(engine);
    return true;
  }

  get #texts(): ChatTexts {
    return this.languages.textsOf(this.store.record);
  }

  /** Once a page: the messages that wait are marked, and sent again by themselves. */
  #tellLimit(text: string): void {
    if (this.#hasToldLimit) return;
    this.#hasToldLimit = true;
    this.#showNotice(this.#texts.notices.limit(text));
  }

  async #onLead(itemId: string, outcome: LeadOutcome): Promise<void> {
    // The thank-you page has its card, as of a form's.
    if (outcome.kind === 'accepted') {
      rememberRequest(outcome.lead.id, outcome.lead.askedAgain);
      rememberMissingPhotos(this.unsentPhotos.byMessage.size);
    }
    const engine = await this.engine.load();
    await this.#fetchLanguage();
    let effects: TabEffect[] = [];
    let isNews = true;
    await this.store.update((record) => {
      const waits = outcome.kind === 'unreachable';
      // Told already, or gone where another conversation was begun meanwhile.
      isNews = !waits || record.outbox.some((item) => item.id === itemId && !('isTold' in item));
      if (!isNews) return record;
      const input: Input = {
        type: 'lead-result',
        outcome: outcome.kind,
        ...(outcome.kind === 'accepted' && outcome.lead.askedAgain && { addedTo: outcome.lead.id }),
      };
      const next = waits ? withTold(record, itemId) : withoutItem(withoutWait(record), itemId);
      const turn = takeTurn(next, engine, input, Date.now());
      effects = turn.effects;
      if (!waits) return turn.record;
      const said = turn.record.messages.slice(next.messages.length).map(({ id }) => id);
      return { ...turn.record, toldOfWait: [...next.toldOfWait, ...said] };
    });
    if (!isNews) return;
    if (outcome.kind === 'accepted') trackConversion(outcome.lead);
    // What failed here is told in the conversation alone.
    if (outcome.kind !== 'failed')
      this.#showNotice({ ...this.#texts.notices[outcome.kind], about: 'request' });
    this.#run(effects);
  }

  /** The server says who answers; the tab that first receives that a person left resumes the script, where they said. */
  async #onSession(session: SessionState): Promise<void> {
    await this.#change((record) => {
      const { record: changed, inputs } = withSession(record, session, Date.now());
      return inputs.reduce(withInput, changed);
    });
  }

  #run(effects: readonly TabEffect[]): void {
    runTabEffects(effects, {
      choosePhoto: () => this.#choosePhoto?.(),
      sayPhotos: (photos) => this.#sayFormPhotos(photos),
      answer: (input) => this.#take(input, null),
    });
  }

  #setWindow(state: WindowState): void {
    this.#window = state;
    this.#connect();
  }

  /**
   * Connects to the session as long as something may be received: where a person is there or awaited, while the window
   * is open, and after that until the conversation is finished. Pages that nobody looks at, and sessions that are not
   * ours, have no connection.
   */
  #connect(): void {
    const { sessionId, answeredBy, finished } = this.store.record;
    const isExpected =
      answeredBy !== 'assistant' || this.#window === 'open' || (this.#window === 'closed' && !finished);
    const isOurs = sessionId !== null && !this.#lostSessions.has(sessionId);
    this.live.connect(isExpected && isOurs && this.#page.state === 'active' ? sessionId : null);
  }
}

/** A person answers: the assistant only listens, so that nothing is lost, and it can go on where it stopped. */
const asHeard = (input: Input | null): Input | null =>
  input?.type === 'text' ? { type: 'heard', text: input.text } : null;

function withInput(record: ChatRecord, input: Input): ChatRecord {
  return { ...record, inputs: [...record.inputs, input] };
}

/** Whoever speaks before a reply was written sees it at once, above the own words. */
function withAllShown(record: ChatRecord, now: number): ChatRecord {
  return {
    ...record,
    messages: record.messages.map((message) => (message.at > now ? { ...message, at: now } : message)),
  };
}

/** Once something was said the words above it stay. */
function withFallbackWelcome(record: ChatRecord, content: string): ChatRecord {
  const [first, second] = record.messages;
  return first && !second ? { ...record, messages: [{ ...first, content }] } : record;
}
