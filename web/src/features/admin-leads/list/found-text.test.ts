import type { LeadCount } from '@harbour-haul/domain/leads/search/lead-count';
import { expect, it } from '@jest/globals';
import { totalText } from '../list-labels.ts';
import { foundText } from './found-text.ts';
import { DEFAULT_SETTINGS, type ListSettings } from './list-settings.ts';

const ONE: LeadCount = { count: 1, isMore: false };
const MORE: LeadCount = { count: 1_000, isMore: true };
const DAYS = { from: '2026-11-22', to: '2026-11-22', group: null };

it.each<[Partial<ListSettings>, string, string, string]>([
  [
    { counted: { ...DAYS, group: { by: 'area', name: 'Dartmouth' } } },
    '1 lead of Nov 22, 2026, area Dartmouth',
    '1,000+ leads of Nov 22, 2026, area Dartmouth',
    'Leads of Nov 22, 2026, area Dartmouth',
  ],
  [{ junkType: 'yard' }, '1 lead: Yard Waste', '1,000+ leads: Yard Waste', 'Leads: Yard Waste'],
  [{ status: 'new' }, '1 lead with status New', '1,000+ leads with status New', 'Leads with status New'],
  [{ search: 'chen' }, '1 lead found for “chen”', '1,000+ leads found for “chen”', 'Leads found for “chen”'],
  [
    { search: 'chen', quick: ['mine'] },
    '1 lead found for “chen” in Mine',
    '1,000+ leads found for “chen” in Mine',
    'Leads found for “chen” in Mine',
  ],
  [
    { quick: ['follow-up-due'] },
    '1 follow-up due today or earlier',
    '1,000+ follow-ups due today or earlier',
    'Follow-ups due today or earlier',
  ],
  [{ quick: ['pickup-past'] }, '1 past pickup', '1,000+ past pickups', 'Past pickups'],
  [{ quick: ['mine'] }, '1 open lead is yours', '1,000+ open leads are yours', 'Your open leads'],
  [
    { quick: ['unassigned'], junkType: 'yard' },
    '1 open lead without an owner: Yard Waste',
    '1,000+ open leads without an owner: Yard Waste',
    'Open leads without an owner: Yard Waste',
  ],
  [
    { quick: ['needs-reply', 'mine'], status: 'new', area: 'Dartmouth' },
    '1 lead found',
    '1,000+ leads found',
    'Leads found',
  ],
  [{ quick: ['mine'], counted: DAYS }, '1 lead found', '1,000+ leads found', 'Leads found'],
])('the heading counts what is known of %j', (said, one, more, none) => {
  const settings = { ...DEFAULT_SETTINGS, ...said };
  const texts = [ONE, MORE, null].map((known) => foundText(known, settings));
  expect(texts).toEqual([one, more, none]);
});

it.each<[Partial<ListSettings>, number, string]>([
  [{}, 100_000, '100,000 leads total'],
  [{}, 1, '1 lead total'],
  [{ status: 'new' }, 0, '0 leads with status New'],
  [{ status: 'trash' }, 2, '2 leads in the trash'],
  [{ status: 'suspicious' }, 1, '1 suspicious lead'],
  [{ quick: ['needs-reply'] }, 1, '1 lead needs a reply'],
])('the heading says of %j what is counted: %d', (said, total, text) => {
  expect(totalText(total, { ...DEFAULT_SETTINGS, ...said })).toBe(text);
});
