import type { Wording } from '@harbour-haul/domain/conversation/wording/english';
import type { Language } from '@harbour-haul/domain/site/language';
import type { ConversationEngine } from '../engine/conversation-engine.ts';
import type { ChatRecord } from '../state/chat-record.ts';
import type { ChatTexts } from './chat-texts.ts';

/** What it takes to chat in a language. */
export interface LanguagePack {
  texts: ChatTexts;
  /** What the assistant says in it; left out where the engine has that itself. */
  wording?: Wording;
}

/** The language of the page with its pack, those that are there as well, and how others are fetched. */
export interface PageLanguages {
  own: Language;
  packs: Partial<Record<Language, LanguagePack>>;
  load?: (language: Language) => Promise<LanguagePack>;
}

/** The languages that this chat can be held in: those that came with the page, and those that its visitor speaks. */
export class ChatLanguages {
  readonly own: Language;
  readonly #packs: PageLanguages['packs'];
  readonly #load: PageLanguages['load'];
  readonly #refused = new Set<Language>();
  readonly #fetching = new Map<Language, Promise<void>>();
  readonly #listeners = new Set<() => void>();

  constructor({ own, packs, load }: PageLanguages) {
    this.own = own;
    this.#packs = { ...packs };
    this.#load = load;
  }

  /** The texts of a conversation's language; those of the page for one that has none yet, or whose are not there. */
  textsOf({ language }: Pick<ChatRecord, 'language'>): ChatTexts {
    const pack = this.#packs[language ?? this.own] ?? this.#packs[this.own];
    if (!pack) throw new Error(`The page's own language ${this.own} has no texts.`);
    return pack.texts;
  }

  /** Subscribes to further texts. @returns how to unsubscribe */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The language that a conversation is held in, or was just spoken in, and that has to be fetched first; else null. */
  lacking(record: ChatRecord, engine: ConversationEngine | null): Language | null {
    const lacking = engine?.lacks(record.conversation, record.inputs) ?? record.language;
    if (lacking === null || this.#packs[lacking] || this.#refused.has(lacking)) return null;
    return this.#load ? lacking : null;
  }

  /** Fetches a language, once. One that cannot be had is not asked for again: the chat goes on as it is. */
  fetch(language: Language): Promise<void> {
    const fetching = this.#fetching.get(language) ?? this.#fetch(language);
    this.#fetching.set(language, fetching);
    return fetching;
  }

  async #fetch(language: Language): Promise<void> {
    const pack = await this.#load?.(language).catch(() => undefined);
    if (pack) this.#packs[language] = pack;
    else this.#refused.add(language);
    for (const listener of this.#listeners) listener();
  }

  /** Gives the engine the wordings that are there. */
  teach(engine: ConversationEngine): void {
    for (const [language, { wording }] of Object.entries(this.#packs)) {
      if (wording) engine.learn(language as Language, wording);
    }
  }
}
