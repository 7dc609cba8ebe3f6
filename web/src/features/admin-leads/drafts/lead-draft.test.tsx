import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { leadValues } from '../lead-editor/lead-values.ts';
import { sampleLead } from '../testing/leads-api.ts';
import { discardDraft, endDrafts, startDrafts } from './draft-store.ts';
import { loadDraft, saveDraft } from './lead-draft.ts';

const draftOf = (id: number, notes: string) => {
  const base = sampleLead(id, { name: 'Jane Roe' });
  return { base, values: { ...leadValues(base), notes } };
};
const stored = () => Object.values(localStorage).join();

beforeEach(() => {
  localStorage.clear();
  startDrafts('sam');
});
afterEach(() => void jest.useRealTimers());

it('a draft outlives the page, with the version that it was typed over', () => {
  saveDraft(draftOf(7, 'Half a thought'));
  // As after a crash and a new sign-in of the same admin.
  startDrafts('sam');
  expect(loadDraft(7)).toMatchObject({ base: { id: 7, version: 1 }, values: { notes: 'Half a thought' } });
  expect(loadDraft(8)).toBeUndefined();
  discardDraft(7);
  expect(loadDraft(7)).toBeUndefined();
});

it('nothing of a draft is left at a sign-out, and other tabs keep none from then on', () => {
  saveDraft(draftOf(7, 'Half a thought'));
  const ofThisTab = stored();
  endDrafts();
  expect(stored()).not.toMatch(/Jane|Half/);
  expect(loadDraft(7)).toBeUndefined();
  // The other tab still believes that Sam is signed in.
  startDrafts('sam');
  localStorage.setItem('harbour-haul:lead-drafts', JSON.stringify({ owner: null, drafts: {} }));
  saveDraft(draftOf(8, 'Too late'));
  expect(stored()).not.toMatch(/Jane|late/);
  expect(ofThisTab).toMatch(/Jane/);
});

it('a draft of a console with fewer fields has them as the lead had them', () => {
  const { base, values } = draftOf(7, 'Half a thought');
  const { access: _unknown, ...older } = values;
  saveDraft({ base: { ...base, access: 'stairs' }, values: older as typeof values });
  expect(loadDraft(7)?.values).toEqual({ ...values, access: 'stairs' });
  saveDraft({ base, values: { ...values, notes: 3 as never } });
  expect(loadDraft(7)).toBeUndefined();
});

it('another admin finds no draft of the one before', () => {
  saveDraft(draftOf(7, 'Half a thought'));
  startDrafts('jo');
  expect(loadDraft(7)).toBeUndefined();
  expect(stored()).not.toMatch(/Jane|Half/);
});

it('a draft ends after a week, and the oldest give way to the newest twenty', () => {
  jest.useFakeTimers({ now: new Date('2026-11-01T12:00:00Z') });
  for (let id = 1; id <= 21; id += 1) {
    saveDraft(draftOf(id, 'x'));
    jest.advanceTimersByTime(1000);
  }
  expect([loadDraft(1), loadDraft(2)?.base.id]).toEqual([undefined, 2]);
  jest.setSystemTime(new Date('2026-11-08T12:01:00Z'));
  expect(loadDraft(21)).toBeUndefined();
});

it.each([
  '{',
  '7',
  '{"owner":"sam","drafts":{"7":{"at":9e15}}}',
  '{"owner":"sam","drafts":{"7":{"at":9e15,"base":{"id":7,"version":1},"values":{"notes":1}}}}',
])('what is no draft is none: %s', (text) => {
  localStorage.setItem('harbour-haul:lead-drafts', text);
  expect(loadDraft(7)).toBeUndefined();
});
