import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** How far each mapping has read each shard, by the last record that it is done with; kept through restarts. */
export class ShardPositions {
  readonly #file: string;
  readonly #positions: Record<string, string>;

  constructor(file: string) {
    this.#file = file;
    this.#positions = existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
      : {};
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
