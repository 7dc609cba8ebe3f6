import { beforeEach, expect, it } from '@jest/globals';
import { pickupDates } from '#components/pickup/pickup-days.ts';
import { readDraft } from '#features/quote-form/draft/quote-draft.ts';
import { DRAFT_KEY, PICKED_DAY_KEY, WAITING_KEY, WAITING_QUOTES_KEY } from '#lib/storage/quote-draft-key.ts';
import { keepEarlyDraft } from './keep-early-draft.ts';

const PHOTO = { name: 'sofa.jpg', preview: null, path: '/uploads/0b0f7a52-1c3d-4e5f-8a9b-000000000001.jpg' };

keepEarlyDraft(document);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = `<div data-island="/x.js" data-draft="${DRAFT_KEY}"><form>
    <input name="name"><input name="topic"><input name="preferredDate" type="date">
    <input type="radio" name="when" value="tomorrow"><textarea name="details"></textarea>
  </form></div>`;
});

const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;
const leave = () => window.dispatchEvent(new Event('pagehide'));

it('keeps what was typed where the page is left before the form is alive, with the day that was picked', () => {
  field('name').value = 'Jane Roe';
  field('topic').value = 'for scripts';
  field('when').checked = true;
  leave();
  const preferredDate = pickupDates(new Date()).tomorrow;
  expect(readDraft()).toEqual({ values: { name: 'Jane Roe', preferredDate }, photos: [] });
  expect(sessionStorage.getItem(PICKED_DAY_KEY)).toBe('tomorrow');
});

it('leaves nothing of an empty form, nor of one that keeps its draft itself', () => {
  leave();
  expect(sessionStorage).toHaveLength(0);
  field('name').value = 'Jane Roe';
  field('name').closest<HTMLElement>('[data-island]')?.setAttribute('data-alive', 'true');
  leave();
  expect(sessionStorage).toHaveLength(0);
});

it('keeps it over an earlier draft, whose other fields and photos stay, and stops what waits from going so', () => {
  const draft = { values: { name: 'Jane', details: 'Two sofas' }, photos: [PHOTO] };
  sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  sessionStorage.setItem(WAITING_KEY, JSON.stringify({ id: 'a', quote: '{}', key: 'b' }));
  localStorage.setItem(WAITING_QUOTES_KEY, JSON.stringify({ a: { at: Date.now(), kept: {} } }));
  field('details').value = 'Two sofas';
  leave();
  expect(sessionStorage.getItem(WAITING_KEY)).not.toBeNull();
  field('details').value = 'Two so';
  leave();
  expect(readDraft()).toEqual({ values: { name: 'Jane', details: 'Two so' }, photos: [PHOTO] });
  expect(sessionStorage.getItem(WAITING_KEY)).toBeNull();
  expect(JSON.parse(localStorage.getItem(WAITING_QUOTES_KEY) ?? '')).toMatchObject({ a: { end: 'gone' } });
});
