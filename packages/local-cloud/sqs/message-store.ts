import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeIfRoom } from '../shared/full-disk.ts';
import { readJsonFile } from '../shared/read-json-file.ts';
import { writeJsonFile } from '../shared/write-json-file.ts';

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
  readonly #log: (line: string) => void;

  constructor(directory: string, queueName: string, log: (line: string) => void) {
    this.#directory = join(directory, queueName);
    this.#log = log;
  }

  /** Every message, the oldest first. */
  load(): StoredMessage[] {
    mkdirSync(this.#directory, { recursive: true });
    return readdirSync(this.#directory)
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => readJsonFile<StoredMessage>(join(this.#directory, file)) ?? [])
      .sort((a, b) => a.sentAt - b.sentAt);
  }

  /** Appears whole or not at all, also when the machine goes down or its disk is full. */
  save(message: StoredMessage): void {
    const file = this.#fileOf(message.messageId);
    writeIfRoom(file, this.#log, () => {
      mkdirSync(this.#directory, { recursive: true });
      writeJsonFile(file, message);
    });
  }

  remove(messageId: string): void {
    rmSync(this.#fileOf(messageId), { force: true });
  }

  #fileOf(messageId: string): string {
    return join(this.#directory, `${messageId}.json`);
  }
}
