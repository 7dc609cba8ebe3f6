import { appendFileSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
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

it('passes on metrics for which there is no room, and reads on behind one that was cut', () => {
  const directory = mkdtempSync(join(tmpdir(), 'metrics-'));
  const file = join(directory, 'metrics', 'metrics.jsonl');
  try {
    const printed: string[] = [];
    const log = keepMetrics(directory, (_name, text) => void printed.push(text));
    symlinkSync('/dev/full', file);
    log('leads', line('Leads', 1));
    expect(printed).toEqual([line('Leads', 1)]);
    rmSync(file);
    log('leads', line('Leads', 1));
    appendFileSync(file, line('Leads', 1).slice(0, 30));
    log('leads', line('Leads', 1));
    expect(metricTotals(directory)).toEqual([{ metric: 'Leads', times: 2, sum: 2 }]);
  } finally {
    rmSync(directory, { recursive: true });
  }
});
