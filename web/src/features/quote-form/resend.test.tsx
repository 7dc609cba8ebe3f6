import '#lib/testing/patience.ts';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { DRAFT_KEY, WAITING_QUOTES_KEY } from '#lib/storage/quote-draft-key.ts';
import { fakeServer, offline } from '#lib/testing/fake-server.ts';
import {
  FILLED,
  field,
  fillIn,
  openQuoteForm,
  press,
  submitButton,
  type,
} from './testing/open-quote-form.tsx';
import { en, fr } from './texts/quote-texts.ts';

type Answer = Parameters<typeof fakeServer>[0][string];

let isOnline = true;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  isOnline = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => void jest.restoreAllMocks());

const CREATED = { status: 201, body: { id: 7, status: 'new', createdAt: '2026-11-20T12:00:00.000Z' } };

/** A server that answers as said where there is a network, and nothing where there is none. */
function serve(answer: Answer = () => CREATED) {
  const requests = fakeServer({ 'POST /api/leads': (request) => (isOnline ? answer(request) : offline()) });
  return () => requests.filter(({ path }) => path === '/api/leads');
}

const happen = (target: EventTarget, event: string) =>
  act(async () => void target.dispatchEvent(new Event(event)));
const comeBack = () => {
  isOnline = true;
  return happen(window, 'online');
};

const PAST_DAY = 'Please select a preferred date that is today or later.';
const consentBox = () =>
  document.querySelector<HTMLInputElement>('[name=marketingConsent]') as HTMLInputElement;

/** It is some days later, on a clock that ticks as ever. */
const passDays = (days: number) =>
  jest.useFakeTimers({
    now: Date.now() + days * 86_400_000,
    doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'performance'],
  });

/** Fills the form and presses the button without a network. */
async function sendOffline() {
  isOnline = false;
  const form = await openQuoteForm();
  await fillIn();
  await press();
  await screen.findByRole('alert');
  return form;
}

describe('a form that was sent without a network', () => {
  it.each([en, fr])('says so once, and that it goes by itself ($language)', async (texts) => {
    serve();
    isOnline = false;
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ values: FILLED, photos: [] }));
    const { onFailed } = await openQuoteForm(undefined, texts);
    await press();
    const [title, text] = texts.waiting;
    const alert = await screen.findByRole('alert');
    expect(alert.querySelector('strong')?.textContent).toBe(title);
    expect(alert.textContent).toContain(text);
    expect(alert.textContent).toContain('902');
    // Neither a toast nor what is said of a request that is to be sent again by hand.
    expect(onFailed.mock.lastCall?.[0].hasToast).toBe(false);
    expect(document.body.textContent).not.toContain(texts.notSent);
  });

  it.each<[string, () => Promise<void>]>([
    ['the network is back', () => happen(window, 'online')],
    ['somebody comes back to the page', () => happen(document, 'visibilitychange')],
    ['the page is restored', () => happen(window, 'pageshow')],
  ])('goes by itself when %s, as what was sent before', async (_, happens) => {
    const sent = serve();
    const { onSubmitted } = await sendOffline();
    await happens();
    expect(sent()).toHaveLength(1);
    isOnline = true;
    await happens();
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledTimes(1));
    const [first, second, third] = sent();
    expect([second?.body, second?.headers['idempotency-key'], third]).toEqual([
      { ...(first?.body as object), filledInMs: expect.any(String) },
      first?.headers['idempotency-key'],
      undefined,
    ]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('goes by itself after a while where the network says nothing', async () => {
    const sent = serve(() => (sent().length < 3 ? offline() : CREATED));
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
    const { onSubmitted } = await openQuoteForm();
    await fillIn();
    await press();
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    await pass(4_000);
    expect(sent()).toHaveLength(1);
    // Each attempt is over before the next is due.
    for (let second = 0; second < 60; second += 1) await pass(1_000);
    expect(sent()).toHaveLength(3);
    expect(onSubmitted).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it('goes by itself after a reload, as what was sent before', async () => {
    const sent = serve();
    const { unmount } = await sendOffline();
    unmount();
    isOnline = true;
    const { onSubmitted } = await openQuoteForm();
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledTimes(1));
    const keys = sent().map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(sent()[1]?.body).toMatchObject(FILLED);
  });

  it('goes by itself after its tab was closed, with its consent, as what was sent before', async () => {
    const sent = serve();
    isOnline = false;
    const { unmount } = await openQuoteForm();
    await fillIn();
    await act(async () => fireEvent.click(screen.getByLabelText('As soon as possible')));
    fireEvent.click(consentBox());
    await press();
    expect((await screen.findByRole('alert')).textContent).not.toContain(en.waiting[2]);
    unmount();
    sessionStorage.clear();
    isOnline = true;
    const { onSubmitted } = await openQuoteForm();
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledTimes(1));
    const [first, second, third] = sent();
    expect([second?.body, second?.headers['idempotency-key'], third]).toEqual([
      { ...(first?.body as object), filledInMs: undefined },
      first?.headers['idempotency-key'],
      undefined,
    ]);
    expect(second?.body).toMatchObject({ marketingConsent: consentBox().value });
    // Nothing is left for the next one.
    expect(localStorage.getItem(WAITING_QUOTES_KEY)).not.toContain(FILLED.name);
  });

  it('goes once where two tabs have it, and both show that it went', async () => {
    const sent = serve();
    const one = await sendOffline();
    sessionStorage.clear();
    const other = await openQuoteForm();
    expect(sent()).toHaveLength(2);
    await comeBack();
    await waitFor(() => expect(one.onSubmitted).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(other.onSubmitted).toHaveBeenCalledTimes(1));
    expect(sent()).toHaveLength(3);
  });

  it('is not sent by a later tab once it was changed', async () => {
    const sent = serve();
    const { unmount } = await sendOffline();
    await type('details', 'Three sof');
    unmount();
    sessionStorage.clear();
    isOnline = true;
    await openQuoteForm();
    expect(field('details').value).toBe('');
    expect(sent()).toHaveLength(1);
  });

  it('asks to leave the page open where the browser keeps nothing beyond the tab, and goes from there', async () => {
    const sent = serve();
    type SetItem = (this: Storage, key: string, value: string) => void;
    const setItem = Reflect.get(Storage.prototype, 'setItem') as SetItem;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (key === WAITING_QUOTES_KEY) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    });
    const { onSubmitted } = await sendOffline();
    expect(screen.getByRole('alert').textContent).toContain(en.waiting[2]);
    await comeBack();
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledTimes(1));
    expect(sent()).toHaveLength(2);
  });

  it('has its consent to offers with it after a reload, as the same submission', async () => {
    const sent = serve();
    isOnline = false;
    const { unmount } = await openQuoteForm();
    await fillIn();
    fireEvent.click(consentBox());
    await press();
    await screen.findByRole('alert');
    unmount();
    isOnline = true;
    const { onSubmitted } = await openQuoteForm();
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledTimes(1));
    const [first, second] = sent();
    expect(second?.body).toMatchObject({ ...FILLED, marketingConsent: consentBox().value });
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
  });

  it('ticks nothing after a reload of a form that was not ticked, or agreed to other words', async () => {
    serve();
    const { unmount } = await sendOffline();
    unmount();
    const again = await openQuoteForm();
    expect(consentBox().checked).toBe(false);
    again.unmount();
    const waiting = JSON.parse(sessionStorage.getItem('quoteWaiting') ?? '{}');
    const quote = JSON.stringify({ ...JSON.parse(waiting.quote), marketingConsent: 'offers-of-old' });
    sessionStorage.setItem('quoteWaiting', JSON.stringify({ ...waiting, quote }));
    await openQuoteForm();
    expect(consentBox().checked).toBe(false);
  });

  it('waits no more once its day is past, says so, and takes the focus once', async () => {
    const sent = serve();
    await sendOffline();
    passDays(30);
    await comeBack();
    expect(await screen.findByText(en.message(PAST_DAY))).toBeTruthy();
    expect(document.activeElement).toBe(field('preferredDate'));
    // Nothing is said any more of a form that goes by itself.
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => field('name').focus());
    await comeBack();
    await happen(document, 'visibilitychange');
    expect(document.activeElement).toBe(field('name'));
    expect(sent()).toHaveLength(1);
    jest.useRealTimers();
  });

  it('is not sent by a later page once its day is past, but shown with that', async () => {
    const sent = serve();
    const { unmount } = await sendOffline();
    unmount();
    passDays(30);
    isOnline = true;
    const again = await openQuoteForm();
    expect(await screen.findByText(en.message(PAST_DAY))).toBeTruthy();
    again.unmount();
    await openQuoteForm();
    expect(document.activeElement).toBe(document.body);
    expect(sent()).toHaveLength(1);
    jest.useRealTimers();
  });

  it('takes no changes while it is on its way', async () => {
    let answer = () => {};
    const sent = serve(() => new Promise((resolve) => (answer = () => resolve(CREATED))));
    const { onSubmitted } = await sendOffline();
    await type('preferredTimeSlot', '');
    await comeBack();
    expect(sent()).toHaveLength(2);
    expect([field('details').readOnly, field('name').readOnly]).toEqual([true, true]);
    // Neither have a select and the days of above that attribute.
    await type('junkType', 'furniture');
    await act(async () => fireEvent.click(screen.getByLabelText('Tomorrow')));
    expect(field('junkType').value).toBe(FILLED.junkType);
    expect(field('preferredDate').value).toBe(FILLED.preferredDate);
    await act(async () => answer());
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledTimes(1));
  });

  it('waits for who changes it, and says so', async () => {
    const sent = serve();
    const { onSubmitted, unmount } = await sendOffline();
    await type('details', 'Three sof');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText(en.changed)).toBeTruthy();
    await comeBack();
    expect(sent()).toHaveLength(1);
    // Nor is half a text sent by a later page.
    unmount();
    const again = await openQuoteForm();
    await comeBack();
    expect(sent()).toHaveLength(1);
    await type('details', 'Three sofas');
    await press();
    await waitFor(() => expect(again.onSubmitted).toHaveBeenCalledTimes(1));
    expect(sent()[1]?.body).toMatchObject({ details: 'Three sofas' });
    expect(onSubmitted).not.toHaveBeenCalled();
  });

  it('is not sent again where the server refuses it then, which is said as ever', async () => {
    const sent = serve(() => ({ status: 500, body: { code: 'internal_error', message: 'Sorry.' } }));
    const { onFailed } = await sendOffline();
    await comeBack();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(en.notSent));
    expect(onFailed.mock.lastCall?.[0].hasToast).toBe(true);
    await comeBack();
    await happen(document, 'visibilitychange');
    expect(sent()).toHaveLength(2);
    expect(submitButton().disabled).toBe(false);
  });
});
