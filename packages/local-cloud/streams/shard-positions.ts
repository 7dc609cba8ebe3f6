import { writeIfRoom } from '../shared/full-disk.ts';
import { readJsonFile } from '../shared/read-json-file.ts';
import { writeJsonFile } from '../shared/write-json-file.ts';

/** How far each mapping has read each shard, by the last record that it is done with; kept through restarts. */
export class ShardPositions {
  readonly #file: string;
  readonly #log: (line: string) => void;
  readonly #positions: Record<string, string>;

  constructor(file: string, log: (line: string) => void) {
    this.#file = file;
    this.#log = log;
    this.#positions = readJsonFile<Record<string, string>>(file) ?? {};
  }

  get(mappingId: string, shardId: string): string | undefined {
    return this.#positions[key(mappingId, shardId)];
  }

  /** Each change is a file: what is set again as it was is none. */
  set(mappingId: string, shardId: string, sequenceNumber: string): void {
    if (this.get(mappingId, shardId) === sequenceNumber) return;
    this.#positions[key(mappingId, shardId)] = sequenceNumber;
    writeIfRoom(this.#file, this.#log, () => writeJsonFile(this.#file, this.#positions));
  }
}

function key(mappingId: string, shardId: string): string {
  return `${mappingId} ${shardId}`;
}
