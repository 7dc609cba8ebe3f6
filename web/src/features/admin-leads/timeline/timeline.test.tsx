import type { LeadEvent, LeadEventKind } from '@harbour-haul/domain/leads/lead-event';
import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Timeline } from './timeline.tsx';

const AT = '2026-11-21T15:00:00.000Z';
const event = (kind: LeadEventKind, by: string | null = 'jane.roe', id = '1'): LeadEvent => ({
  ...kind,
  id,
  at: AT,
  by,
});
const entries = () => [...document.querySelectorAll('ol > li')].map((entry) => entry.textContent);

describe('the timeline', () => {
  it.each<[LeadEventKind, string]>([
    [{ type: 'created', source: 'phone', junkType: 'furniture' }, 'Entered (phone, Furniture)'],
    [{ type: 'called' }, 'Called'],
    [{ type: 'called', outcome: 'reached' }, 'Called, reached'],
    [{ type: 'called', outcome: 'no-answer' }, 'Called, no answer'],
    [{ type: 'called', outcome: 'no-answer', unanswered: 1 }, 'Called, no answer'],
    [{ type: 'called', outcome: 'no-answer', unanswered: 3 }, 'Called, no answer (3rd time)'],
    [{ type: 'called', outcome: 'taken-back' }, 'Took back what was noted of the call'],
    [{ type: 'left_chat', step: 'address' }, 'Stopped before giving the address'],
    [{ type: 'left_chat', step: 'review' }, 'Stopped at the summary, before sending it'],
    [{ type: 'exported' }, 'Exported'],
    [{ type: 'asked_again', details: 'And a piano.' }, 'Asked again'],
    [{ type: 'merged', otherId: 15 }, 'Merged lead #15 into this one'],
    [{ type: 'unmerged', otherId: 15 }, 'Separated lead #15 again'],
    [{ type: 'merged_into', otherId: 3 }, 'Merged into lead #3'],
    [{ type: 'unmerged_from', otherId: 3 }, 'Separated from lead #3 again'],
    [{ type: 'deleted' }, 'Moved to the trash'],
    [{ type: 'restored' }, 'Restored from the trash'],
    [
      { type: 'more', count: 12, changes: [], details: 'Please call.' },
      'Changed or asked again 12 more time(s)',
    ],
  ])('the timeline shows %j as %s', (kind, text) => {
    render(<Timeline events={[event(kind)]} failed={false} />);
    expect(entries()[0]).toContain(`${text}Jane Roe · Nov 21, 2026 11:00 AM`);
  });

  it.each<[LeadEventKind, string]>([
    [{ type: 'created', source: 'form', junkType: 'furniture' }, 'Asked for a quote (form, Furniture)'],
    [{ type: 'created', source: 'chat', junkType: null }, 'Asked for a quote (chat)'],
  ])('the timeline shows %j of a visitor as %s', (kind, text) => {
    render(<Timeline events={[event(kind, null)]} failed={false} />);
    expect(entries()[0]).toContain(`${text}Visitor · Nov 21, 2026 11:00 AM`);
  });

  it('the timeline makes one entry of exports in a row, and tells of the last one', () => {
    const exported = (id: string, by = 'jane.roe') => event({ type: 'exported' }, by, id);
    const called = event({ type: 'called' }, 'jane.roe', '3');
    const events = [
      exported('5', 'dana'),
      exported('4'),
      called,
      exported('2'),
      exported('1'),
      exported('0'),
    ];
    render(<Timeline events={events} failed={false} />);
    expect(entries()).toEqual([
      expect.stringMatching(/^Exported 2 times, the last one:Dana · Nov 21/),
      expect.stringMatching(/^CalledJane Roe/),
      expect.stringMatching(/^Exported 3 times, the last one:Jane Roe/),
    ]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('the timeline shows a change field by field, before and after', () => {
    const changes = [
      { field: 'status', from: 'new', to: 'contacted' },
      { field: 'followUpDate', from: null, to: '2026-11-30T12:00:00.000Z' },
      { field: 'estimatedValue', from: 100, to: 250 },
      { field: 'junkConfidence', from: null, to: 0.85 },
    ] as const;
    render(<Timeline events={[event({ type: 'changed', changes: [...changes] }, null)]} failed={false} />);
    expect([...document.querySelectorAll('ul > li')].map((change) => change.textContent)).toEqual([
      'Status: from New →  to Contacted',
      'Follow-up date: from empty →  to Monday, November 30, 2026',
      'Estimated value: from $100.00 →  to $250.00',
      'Junk confidence: from empty →  to 85%',
    ]);
    expect(entries()[0]).toContain('Visitor');
  });

  it('the timeline never says more of a confidence than it is: 0.899 is below the next tier, and not 90 %', () => {
    const changes = [{ field: 'junkConfidence', from: 0.899, to: 0.9 }] as const;
    render(<Timeline events={[event({ type: 'changed', changes: [...changes] })]} failed={false} />);
    expect(document.querySelector('ul > li')?.textContent).toBe('Junk confidence: from 89% →  to 90%');
  });

  it('the timeline is collapsed at first, and has a text for a failed load', () => {
    const load = jest.fn();
    const events = Array.from({ length: 7 }, (_, index) => event({ type: 'called' }, 'sam', String(index)));
    const { rerender } = render(<Timeline events={events} failed={false} />);
    expect(entries()).toHaveLength(5);
    fireEvent.click(screen.getByText('Show all 7 entries'));
    expect(entries()).toHaveLength(7);
    const older = { events: [event({ type: 'called' }, 'ann', 'a')], hasMore: true, isLoading: false, load };
    rerender(<Timeline events={events} failed={false} older={older} />);
    expect(entries()).toHaveLength(8);
    fireEvent.click(screen.getByText('Show older entries'));
    expect(load).toHaveBeenCalledTimes(1);
    rerender(<Timeline events={undefined} failed />);
    expect(screen.getByText('The timeline could not be loaded.')).toBeTruthy();
  });
});
