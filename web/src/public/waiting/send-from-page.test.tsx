import '#lib/testing/patience.ts';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { readDraft } from '#features/quote-form/draft/quote-draft.ts';
import { fillIn, openQuoteForm, press } from '#features/quote-form/testing/open-quote-form.tsx';
import { lastRequest } from '#lib/storage/last-request.ts';
import { hasWaiting } from '#lib/storage/waiting-quotes.ts';
import { type FakeHandler, fakeServer, offline } from '#lib/testing/fake-server.ts';
import { sendFromPage } from './send-from-page.ts';

let isOnline = true;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  isOnline = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => {
  document.getElementById('page-notice')?.remove();
  document.documentElement.lang = '';
  jest.restoreAllMocks();
});

const CREATED = { status: 201, body: { id: 7, status: 'new', createdAt: '2026-11-20T12:00:00.000Z' } };

/** A form is sent without a network, and its tab is closed; then this is what the server answers. */
async function leaveWaiting(answer: FakeHandler = () => CREATED) {
  const requests = fakeServer({ 'POST /api/leads': (request) => (isOnline ? answer(request) : offline()) });
  isOnline = false;
  await openQuoteForm();
  await fillIn();
  await press();
  await screen.findByRole('alert');
  cleanup();
  sessionStorage.clear();
  requests.length = 0;
  return requests;
}

const notice = () => document.getElementById('page-notice');

it.each([
  ['en-CA', 'You are connected again, and the request that was waiting here is sent.', '/thank-you'],
  ['fr-CA', 'La connexion est rétablie, et la demande qui attendait ici est envoyée.', '/fr/thank-you'],
])('sends what waits of a closed tab once, and says so (%s)', async (lang, said, href) => {
  const requests = await leaveWaiting();
  document.documentElement.lang = lang;
  isOnline = true;
  sendFromPage(document);
  sendFromPage(document);
  await waitFor(() => expect(notice()?.textContent).toContain(said));
  expect(notice()?.querySelector('a')?.getAttribute('href')).toBe(href);
  expect(requests.map(({ body }) => body)).toEqual([expect.objectContaining({ name: 'Ann Lee' })]);
  expect([hasWaiting(), lastRequest(), readDraft().values]).toEqual([false, 7, {}]);
});

it('waits for the network, and for servers that are busy', async () => {
  const busy = { status: 503, body: {} };
  const answers = [busy];
  const requests = await leaveWaiting(() => answers.shift() ?? CREATED);
  sendFromPage(document);
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(requests).toHaveLength(1));
  await waitFor(() => expect(answers).toEqual([]));
  expect([hasWaiting(), notice()]).toEqual([true, null]);
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(requests.length).toBeGreaterThan(1);
  });
  await waitFor(() => expect(notice()?.textContent).toContain('is sent'));
  expect(hasWaiting()).toBe(false);
});

it('leaves what is refused to the form, and says where that is', async () => {
  await leaveWaiting(() => ({
    status: 400,
    body: { code: 'invalid', message: 'Invalid', fields: { preferredDate: 'Please select a later date.' } },
  }));
  isOnline = true;
  sendFromPage(document);
  await waitFor(() => expect(notice()?.textContent).toContain('could not be sent as it is'));
  expect(notice()?.querySelector('a')?.getAttribute('href')).toBe('/#quote-form');
  expect(hasWaiting()).toBe(true);
});

it('does nothing where nothing waits', async () => {
  const requests = fakeServer({});
  sendFromPage(document);
  await Promise.resolve();
  expect([requests, notice()]).toEqual([[], null]);
});
