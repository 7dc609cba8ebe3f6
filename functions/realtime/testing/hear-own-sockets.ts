import { ADMINS_CHANNEL } from '@harbour-haul/aws/dynamodb/rows';
import { afterEach, beforeEach, expect, jest } from '@jest/globals';
import type { LiveStage } from './live-stage.ts';

/** Has each test of a file hear only its own sockets, and fail where one logs an error. @returns what the test has logged */
export function hearOwnSockets(stage: () => LiveStage): () => string[] {
  let logged: jest.SpiedFunction<typeof process.stdout.write>;
  const lines = () => logged.mock.calls.map(([line]) => String(line));
  beforeEach(async () => {
    logged = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    const { connections, clock } = stage();
    for (const row of await connections.inChannel(ADMINS_CHANNEL, clock.now)) await connections.remove(row);
  });
  afterEach(() => {
    const written = lines();
    logged.mockRestore();
    // Failed pushes are ignored, and must not fail here at all.
    expect(written.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });
  return lines;
}
