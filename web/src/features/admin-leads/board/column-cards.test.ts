import { describe, expect, it } from '@jest/globals';
import { sampleLead } from '../testing/leads-api.ts';
import { columnCards } from './column-cards.ts';

const [first, second] = [sampleLead(1), sampleLead(2)];
const NEW = { rows: [first, second], total: 50 };
const CONTACTED = { rows: [], total: 3 };
const moved = { ...first, status: 'contacted' } as const;
const ids = ({ leads, total }: { leads: readonly { id: number }[]; total: number }) => [
  leads.map(({ id }) => id),
  total,
];

describe('the cards of a column', () => {
  it('stand where they were moved to before any list knows it', () => {
    const moves = new Map([[1, moved]]);
    expect(ids(columnCards('new', NEW, new Map(), moves))).toEqual([[2], 49]);
    expect(ids(columnCards('contacted', CONTACTED, new Map(), moves))).toEqual([[1], 4]);
  });

  it('stand there once, when the list knows it', () => {
    const stored = { ...moved, version: 2 };
    const known = new Map([[1, stored]]);
    const moves = new Map([[1, stored]]);
    expect(ids(columnCards('contacted', { rows: [stored], total: 4 }, known, moves))).toEqual([[1], 4]);
    expect(ids(columnCards('new', { rows: [second], total: 49 }, known, moves))).toEqual([[2], 49]);
    // An index that lags has it in both.
    expect(ids(columnCards('new', NEW, known, moves))).toEqual([[2], 49]);
  });

  it('follow whoever moved them on since', () => {
    const theirs = { ...first, status: 'qualified', version: 3 } as const;
    const [known, moves] = [new Map([[1, theirs]]), new Map([[1, { ...moved, version: 2 }]])];
    expect(ids(columnCards('contacted', CONTACTED, known, moves))).toEqual([[], 3]);
    expect(ids(columnCards('qualified', { rows: [theirs], total: 1 }, known, moves))).toEqual([[1], 1]);
    expect(ids(columnCards('new', NEW, new Map([[1, null]]), new Map()))).toEqual([[2], 49]);
  });
});
