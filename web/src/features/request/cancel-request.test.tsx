import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import type { RequestView } from '@harbour-haul/domain/leads/request/request-view';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { REQUEST_STATE_KEY, rememberRequest } from '#lib/storage/last-request.ts';
import { fakeOperations, fakeServer, offline } from '#lib/testing/fake-server.ts';
import { askAgain } from './ask-again.ts';
import { openRequest } from './testing/open-request.tsx';
import { REQUEST } from './testing/sample-request.ts';
import { en, fr } from './texts/request-texts.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the page of a request', () => {
  it.each([
    [en, 'You keep your request.'],
    [fr, 'Vous gardez votre demande.'],
  ])(
    'takes back what was asked for in the chat where it is kept, and says so: %#',
    async ({ actions, cancel, inChat }, kept) => {
      const user = userEvent.setup();
      const texts = actions === en.actions ? en : fr;
      const requests = fakeServer(
        fakeOperations({
          getRequest: () => ({ body: { ...REQUEST, cancelAsked: true } }),
          keepRequest: () => ({ body: { ...REQUEST, cancelAsked: false } }),
        }),
      );
      openRequest(texts);
      const isSaid = () => document.body.textContent?.includes(inChat.cancelAsked);
      await waitFor(() => expect(isSaid()).toBe(true));
      await user.click(screen.getByRole('button', { name: actions.cancel }));
      await user.click(screen.getByRole('button', { name: cancel.no }));
      expect((await screen.findByText(new RegExp(`^${kept}`))).textContent).toBe(cancel.kept);
      expect(requests.at(-1)).toMatchObject({ method: 'POST', path: '/api/request/keep' });
      expect(requests.at(-1)?.headers).toMatchObject({ 'x-request-token': 'r1.token' });
      expect(isSaid()).toBe(false);
    },
  );

  it('does not say that it was kept before the server has heard of it, nor anything where nobody has asked', async () => {
    const user = userEvent.setup();
    const press = (name: string) =>
      screen.findByRole('button', { name }).then((button) => user.click(button));
    const asked = { ...REQUEST, cancelAsked: true };
    fakeServer(fakeOperations({ getRequest: () => ({ body: asked }), keepRequest: offline }));
    const { unmount } = openRequest();
    await press(en.actions.cancel);
    await press(en.cancel.no);
    expect((await screen.findByRole('alert')).textContent).toContain("couldn't reach our servers");
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(screen.getByText(en.cancel.keepBackOnline)).toBeTruthy();
    unmount();
    fakeServer(fakeOperations({ getRequest: () => ({ body: REQUEST }), keepRequest: offline }));
    openRequest();
    await press(en.actions.cancel);
    await press(en.cancel.no);
    expect(await screen.findByRole('button', { name: en.actions.cancel })).toBeTruthy();
    expect(screen.queryByText(en.cancel.kept)).toBeNull();
  });

  it('cancels after one more question', async () => {
    rememberRequest(12);
    const user = userEvent.setup();
    const canceled: RequestView = { ...REQUEST, version: 4, state: 'canceled', open: false };
    const requests = fakeServer(
      fakeOperations({
        getRequest: () => ({ body: REQUEST }),
        keepRequest: () => ({ body: REQUEST }),
        cancelRequest: () => ({ body: canceled }),
      }),
    );
    openRequest();
    await user.click(await screen.findByRole('button', { name: 'Cancel my request' }));
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    const offered = await screen.findByRole('button', { name: 'Cancel my request' });
    // Nothing has changed that is to be read at the top.
    expect(document.activeElement).toBe(offered);
    await user.click(offered);
    expect(requests.some(({ path }) => path === '/api/request/cancel')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
    const state = await screen.findByText('Cancelled. Nobody will come.');
    await waitFor(() => expect(document.activeElement).toBe(state.parentElement));
    expect(screen.queryByRole('button')).toBeNull();
    // What this browser's chat goes by.
    await waitFor(() => expect(localStorage.getItem(REQUEST_STATE_KEY)).toBe('canceled'));
  });

  it.each([
    [en, 'This cannot be undone, but you can ask again with the same things.', /#quote-form$/],
    [fr, 'C’est définitif, mais vous pourrez redemander la même chose.', /fr#quote-form$/],
  ])('asks again for what was canceled, with all of it but the photos: %#', async (texts, follows, path) => {
    const user = userEvent.setup();
    const day = halifaxToday(new Date(Date.now() + 7 * 86_400_000));
    const full: RequestView = {
      ...REQUEST,
      preferredDate: `${day}T12:00:00.000Z`,
      photos: 1,
      photoPaths: ['/uploads/0e2c6a52-6b0f-4a8e-9f3c-3f1f6f0b7a11.jpg'],
    };
    fakeServer(
      fakeOperations({
        getRequest: () => ({ body: full }),
        cancelRequest: () => ({ body: { ...full, state: 'canceled', open: false } }),
      }),
    );
    openRequest(texts);
    await user.click(await screen.findByRole('button', { name: texts.actions.cancel }));
    expect(screen.getByText(follows, { exact: false })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: texts.cancel.yes }));
    const again = await screen.findByRole('link', { name: texts.again });
    expect(again.getAttribute('href')).toMatch(path);
    again.addEventListener('click', (event) => event.preventDefault());
    await user.click(again);
    const { values, photos } = JSON.parse(sessionStorage.getItem('quoteDraft') ?? '{}');
    const { name, junkType, details } = REQUEST;
    expect(values).toMatchObject({ name, junkType, details, preferredDate: day, access: '' });
    expect(photos).toEqual([]);
  });

  it.each([en, fr])('asks before what was begun in the form is replaced ($again)', async (texts) => {
    const user = userEvent.setup();
    const begun = JSON.stringify({ values: { details: 'Something else' }, photos: [] });
    sessionStorage.setItem('quoteDraft', begun);
    // One that waits for the network would go by itself, with other words.
    sessionStorage.setItem('quoteWaiting', '{}');
    sessionStorage.removeItem('quoteAgain');
    const canceled: RequestView = { ...REQUEST, state: 'canceled', open: false };
    fakeServer(fakeOperations({ getRequest: () => ({ body: canceled }) }));
    openRequest(texts);
    const link = async (name: string) => {
      const found = await screen.findByRole('link', { name });
      found.addEventListener('click', (event) => event.preventDefault());
      return found;
    };
    await user.click(await link(texts.again));
    expect(screen.getByRole('alert').textContent).toBe(texts.replaces.text);
    expect(sessionStorage.getItem('quoteDraft')).toBe(begun);
    expect((await link(texts.replaces.no)).getAttribute('href')).toBe(texts.help.quotePath);
    await user.click(await link(texts.replaces.yes));
    expect(JSON.parse(sessionStorage.getItem('quoteDraft') ?? '{}').values.details).toBe('two sofas');
    expect(sessionStorage.getItem('quoteWaiting')).toBeNull();
  });

  it('leaves out a day that has passed where it is asked for again', () => {
    askAgain(REQUEST, new Date('2026-11-27T15:00:00Z'));
    expect(JSON.parse(sessionStorage.getItem('quoteDraft') ?? '{}').values.preferredDate).toBe('');
  });

  it.each([
    ['As soon as possible, please.\ntwo sofas', 'asap'],
    ['Dès que possible, s’il vous plaît.\ntwo sofas', 'asap'],
    ['Pickup time: as soon as possible\ntwo sofas', 'asap'],
    ['Pickup time: Saturday, November 21, 2026 or Sunday, November 22, 2026\ntwo sofas', null],
    ['two sofas', null],
  ])('asks again for a pickup in no words of the details, but as its day: %j', (details, picked) => {
    sessionStorage.setItem('quotePickupDay', 'weekend');
    askAgain({ ...REQUEST, details }, new Date('2026-11-24T15:00:00Z'));
    expect(JSON.parse(sessionStorage.getItem('quoteDraft') ?? '{}').values.details).toBe('two sofas');
    expect(sessionStorage.getItem('quotePickupDay')).toBe(picked);
  });
});
