/** A chat as its people know it. */
export interface AcknowledgedChat {
  /** The numbers that its messages got. */
  seqs: number[];
  /** The furthest step of the conversation that was told. */
  step: number;
}

/** What the product has said to have stored: all of it must be found again. */
export class Acknowledged {
  /** Leads by id, each with the names of the photos that were sent along. */
  readonly leads = new Map<number, readonly string[]>();
  /** Chats by id. */
  readonly chats = new Map<string, AcknowledgedChat>();
  /** Names of photos of which all bytes were taken. */
  readonly photos = new Set<string>();
  /** How many messages visitors have sent, those of their assistants among them. */
  visitorMessages = 0;
  #sockets = 0;

  /** How many sockets were opened. */
  get sockets(): number {
    return this.#sockets;
  }

  openedSocket(): void {
    this.#sockets += 1;
  }

  begunChat(id: string): AcknowledgedChat {
    const chat = { seqs: [], step: 0 };
    this.chats.set(id, chat);
    return chat;
  }
}
