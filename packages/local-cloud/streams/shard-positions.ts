import { writeFileSync } from 'node:fs';
import { readJsonFile } from '../shared/read-json-file.ts';

/** How far each mapping has read each shard, by the last record that it is done with; kept through restarts. */
export class ShardPositions {
  readonly #file: string;
  readonly #positions: Record<string, string>;

  constructor(file: string) {
    this.#file = file;
    this.#positions = readJsonFile<Record<string, string>>(file) ?? {};
  }

  get(mappingId: string, shardId: string): string | undefined {
    return this.#positions[key(mappingId, shardId)];
  }

  set(mappingId: string, shardId: string, sequenceNumber: string): void {
    this.#positions[key(mappingId, shardId)] = sequenceNumber;
    writeFileSync(this.#file, `${JSON.stringify(this.#positions, null, 2)}\n`);
  }
}

function key(mappingId: string, shardId: string): string {
  return `${mappingId} ${shardId}`;
}
