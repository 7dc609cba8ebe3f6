import '#lib/testing/patience.ts';
import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeServer } from '#lib/testing/fake-server.ts';
import { FILLED, field, fillIn, openQuoteForm, press, type } from './testing/open-quote-form.tsx';
import { en, fr } from './texts/quote-texts.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => void jest.useRealTimers());

const PLACES = {
  streets: ['Quinpool Rd, Halifax', 'Queen St, Dartmouth'],
  communities: ['Dartmouth'],
  inside: ['halifax', 'dartmouth'],
  outside: ['truro'],
};

const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
/** A Friday of the weeks to come. */
const friday = [7, 8, 9, 10, 11, 12, 13]
  .map((days) => daysAfter(halifaxToday(new Date()), days))
  .find((day) => new Date(day).getUTCDay() === 5) as string;

const pill = (name: string): HTMLInputElement => screen.getByRole('radio', { name });
const tap = async (name: string) => act(async () => void fireEvent.click(screen.getByText(name)));

it('an address is needed of who wants to be written to, and the form says so', async () => {
  const requests = fakeServer({});
  await openQuoteForm();
  await fillIn();
  await type('preferredContactMethod', 'email');
  expect(screen.getByLabelText('Email').getAttribute('aria-required')).toBe('true');
  await press();
  await screen.findByText('Please enter your email, or choose another way to be contacted.');
  expect(requests).toEqual([]);
});

it('a field that is passed by empty is not complained of before the form is sent', async () => {
  await openQuoteForm();
  await act(async () => void fireEvent.blur(field('name')));
  expect(screen.queryByText('Name must be at least 2 characters.')).toBeNull();
  await press();
  expect(await screen.findByText('Name must be at least 2 characters.')).toBeTruthy();
});

describe('the days above the calendar', () => {
  it('fill in the date, and say which one was chosen', async () => {
    await openQuoteForm();
    await tap('Tomorrow');
    const tomorrow = new Date(Date.parse(halifaxToday(new Date())) + 86_400_000).toISOString().slice(0, 10);
    expect(field('preferredDate').value).toBe(tomorrow);
    expect(pill('Tomorrow').checked).toBe(true);
    await type('preferredDate', '2027-01-15');
    expect(pill('Tomorrow').checked).toBe(false);
  });

  it.each<[string, () => Promise<void>, Record<string, string>]>([
    [
      'a wish to be first, once',
      async () => {
        await tap('As soon as possible');
        await tap('As soon as possible');
      },
      { preferredDate: '2026-11-18', details: 'As soon as possible, please.\nTwo sofas' },
    ],
    [
      'either day of the weekend, in place of what was wished before',
      async () => {
        await tap('As soon as possible');
        await tap('Weekend');
      },
      { preferredDate: '2026-11-21', details: 'Saturday or Sunday, please.\nTwo sofas' },
    ],
    [
      'nothing of it where another day was picked since',
      async () => {
        await tap('Weekend');
        await tap('Tomorrow');
      },
      { preferredDate: '2026-11-19', details: 'Two sofas' },
    ],
    [
      'nothing of it where another date was chosen since',
      async () => {
        await tap('Weekend');
        await type('preferredDate', '2026-11-27');
      },
      { preferredDate: '2026-11-27', details: 'Two sofas' },
    ],
  ])('tell the team %s, apart from what is written', async (_, choose, sent) => {
    const now = new Date('2026-11-18T14:00:00Z');
    jest.useFakeTimers({ now, doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'performance'] });
    const requests = fakeServer({ 'POST /api/leads': () => ({ status: 201, body: { id: 1 } }) });
    const { onSubmitted } = await openQuoteForm();
    await fillIn();
    await choose();
    expect(field('details').value).toBe('Two sofas');
    await press();
    await waitFor(() => expect(onSubmitted).toHaveBeenCalled());
    expect(requests.find(({ path }) => path === '/api/leads')?.body).toMatchObject(sent);
  });

  it('have parts of the day, each with its usual time', async () => {
    await openQuoteForm();
    await type('preferredTimeSlot', 'afternoon');
    expect(screen.getByText('Usually around 1:00 PM.')).toBeTruthy();
  });
});

it('the types of junk say what they are', async () => {
  await openQuoteForm();
  const options = [...field('junkType').querySelectorAll('option')].map(({ textContent }) => textContent);
  expect(options).toContain('Furniture: sofas, beds, tables, mattresses');
});

it('hazardous goods are named as they are typed, with where they go', async () => {
  await openQuoteForm();
  await type('details', 'A couch and old paint cans');
  expect(await screen.findByText('Crews cannot take paint and solvents.')).toBeTruthy();
  expect(screen.getByText(/Enviro-Depots take leftover paint/)).toBeTruthy();
  await type('details', 'A couch');
  await waitFor(() => expect(screen.queryByText(/^Crews cannot take/)).toBeNull());
});

it.each([
  [
    en,
    'not friday',
    'Your preferred date is a Friday, and your details say that it does not suit. Which day would be better?',
  ],
  [
    fr,
    'pas le vendredi',
    'La date que vous préférez est un vendredi, et vos précisions disent que ce jour ne convient pas. Quel jour irait mieux?',
  ],
])(
  'a day that the details rule out is asked about once, where it was typed last, and sent all the same (%#)',
  async (texts, details, asked) => {
    const requests = fakeServer({ 'POST /api/leads': () => ({ status: 200, body: {} }) });
    sessionStorage.setItem(
      'quoteDraft',
      JSON.stringify({ values: { ...FILLED, preferredDate: friday, details: '' } }),
    );
    await openQuoteForm(undefined, texts);
    const box = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;
    await act(async () => void fireEvent.change(box('details'), { target: { value: details } }));
    const isBeneath = (name: string) => screen.getByText(asked).parentElement?.contains(box(name));
    await screen.findByText(asked);
    expect([isBeneath('details'), isBeneath('preferredDate')]).toEqual([true, false]);
    await act(
      async () => void fireEvent.change(box('preferredDate'), { target: { value: daysAfter(friday, 1) } }),
    );
    expect(screen.queryByText(asked)).toBeNull();
    await act(async () => void fireEvent.change(box('preferredDate'), { target: { value: friday } }));
    expect([isBeneath('details'), isBeneath('preferredDate')]).toEqual([false, true]);
    await press();
    await waitFor(() => expect(requests).toHaveLength(1));
  },
);

it('an address on the page of an area gets the area, where its visitor sees it', async () => {
  fakeServer({ 'GET /places.json': () => ({ body: PLACES }) });
  await openQuoteForm('Dartmouth');
  await act(async () => field('address').focus());
  await type('address', '12 No Such Lane');
  await act(async () => field('address').blur());
  expect(field('address').value).toBe('12 No Such Lane, Dartmouth');
});

it('an address that looks cut short is asked for once it is left, and is sent all the same', async () => {
  fakeServer({
    'GET /places.json': () => ({ body: PLACES }),
    'POST /api/leads': () => ({ status: 200, body: {} }),
  });
  const { onSubmitted } = await openQuoteForm();
  await fillIn();
  await type('address', '12 Qu');
  expect(screen.queryByText(/^Is that all of the address/)).toBeNull();
  await act(async () => void fireEvent.blur(field('address')));
  expect(screen.getByText(/^Is that all of the address/)).toBeTruthy();
  await type('address', '12 Quinpool Rd');
  expect(screen.queryByText(/^Is that all of the address/)).toBeNull();
  await type('address', '12 Qu');
  await press();
  await waitFor(() => expect(onSubmitted).toHaveBeenCalledTimes(1));
});

it('an address without its community is offered with it once it is left, or asked for it', async () => {
  fakeServer({ 'GET /places.json': () => ({ body: PLACES }) });
  await openQuoteForm();
  await act(async () => field('address').focus());
  await type('address', '12 Quinpool Road');
  expect(screen.queryByText(/^Did you mean/)).toBeNull();
  await act(async () => void fireEvent.blur(field('address')));
  await tap('Did you mean 12 Quinpool Road, Halifax?');
  expect(field('address').value).toBe('12 Quinpool Road, Halifax');
  expect(screen.queryByText(/^Did you mean/)).toBeNull();
  await type('address', '12 No Such Lane');
  expect(await screen.findByText(/^Is that all of the address/)).toBeTruthy();
  await type('address', '12 No Such Lane, Dartmouth');
  expect(screen.queryByText(/^Is that all of the address/)).toBeNull();
});

it('what is said of an address does not move a button while it is pressed', async () => {
  fakeServer({ 'GET /places.json': () => ({ body: PLACES }) });
  await openQuoteForm();
  await act(async () => field('address').focus());
  await type('address', '12 Quinpool Rd');
  fireEvent.pointerDown(pill('Tomorrow'));
  await act(async () => void fireEvent.blur(field('address')));
  expect(screen.queryByText(/^Did you mean/)).toBeNull();
  fireEvent.pointerUp(pill('Tomorrow'));
  expect(await screen.findByText(/^Did you mean/)).toBeTruthy();
  fireEvent.pointerDown(screen.getByText(/^Did you mean/));
  expect(screen.getByText(/^Did you mean/)).toBeTruthy();
});

it('an address is completed from our streets, which are fetched once it is reached for, and told of beyond the area', async () => {
  const requests = fakeServer({ 'GET /places.json': () => ({ body: PLACES }) });
  await openQuoteForm();
  expect(requests).toEqual([]);
  await act(async () => field('address').focus());
  await type('address', '12 quin');
  const list = document.getElementById(field('address').getAttribute('list') ?? '');
  await waitFor(() => expect(list?.querySelector('option')?.value).toBe('12 Quinpool Rd, Halifax'));
  await type('address', '12 Main St, Truro');
  expect(await screen.findByText(/^Truro looks to be outside our usual area/)).toBeTruthy();
  await type('address', '12 Main St, Dartmouth');
  expect(screen.queryByText(/outside our usual area/)).toBeNull();
  expect(requests).toHaveLength(1);
});

it('a request that is answered in plain text is sent', async () => {
  fakeServer({ 'POST /api/leads': () => ({ status: 200, file: 'Lead created' }) });
  const { onSubmitted } = await openQuoteForm();
  await fillIn();
  await press();
  await waitFor(() => expect(onSubmitted).toHaveBeenCalledTimes(1));
});

it('a phone number may have an extension', async () => {
  const requests = fakeServer({ 'POST /api/leads': () => ({ status: 201, body: { id: 1 } }) });
  await openQuoteForm();
  await fillIn();
  await type('phone', '(902) 555-0148 x12');
  await press();
  await waitFor(() => expect(requests[0]?.body).toMatchObject({ phone: '(902) 555-0148 x12' }));
});
