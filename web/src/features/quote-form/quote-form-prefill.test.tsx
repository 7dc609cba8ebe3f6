import '#lib/testing/patience.ts';
import type { VisitorLeadResponse } from '@harbour-haul/contract/leads/visitors/get-visitor-lead';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { askAgain } from '#features/request/ask-again.ts';
import { REQUEST } from '#features/request/testing/sample-request.ts';
import { rememberRequest } from '#lib/storage/last-request.ts';
import { SAVED_CHAT_CLOSED_EVENT } from '#lib/storage/submitted-before.ts';
import { type FakeOperation, type FakeResult, fakeOperations, fakeServer } from '#lib/testing/fake-server.ts';
import { FILLED, field, fillIn, openQuoteForm, press, type } from './testing/open-quote-form.tsx';
import { en, fr } from './texts/quote-texts.ts';

const LEAD: VisitorLeadResponse = {
  name: 'Ann Lee',
  phone: '(902) 555-0100',
  address: '1 Main St, Halifax',
  junkType: 'yard',
  details: null,
  preferredDate: `${FILLED.preferredDate}T12:00:00.000Z`,
  preferredTimeSlot: null,
  preferredContactMethod: null,
  email: null,
  access: null,
  isSent: false,
};
const BANNER = /^From your chat\./;
const START_EMPTY = { name: 'Start empty' };
const LOADING = 'Loading your information...';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('visitorId', 'visitor-1');
});

function prefillServer(
  checkVisitor: FakeOperation<'checkVisitor'>,
  getVisitorLead: FakeOperation<'getVisitorLead'> = () => ({ body: LEAD }),
) {
  const createLead: FakeOperation<'createLead'> = () => ({
    status: 201,
    body: { id: 1, status: 'new', createdAt: '2026-11-21T12:00:00.000Z' },
  });
  return fakeServer(fakeOperations({ checkVisitor, getVisitorLead, createLead }));
}

const closeChat = () => act(async () => void window.dispatchEvent(new Event(SAVED_CHAT_CLOSED_EVENT)));
const known = (): FakeResult<'checkVisitor'> => ({ body: { hasLeadData: true, fieldsCollected: ['name'] } });

describe('prefill', () => {
  it('prefill sends no call in a browser that never submitted', async () => {
    const requests = prefillServer(known);
    await openQuoteForm();
    expect(requests).toEqual([]);
    expect(screen.queryByText(LOADING)).toBeNull();
  });

  it('prefill loads, fills the form and shows its banner', async () => {
    localStorage.setItem('quoteSubmitted', '1');
    let answer: (answer: unknown) => void = () => {};
    const requests = prefillServer(async () => {
      await new Promise((resolve) => {
        answer = resolve;
      });
      return known();
    });
    await openQuoteForm();
    expect(screen.getByText(LOADING)).toBeTruthy();
    answer(null);
    expect(await screen.findByText(BANNER)).toBeTruthy();
    expect(field('name').value).toBe('Ann Lee');
    expect(field('junkType').value).toBe('yard');
    expect(field('preferredDate').value).toBe(FILLED.preferredDate);
    expect(field('details').value).toBe('');
    const paths = ['/api/leads/check-visitor/visitor-1', '/api/leads/visitor-1'];
    expect(requests.map(({ path }) => path)).toEqual(paths);
  });

  it('fills in what a chat on this page has saved, once that is closed, and overwrites nothing', async () => {
    const requests = prefillServer(known);
    await openQuoteForm();
    await type('name', 'Ann Lee-Roy');
    await closeChat();
    expect(requests).toEqual([]);
    localStorage.setItem('quoteSubmitted', '1');
    await closeChat();
    expect(await screen.findByText(BANNER)).toBeTruthy();
    expect([field('name').value, field('phone').value]).toEqual(['Ann Lee-Roy', LEAD.phone]);

    await act(async () => fireEvent.click(screen.getByRole('button', START_EMPTY)));
    const calls = requests.length;
    await closeChat();
    expect(field('phone').value).toBe('');
    expect(requests).toHaveLength(calls);
  });

  it('says of a request that was sent that it was, and fills in the person alone', async () => {
    localStorage.setItem('quoteSubmitted', '1');
    localStorage.setItem('lastRequest', '12');
    prefillServer(known, () => ({ body: { ...LEAD, details: 'Two sofas', isSent: true } }));
    await openQuoteForm();
    expect(await screen.findByText(/^Your last request was sent already/)).toBeTruthy();
    expect(field('name').value).toBe('Ann Lee');
    for (const name of ['junkType', 'preferredDate', 'details'] as const) expect(field(name).value).toBe('');
  });

  it('fills in a chat that was begun since a request was sent, also over the place of that', async () => {
    localStorage.setItem('quoteSubmitted', '1');
    localStorage.setItem('lastRequest', '12');
    let lead: VisitorLeadResponse = { ...LEAD, isSent: true };
    prefillServer(known, () => ({ body: lead }));
    await openQuoteForm();
    await screen.findByText(/^Your last request was sent already/);
    lead = { ...LEAD, address: '54 Portland St, Dartmouth', junkType: 'furniture', details: 'a couch' };
    await closeChat();
    expect(await screen.findByText(BANNER)).toBeTruthy();
    expect(field('address').value).toBe('54 Portland St, Dartmouth');
    expect(field('junkType').value).toBe('furniture');
    expect([field('preferredDate').value, field('details').value]).toEqual([FILLED.preferredDate, 'a couch']);
  });

  it.each([
    [en, /^From the request that you cancelled\./],
    [fr, /^De la demande que vous avez annulée\./],
  ])(
    'says of what was canceled and is asked for again where it is from, until it is sent: %#',
    async (texts, banner) => {
      localStorage.setItem('quoteSubmitted', '1');
      localStorage.setItem('lastRequest', '12');
      sessionStorage.setItem('quoteDraft', JSON.stringify({ values: FILLED, photos: [] }));
      sessionStorage.setItem('quoteAgain', JSON.stringify(FILLED));
      const requests = prefillServer(known);
      const { onSubmitted } = await openQuoteForm(undefined, texts);
      expect(await screen.findByText(banner)).toBeTruthy();
      expect(document.querySelector<HTMLInputElement>('[name=details]')?.value).toBe(FILLED.details);
      await press();
      await waitFor(() => expect(onSubmitted).toHaveBeenCalledTimes(1));
      expect(requests.map(({ method }) => method)).toEqual(['POST']);
      expect(sessionStorage.getItem('quoteAgain')).toBeNull();
    },
  );

  it('fills in of the first chat what it says more than a canceled request that is asked for again', async () => {
    // A link from a mail: nothing was ever sent from this browser.
    sessionStorage.setItem('quoteDraft', JSON.stringify({ values: { ...FILLED, phone: '' }, photos: [] }));
    sessionStorage.setItem('quoteAgain', JSON.stringify(FILLED));
    const requests = prefillServer(known);
    await openQuoteForm();
    localStorage.setItem('quoteSubmitted', '1');
    await closeChat();
    expect(await screen.findByText(/^From your chat\./)).toBeTruthy();
    expect(requests).toHaveLength(2);
    expect(field('phone').value).toBe(LEAD.phone);
  });

  it('says the same of what is asked for again where the chat that is closed is a request already', async () => {
    localStorage.setItem('quoteSubmitted', '1');
    rememberRequest(REQUEST.id);
    askAgain(REQUEST, new Date());
    const requests = prefillServer(known, () => ({ body: { ...LEAD, isSent: true } }));
    await openQuoteForm();
    await closeChat();
    await waitFor(() => expect(requests).toHaveLength(2));
    await act(async () => {});
    expect(screen.getByText(/^From the request that you cancelled\./)).toBeTruthy();
    expect(field('name').value).toBe(REQUEST.name);
  });

  it('empties what was asked for again, but for what was typed since, and says no more of it', async () => {
    sessionStorage.setItem('quoteDraft', JSON.stringify({ values: { ...FILLED, name: 'Ann' }, photos: [] }));
    sessionStorage.setItem('quoteAgain', JSON.stringify(FILLED));
    const { unmount } = await openQuoteForm();
    await act(async () => fireEvent.click(screen.getByRole('button', START_EMPTY)));
    const values = () => (['name', 'phone', 'details'] as const).map((name) => field(name).value);
    expect(values()).toEqual(['Ann', '', '']);
    expect(screen.queryByText(/^From the request/)).toBeNull();
    unmount();
    await openQuoteForm();
    expect(values()).toEqual(['Ann', '', '']);
    expect(screen.queryByText(/^From the request/)).toBeNull();
  });

  it('leaves what is asked for again once another request was sent from this browser, but for what was typed since', async () => {
    rememberRequest(REQUEST.id);
    askAgain(REQUEST, new Date());
    const draft = JSON.parse(sessionStorage.getItem('quoteDraft') ?? '');
    draft.values.address = '54 Portland St, Dartmouth';
    sessionStorage.setItem('quoteDraft', JSON.stringify(draft));
    // As the chat does, of this tab or another one.
    rememberRequest(REQUEST.id + 1);
    const values = () => (['name', 'address', 'details'] as const).map((name) => field(name).value);
    const later = await openQuoteForm();
    expect(screen.queryByText(/^From the request/)).toBeNull();
    expect(values()).toEqual(['', '54 Portland St, Dartmouth', '']);
    // It is their own word by now.
    await type('name', REQUEST.name ?? '');
    later.unmount();
    await openQuoteForm();
    expect(values()).toEqual([REQUEST.name, '54 Portland St, Dartmouth', '']);
  });

  it('keeps what is asked for again and waits to be sent, whatever else is sent meanwhile', async () => {
    askAgain(REQUEST, new Date());
    sessionStorage.setItem('quoteWaiting', '{}');
    rememberRequest(REQUEST.id + 1);
    await openQuoteForm();
    expect(field('details').value).toBe('two sofas');
  });

  it('says nothing of a canceled request of which all was emptied by hand', async () => {
    sessionStorage.setItem('quoteDraft', JSON.stringify({ values: { name: 'Ann' }, photos: [] }));
    sessionStorage.setItem('quoteAgain', JSON.stringify({ name: 'Ann' }));
    const { unmount } = await openQuoteForm();
    await type('name', '');
    unmount();
    await openQuoteForm();
    expect(screen.queryByText(/^From the request/)).toBeNull();
  });

  it('has the newest answer: of the chat what was corrected there, of the form what was changed there since', async () => {
    localStorage.setItem('quoteSubmitted', '1');
    let lead: VisitorLeadResponse = { ...LEAD, details: 'Two sofas' };
    const requests = prefillServer(
      () => ({ body: { hasLeadData: requests.length > 1, fieldsCollected: [] } }),
      () => ({ body: lead }),
    );
    await openQuoteForm();
    await waitFor(() => expect(screen.queryByText(LOADING)).toBeNull());
    const saturday = { name: 'Ann Lee', preferredDate: '2027-01-02', details: 'Two sofas' };
    for (const [name, value] of Object.entries(saturday)) await type(name as keyof typeof saturday, value);
    sessionStorage.setItem('chatHeard', JSON.stringify(saturday));
    lead = { ...lead, preferredDate: '2027-01-03T12:00:00.000Z' };
    await closeChat();
    await waitFor(() => expect(field('preferredDate').value).toBe('2027-01-03'));
    expect(field('details').value).toBe('Two sofas');

    await type('preferredDate', '2027-01-05');
    lead = { ...lead, details: '4 tires\nTwo sofas' };
    await closeChat();
    await waitFor(() => expect(field('details').value).toContain('4 tires'));
    expect(field('preferredDate').value).toBe('2027-01-05');
  });

  it('leaves empty what was emptied, on the next page too, until the chat has another answer', async () => {
    localStorage.setItem('quoteSubmitted', '1');
    let lead = LEAD;
    const requests = prefillServer(known, () => ({ body: lead }));
    const { unmount } = await openQuoteForm();
    await screen.findByText(BANNER);
    await type('address', '');
    await closeChat();
    await waitFor(() => expect(requests).toHaveLength(4));
    expect([field('address').value, field('phone').value]).toEqual(['', LEAD.phone]);
    unmount();
    await openQuoteForm();
    await waitFor(() => expect(requests).toHaveLength(6));
    expect(screen.getByText(BANNER)).toBeTruthy();
    expect([field('address').value, field('phone').value]).toEqual(['', LEAD.phone]);
    lead = { ...LEAD, address: '54 Portland St, Dartmouth' };
    await closeChat();
    await waitFor(() => expect(field('address').value).toBe('54 Portland St, Dartmouth'));
  });

  it('says nothing of a chat of which all was emptied by hand', async () => {
    localStorage.setItem('quoteSubmitted', '1');
    const requests = prefillServer(known, () => ({ body: { ...LEAD, junkType: null, preferredDate: null } }));
    const { unmount } = await openQuoteForm();
    await screen.findByText(BANNER);
    for (const name of ['name', 'phone', 'address'] as const) await type(name, '');
    unmount();
    await openQuoteForm();
    await waitFor(() => expect(requests).toHaveLength(4));
    await waitFor(() => expect(screen.queryByText(LOADING)).toBeNull());
    expect(screen.queryByText(BANNER)).toBeNull();
    expect(field('name').value).toBe('');
  });

  it('fills the next form with the same person, once the one that they filled was sent', async () => {
    localStorage.setItem('quoteSubmitted', '1');
    let lead = LEAD;
    prefillServer(known, () => ({ body: lead }));
    const { onSubmitted, unmount } = await openQuoteForm();
    await screen.findByText(BANNER);
    await press();
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledTimes(1));
    unmount();
    lead = { ...LEAD, isSent: true };
    await openQuoteForm();
    await screen.findByText(/^Your last request was sent already/);
    expect([field('name').value, field('address').value]).toEqual([LEAD.name, LEAD.address]);
  });

  it('empties what a chat filled in, and nothing else, until this tab is closed', async () => {
    localStorage.setItem('quoteSubmitted', '1');
    const requests = prefillServer(known);
    const { unmount } = await openQuoteForm();
    await screen.findByText(BANNER);
    await type('details', 'Two sofas');
    await type('name', 'Ann Lee-Roy');
    await act(async () => fireEvent.click(screen.getByRole('button', START_EMPTY)));
    const values = () =>
      (['name', 'phone', 'address', 'junkType', 'details'] as const).map((f) => field(f).value);
    expect(values()).toEqual(['Ann Lee-Roy', '', '', '', 'Two sofas']);
    expect(document.activeElement).toBe(field('name'));
    expect(screen.queryByText(BANNER)).toBeNull();
    expect(screen.queryByText(/^Please (?!choose|leave)/)).toBeNull();
    const calls = requests.length;
    unmount();
    await openQuoteForm();
    expect(values()).toEqual(['Ann Lee-Roy', '', '', '', 'Two sofas']);
    expect(requests).toHaveLength(calls);
  });

  it('prefill never overwrites what was typed meanwhile', async () => {
    localStorage.setItem('quoteSubmitted', '1');
    let answer: (answer: unknown) => void = () => {};
    prefillServer(known, async () => {
      await new Promise((resolve) => {
        answer = resolve;
      });
      return { body: LEAD };
    });
    await openQuoteForm();
    await type('name', 'Somebody Else');
    answer(null);
    expect(await screen.findByText(BANNER)).toBeTruthy();
    expect(field('name').value).toBe('Somebody Else');
    expect(field('phone').value).toBe(LEAD.phone);
  });

  it.each([401, 404, 500] as const)(
    'prefill ignores a failure (%i): the form stays empty',
    async (status) => {
      localStorage.setItem('quoteSubmitted', '1');
      prefillServer(() => ({ status, body: {} }));
      const log = jest.spyOn(console, 'error').mockImplementation(() => {});
      await openQuoteForm();
      await waitFor(() => expect(screen.queryByText(LOADING)).toBeNull());
      expect(screen.queryByText(BANNER)).toBeNull();
      expect(field('name').value).toBe('');
      expect(log.mock.calls[0]?.[0]).toBe('Failed to fetch lead data');
    },
  );

  it('prefill is expected after a submission, but not on the page that sent it', async () => {
    const requests = prefillServer(known);
    const { onSubmitted } = await openQuoteForm();
    await fillIn();
    await press();
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledTimes(1));
    expect(localStorage.getItem('quoteSubmitted')).not.toBeNull();
    expect(requests.map(({ method }) => method)).toEqual(['POST']);
  });
});
