import { describe, expect, it } from '@jest/globals';
import type { VisitorEntries } from './fields/visitor-entry-count.ts';
import type { LeadEventKind } from './lead-event.ts';
import {
  countEntries,
  foldEntries,
  MAX_ENTRIES,
  MAX_ENTRIES_A_DAY,
  MAX_FOLDED_WORDS,
  type MoreEntries,
} from './visitor-entries.ts';

const NOW = new Date('2026-11-22T15:00:00.000Z');
const LATER = new Date('2026-11-23T15:00:00.000Z');

const renamed = (from: string | null, to: string): LeadEventKind => ({
  type: 'changed',
  changes: [{ field: 'name', from, to }],
});
const asked = (details: string, visitorId = 'v1'): LeadEventKind => ({
  type: 'asked_again',
  details,
  from: { visitorId, sessionId: 's1' },
});

/** The count after so many entries of the visitor at this time. */
function after(count: number, now = NOW, entries: VisitorEntries | null = null): VisitorEntries | null {
  let counted = entries;
  for (let made = 0; made < count; made += 1) {
    const result = countEntries(counted, [asked(`word ${made}`)], now);
    counted = result.entries && { ...result.entries, last: result.folds ? 'more' : null };
  }
  return counted;
}

describe('the entries that a visitor makes in a timeline', () => {
  it('stand each for itself as far as a person makes them', () => {
    expect(countEntries(null, [asked('a couch')], NOW)).toEqual({
      entries: { total: 1, day: '2026-11-22', today: 1, last: null },
      folds: false,
    });
    expect(after(MAX_ENTRIES_A_DAY)).toMatchObject({ today: MAX_ENTRIES_A_DAY, last: null });
  });

  it('fold into one beyond what a day has, and begin anew on the next', () => {
    const full = after(MAX_ENTRIES_A_DAY);
    const first = countEntries(full, [asked('x')], NOW);
    expect(first).toMatchObject({ folds: true, entries: { total: MAX_ENTRIES_A_DAY + 1, last: null } });
    const flooded = after(1000, NOW, full);
    expect(flooded).toMatchObject({ total: MAX_ENTRIES_A_DAY + 1, last: 'more' });
    expect(countEntries(flooded, [asked('y')], LATER)).toEqual({
      entries: { total: MAX_ENTRIES_A_DAY + 2, day: '2026-11-23', today: 1, last: null },
      folds: false,
    });
  });

  it('fold into the last for good where there are very many', () => {
    let entries: VisitorEntries | null = null;
    for (let day = 0; day < 30; day += 1) {
      entries = after(100, new Date(NOW.getTime() + day * 24 * 3600 * 1000), entries);
    }
    expect(entries).toMatchObject({ total: MAX_ENTRIES, last: 'more' });
  });

  it('are not counted where they fill what was empty, or add photos', () => {
    const changes = [
      { field: 'name', from: null, to: 'Ann' },
      { field: 'chatPhotoPaths', from: '["/uploads/a.jpg"]', to: '["/uploads/a.jpg","/uploads/b.jpg"]' },
      { field: 'status', from: 'incomplete', to: 'new' },
    ] as const;
    expect(countEntries(null, [{ type: 'changed', changes: [...changes] }], NOW).entries).toBeNull();
  });

  it('are not counted where they say what became of the lead', () => {
    const events: LeadEventKind[] = [{ type: 'merged', otherId: 2 }, { type: 'canceled' }];
    expect(countEntries(null, events, NOW)).toEqual({ entries: null, folds: false });
  });
});

describe('entries that are folded', () => {
  it('say what each field was before the first and is after the last', () => {
    const once = foldEntries(null, [renamed('Ann', 'Anna'), renamed('Anna', 'Hannah')]);
    expect(foldEntries(once, [renamed('Hannah', 'Jo')])).toEqual({
      type: 'more',
      count: 3,
      changes: [{ field: 'name', from: 'Ann', to: 'Jo' }],
      details: null,
    });
  });

  it('keep all words, each once, the newest first', () => {
    const words = [asked('a couch'), asked('a piano', 'v2'), asked('a couch', 'v2')];
    const corrected: LeadEventKind = { type: 'corrected', changes: [], note: 'ring twice' };
    expect(foldEntries(null, [...words, corrected])).toEqual({
      type: 'more',
      count: 4,
      changes: [],
      details: 'ring twice\n\na piano\n\na couch',
    });
  });

  it('keep the newest words where a script sent more than anybody reads', () => {
    let more: MoreEntries | null = null;
    for (let sent = 0; sent < 50; sent += 1) more = foldEntries(more, [asked(`${sent} ${'x'.repeat(990)}`)]);
    const folded = foldEntries(more, [asked('This is really me, please call.')]);
    expect(folded.details?.startsWith('This is really me, please call.')).toBe(true);
    expect(folded.details?.length).toBeLessThanOrEqual(MAX_FOLDED_WORDS);
    expect(folded.count).toBe(51);
  });
});
