import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { keepMetrics, metricTotals } from './metric-files.ts';

const line = (name: string, value: number, dimensions: Record<string, string> = {}) =>
  JSON.stringify({
    _aws: {
      Timestamp: 1,
      CloudWatchMetrics: [
        { Namespace: 'N', Dimensions: [[], Object.keys(dimensions)], Metrics: [{ Name: name }] },
      ],
    },
    ...dimensions,
    [name]: value,
  });

it('keeps metrics and adds them up, and passes on what else functions print', () => {
  const directory = mkdtempSync(join(tmpdir(), 'metrics-'));
  try {
    expect(metricTotals(directory)).toEqual([]);
    const printed: string[] = [];
    const log = keepMetrics(directory, (name, text) => void printed.push(`${name} ${text}`));
    log('leads', line('Leads', 1, { Channel: 'form' }));
    log('leads', '{"level":"info"}');
    log('chat', line('Wait', 2.5));
    log('leads', line('Leads', 1, { Channel: 'form' }));
    expect(printed).toEqual(['leads {"level":"info"}']);
    expect(metricTotals(directory)).toEqual([
      { metric: 'Leads form', times: 2, sum: 2 },
      { metric: 'Wait', times: 1, sum: 2.5 },
    ]);
  } finally {
    rmSync(directory, { recursive: true });
  }
});
