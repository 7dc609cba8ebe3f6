import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJsonFile } from '../shared/read-json-file.ts';

/** A message as it is kept; times in epoch milliseconds. */
export interface StoredMessage {
  readonly messageId: string;
  readonly body: string;
  readonly sentAt: number;
  readonly receiveCount: number;
  readonly firstReceivedAt: number | undefined;
  /** The queue that gave it up. */
  readonly deadLetterSource: string | undefined;
}

/** The messages of one queue on disk: a folder of the queue's name, with a file for each, to be read by people too. */
export class MessageStore {
  readonly #directory: string;

  constructor(directory: string, queueName: string) {
    this.#directory = join(directory, queueName);
  }

  /** Every message, the oldest first. */
  load(): StoredMessage[] {
    mkdirSync(this.#directory, { recursive: true });
    return readdirSync(this.#directory)
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => readJsonFile<StoredMessage>(join(this.#directory, file)) ?? [])
      .sort((a, b) => a.sentAt - b.sentAt);
  }

  /** Appears whole or not at all, also when the machine goes down. */
  save(message: StoredMessage): void {
    const file = this.#fileOf(message.messageId);
    mkdirSync(this.#directory, { recursive: true });
    writeFileSync(`${file}.draft`, `${JSON.stringify(message, null, 2)}\n`);
    renameSync(`${file}.draft`, file);
  }

  remove(messageId: string): void {
    rmSync(this.#fileOf(messageId), { force: true });
  }

  #fileOf(messageId: string): string {
    return join(this.#directory, `${messageId}.json`);
  }
}
