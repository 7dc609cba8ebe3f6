import type { LeadStatus } from '@harbour-haul/domain/leads/lead-status';
import { describe, expect, it } from '@jest/globals';
import type { KnownLeads } from '../api/known-leads.ts';
import { sampleLead } from '../testing/leads-api.ts';
import { columnCards, type MovedLeads } from './column-cards.ts';

const [first, second] = [sampleLead(1), sampleLead(2)];
const NEW = { rows: [first, second], total: 50, hasNext: true };
const CONTACTED = { rows: [], total: 3, hasNext: false };
const moved = { ...first, status: 'contacted' } as const;
type Column = Parameters<typeof columnCards>[1];
const cardsOf = (status: LeadStatus, column: Column, known: KnownLeads, moved: MovedLeads) =>
  columnCards({ status }, column, known, { all: moved, here: moved });
const ids = ({ leads, total }: { leads: readonly { id: number }[]; total: number }) => [
  leads.map(({ id }) => id),
  total,
];

describe('the cards of a column', () => {
  it('stand where they were moved to before any list knows it', () => {
    const moves = new Map([[1, moved]]);
    expect(ids(cardsOf('new', NEW, new Map(), moves))).toEqual([[2], 49]);
    expect(ids(cardsOf('contacted', CONTACTED, new Map(), moves))).toEqual([[1], 4]);
  });

  it('stand there once, when the list knows it', () => {
    const stored = { ...moved, version: 2 };
    const known = new Map([[1, stored]]);
    const moves = new Map([[1, stored]]);
    expect(ids(cardsOf('contacted', { rows: [stored], total: 4, hasNext: false }, known, moves))).toEqual([
      [1],
      4,
    ]);
    expect(ids(cardsOf('new', { rows: [second], total: 49, hasNext: true }, known, moves))).toEqual([
      [2],
      49,
    ]);
    // An index that lags has it in both.
    expect(ids(cardsOf('new', NEW, known, moves))).toEqual([[2], 49]);
  });

  it('follow whoever moved them on since', () => {
    const theirs = { ...first, status: 'qualified', version: 3 } as const;
    const [known, moves] = [new Map([[1, theirs]]), new Map([[1, { ...moved, version: 2 }]])];
    expect(ids(cardsOf('contacted', CONTACTED, known, moves))).toEqual([[], 3]);
    expect(ids(cardsOf('qualified', { rows: [theirs], total: 1, hasNext: false }, known, moves))).toEqual([
      [1],
      1,
    ]);
    expect(ids(cardsOf('new', NEW, new Map([[1, null]]), new Map()))).toEqual([[2], 49]);
  });

  it('do not show what was moved before the board was narrowed, unless its list has it', () => {
    const moves = { all: new Map([[1, moved]]), here: new Map() };
    const query = { status: 'contacted', search: 'chen' };
    expect(ids(columnCards(query, { rows: [], total: null, hasNext: false }, new Map(), moves))).toEqual([
      [],
      0,
    ]);
    const found = { rows: [moved], total: null, hasNext: true };
    expect(columnCards(query, found, new Map(), moves)).toEqual({ leads: [moved], total: 1, isMore: true });
  });

  it('are without what is none of what the board is narrowed by any more', () => {
    const answered = { ...first, version: 2, firstContactAt: '2026-11-21T12:00:00.000Z', updatedBy: 'sam' };
    const query = { status: 'new', needsReply: 'true' };
    const list = { rows: [first, second], total: null, hasNext: false };
    const none = { all: new Map(), here: new Map() };
    expect(ids(columnCards(query, list, new Map([[1, answered]]), none))).toEqual([[2], 1]);
  });
});
