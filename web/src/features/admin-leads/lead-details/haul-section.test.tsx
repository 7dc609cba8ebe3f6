import type { Lead } from '@harbour-haul/domain/leads/lead';
import { expect, it } from '@jest/globals';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { fact } from '../testing/fact.ts';
import { sampleLead } from '../testing/leads-api.ts';
import { HaulSection } from './haul-section.tsx';

const DAY = 'Tuesday, December 1, 2026';

it.each<[string, Partial<Lead>, string]>([
  ['a day that was chosen', {}, DAY],
  ['no day', { preferredDate: null }, 'Not specified'],
  [
    'as soon as possible, by the form',
    { details: 'As soon as possible, please.' },
    `As soon as possibleFrom ${DAY}`,
  ],
  [
    'as soon as possible, in French',
    { details: 'Un divan.\nDès que possible, s’il vous plaît.' },
    `As soon as possibleFrom ${DAY}`,
  ],
  [
    'as soon as possible without a day, by the chat',
    { details: 'Pickup time: as soon as possible', preferredDate: null },
    'As soon as possible',
  ],
])('the sheet says for which day a pickup is wished: %s', (_case, changes, text) => {
  renderFeature(<HaulSection lead={sampleLead(12, changes)} />);
  expect(fact('Preferred date')).toBe(text);
});
