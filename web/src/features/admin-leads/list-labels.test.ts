import { expect, it } from '@jest/globals';
import { DEFAULT_SETTINGS, type ListSettings } from './list/list-settings.ts';
import { countText, type ListCount } from './list-labels.ts';

const ONE: ListCount = { count: 1, isMore: false };
const MORE: ListCount = { count: 10, isMore: true };

it.each<[Partial<ListSettings>, string, string, string]>([
  [{}, '1 lead total', '10+ leads total', 'Leads'],
  [{ status: 'new' }, '1 lead with status New', '10+ leads with status New', 'Leads with status New'],
  [{ search: 'chen' }, '1 lead found for “chen”', '10+ leads found for “chen”', 'Leads found for “chen”'],
  [
    { search: 'chen', quick: ['mine'] },
    '1 lead found for “chen” in Mine',
    '10+ leads found for “chen” in Mine',
    'Leads found for “chen” in Mine',
  ],
  [
    { quick: ['follow-up-due'] },
    '1 follow-up due today or earlier',
    '10+ follow-ups due today or earlier',
    'Follow-ups due today or earlier',
  ],
  [{ quick: ['pickup-past'] }, '1 past pickup', '10+ past pickups', 'Past pickups'],
  [{ quick: ['mine'] }, '1 open lead is yours', '10+ open leads are yours', 'Your open leads'],
  [
    { quick: ['unassigned'], junkType: 'yard' },
    '1 open lead without an owner: Yard Waste',
    '10+ open leads without an owner: Yard Waste',
    'Open leads without an owner: Yard Waste',
  ],
  [
    { quick: ['needs-reply', 'mine'], status: 'new', area: 'Dartmouth' },
    '1 lead found',
    '10+ leads found',
    'Leads found',
  ],
  [
    { quick: ['mine'], counted: { from: '2026-11-22', to: '2026-11-22', group: null } },
    '1 lead found',
    '10+ leads found',
    'Leads found',
  ],
])('the heading counts what is known of %j', (said, one, more, none) => {
  const settings = { ...DEFAULT_SETTINGS, ...said };
  const texts = [ONE, MORE, null].map((known) => countText(known, settings));
  expect(texts).toEqual([one, more, none]);
});
