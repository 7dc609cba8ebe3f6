import '#lib/testing/patience.ts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { wasAdded } from '#lib/storage/last-request.ts';
import {
  type FakeOperation,
  type FakeResult,
  fakeOperations,
  fakeServer,
  offline,
} from '#lib/testing/fake-server.ts';
import { keepTouch } from '#lib/touches.ts';
import { EMPTY_QUOTE } from './quote-values.ts';
import {
  FILLED,
  field,
  fillIn,
  openQuoteForm,
  press,
  submitButton,
  type,
} from './testing/open-quote-form.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const CREATED: FakeResult<'createLead'> = {
  status: 201,
  body: { id: 1, status: 'new', createdAt: '2026-11-21T12:00:00.000Z' },
};
const answering = (createLead: FakeOperation<'createLead'>) =>
  fakeServer({ ...fakeOperations({ createLead }), 'GET /places.json': () => ({ status: 404 }) });

describe('what the form refuses', () => {
  it('errors of the quote form are shown at their fields, and the first one gets the focus', async () => {
    const requests = answering(() => CREATED);
    await openQuoteForm();
    await press();
    const texts = {
      name: 'Name must be at least 2 characters.',
      phone: 'Phone number must be at least 10 digits.',
      address: 'Address must be at least 5 characters.',
      junkType: 'Please select a junk type.',
      preferredDate: 'Please select a preferred date.',
    };
    for (const [name, text] of Object.entries(texts)) {
      const error = await screen.findByText(text);
      const element = field(name as keyof typeof texts);
      expect(element.getAttribute('aria-describedby')).toBe(error.id);
      expect(element.getAttribute('aria-invalid')).toBe('true');
    }
    expect(document.activeElement).toBe(field('name'));
    expect(requests).toEqual([]);
  });

  it.each([
    ['phone', '902-555-010x', 'Invalid phone number format.'],
    ['phone', '555-0100', 'Phone number must be at least 10 digits.'],
    ['phone', '999-999-9999', 'Please provide a valid phone number with area code (e.g., (902) 555-0148).'],
    ['preferredDate', '2020-01-01', 'Please select a preferred date that is today or later.'],
    ['name', ' A ', 'Name must be at least 2 characters.'],
    ['email', 'elodie@exemple', "That doesn't look like a valid email."],
  ] as const)('%s of %s: %s', async (name, value, text) => {
    await openQuoteForm();
    await fillIn();
    await type(name, value);
    fireEvent.blur(field(name));
    expect(await screen.findByText(text)).toBeTruthy();
    await press();
    expect(document.activeElement).toBe(field(name));
  });

  it('asks whether a mistyped mail service was meant, corrects it by a tap, and sends it as it is without', async () => {
    const requests = answering(() => CREATED);
    await openQuoteForm();
    await fillIn();
    await type('email', 'Bob@gmial.com');
    expect(screen.queryByText(/Did you mean/)).toBeNull();
    await act(async () => void fireEvent.blur(field('email')));
    await act(async () => void fireEvent.click(screen.getByText('Did you mean Bob@gmail.com?')));
    expect(field('email').value).toBe('Bob@gmail.com');
    expect(screen.queryByText(/Did you mean/)).toBeNull();
    await type('email', 'bob@gmial.com');
    await press();
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]?.body).toMatchObject({ email: 'bob@gmial.com' });
  });

  it('the quote form offers no day before today', async () => {
    await openQuoteForm();
    expect(field('preferredDate').min).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
});

describe('sending', () => {
  it('the quote form sends its fields, source, visitor and idempotency key, and leaves', async () => {
    const requests = answering(() => CREATED);
    const { onSubmitted } = await openQuoteForm();
    await fillIn();
    await press();
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledTimes(1));
    expect(requests[0]?.body).toEqual({
      ...EMPTY_QUOTE,
      ...FILLED,
      language: 'en',
      source: 'form',
      visitorId: localStorage.getItem('visitorId'),
      topic: '',
      filledInMs: expect.stringMatching(/^\d+$/),
    });
    expect(requests[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
    expect(submitButton().disabled).toBe(true);
  });

  it('says how its visitor came, at first and last', async () => {
    const requests = answering(() => CREATED);
    const at = (search: string) => ({ pathname: '/fr', search, origin: 'https://haul.example' }) as Location;
    keepTouch(new Date(), at('?gclid=abc'), 'https://www.google.com/');
    keepTouch(new Date(), at('?utm_source=mail'), '');
    await openQuoteForm();
    await fillIn();
    await press();
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]?.body).toMatchObject({
      firstTouch: expect.stringMatching(/ \/fr\?gclid=abc https:\/\/www\.google\.com\/$/),
      lastTouch: expect.stringMatching(/ \/fr\?utm_source=mail $/),
    });
  });

  it('agrees to no offers unasked', async () => {
    answering(() => CREATED);
    await openQuoteForm();
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  });

  it.each([true, undefined] as const)(
    'keeps for the page behind it whether the server has added it to a request that stands: %s',
    async (askedAgain) => {
      answering(() => ({ status: 200, body: { ...CREATED.body, ...(askedAgain && { askedAgain }) } }));
      const { onSubmitted } = await openQuoteForm();
      await fillIn();
      await press();
      await waitFor(() => expect(onSubmitted).toHaveBeenCalledTimes(1));
      expect(wasAdded()).toBe(askedAgain === true);
    },
  );

  it('sends the optional fields, and says what is wrong with an e-mail address', async () => {
    const requests = answering(() => CREATED);
    await openQuoteForm();
    await fillIn();
    await type('preferredTimeSlot', 'afternoon');
    await type('access', 'elevator');
    await type('email', 'ann@');
    await type('preferredContactMethod', 'email');
    await press();
    expect(await screen.findByText("That doesn't look like a valid email.")).toBeTruthy();
    expect(document.activeElement).toBe(field('email'));
    expect(requests).toEqual([]);
    await type('email', 'ann@example.com');
    await press();
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]?.body).toMatchObject({
      preferredTimeSlot: 'afternoon',
      preferredContactMethod: 'email',
      access: 'elevator',
      email: 'ann@example.com',
    });
  });

  it('the quote form shows Processing... and sends once, however often the button is pressed', async () => {
    let finish: (answer: unknown) => void = () => {};
    const requests = answering(async () => {
      await new Promise((resolve) => {
        finish = resolve;
      });
      return CREATED;
    });
    const { onSubmitted } = await openQuoteForm();
    await fillIn();
    await press(3);
    await waitFor(() => expect(submitButton().textContent).toBe('Processing...'));
    expect(submitButton().disabled).toBe(true);
    await press();
    await waitFor(() => expect(requests).toHaveLength(1));
    finish(null);
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledTimes(1));
    expect(requests).toHaveLength(1);
  });

  it('the quote form keeps its values after a failure, and a retry has the same key until a value changes', async () => {
    const requests = answering(() => ({ status: 500, body: { code: 'internal_error', message: 'Sorry.' } }));
    const { onFailed } = await openQuoteForm();
    await fillIn();
    for (const attempt of [1, 2]) {
      await press();
      await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(attempt));
      await waitFor(() => expect(submitButton().disabled).toBe(false));
    }
    await type('details', 'Three sofas');
    await press();
    await waitFor(() => expect(requests).toHaveLength(3));
    const keys = requests.map(({ headers }) => headers['idempotency-key']);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(field('name').value).toBe(FILLED.name);
    expect(onFailed.mock.calls[0]?.[0].message).toBe('Form submission failed - please try again');
    await waitFor(() => expect(submitButton().disabled).toBe(false));
  });

  it('the quote form counts an unreachable server as a failure', async () => {
    answering(offline);
    const { onFailed, onSubmitted } = await openQuoteForm();
    await fillIn();
    await press();
    await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(1));
    expect(onSubmitted).not.toHaveBeenCalled();
    await waitFor(() => expect(submitButton().disabled).toBe(false));
    expect(screen.getByRole('alert').textContent).toContain("We couldn't reach our servers.");
  });

  it('the quote form goes on as the visitor that a request was stored for, though its response was lost with the cookie', async () => {
    let stored: string | undefined;
    let hasCookie = false;
    const requests = answering(({ body, headers }) => {
      const key = headers['idempotency-key'] ?? '';
      const { visitorId } = body as { visitorId: string };
      if (stored === undefined) {
        stored = `${key} ${visitorId}`;
        return offline();
      }
      if (stored === `${key} ${visitorId}`) hasCookie = true;
      return hasCookie ? CREATED : { status: 401, body: {} };
    });
    const { onFailed, onSubmitted } = await openQuoteForm();
    await fillIn();
    await press();
    await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(1));
    const visitor = localStorage.getItem('visitorId');
    await type('details', 'Three sofas');
    await press();
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledTimes(1));
    expect(localStorage.getItem('visitorId')).toBe(visitor);
    const sent = requests.map(({ body }) => (body as { details: string }).details);
    expect(sent).toEqual(['Two sofas', 'Three sofas', 'Two sofas', 'Three sofas']);
    expect(requests[3]?.headers['idempotency-key']).toBe(requests[1]?.headers['idempotency-key']);
  });

  it('the quote form shows an error of the server at its field', async () => {
    const fields = { address: 'Address must be at most 200 characters.' };
    answering(() => ({ status: 400, body: { code: 'invalid_input', message: 'Please check.', fields } }));
    const { onFailed } = await openQuoteForm();
    await fillIn();
    await press();
    expect(await screen.findByText(fields.address)).toBeTruthy();
    expect(document.activeElement).toBe(field('address'));
    expect(onFailed).not.toHaveBeenCalled();
    await waitFor(() => expect(submitButton().disabled).toBe(false));
  });

  it.each([401, 403] as const)(
    'the quote form makes a new visitor id when the old one is refused (%i), once',
    async (status) => {
      localStorage.setItem('visitorId', 'old-one');
      const requests = answering(({ body }) =>
        (body as { visitorId: string }).visitorId === 'old-one' ? { status, body: {} } : CREATED,
      );
      const { onSubmitted } = await openQuoteForm();
      await fillIn();
      await press();
      await waitFor(() => expect(onSubmitted).toHaveBeenCalledTimes(1));
      expect(requests).toHaveLength(2);
      expect(requests[1]?.body).toHaveProperty('visitorId', localStorage.getItem('visitorId'));
      expect(localStorage.getItem('visitorId')).not.toBe('old-one');
    },
  );
});

describe('what the tags of the page are told', () => {
  const page: Window & { dataLayer?: object[]; fbq?: (...command: unknown[]) => void } = window;
  let told: unknown[];

  beforeEach(() => {
    told = [];
    page.dataLayer = told as object[];
    page.fbq = (...command) => void told.push(command);
  });
  afterEach(() => {
    delete page.dataLayer;
    delete page.fbq;
  });

  it.each([
    [201, { event: 'form_submit', form: 'quote' }],
    [500, { event: 'form_error', status: 500 }],
  ])('of a request that is answered by %i: %o', async (status, event) => {
    answering(() => (status === 201 ? CREATED : { status: 500, body: {} }));
    const { onSubmitted, onFailed } = await openQuoteForm();
    await fillIn();
    await press();
    await waitFor(() => expect(status === 201 ? onSubmitted : onFailed).toHaveBeenCalledTimes(1));
    expect(told).toEqual([event]);
  });

  it('of one that is not answered: an error without a status', async () => {
    answering(offline);
    const { onFailed } = await openQuoteForm();
    await fillIn();
    await press();
    await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(1));
    expect(told).toEqual([{ event: 'form_error', status: 0 }]);
  });

  it('of one that the server has of the same person already: nothing', async () => {
    answering(() => ({ status: 200, body: { ...CREATED.body, askedAgain: true } }));
    const { onSubmitted } = await openQuoteForm();
    await fillIn();
    await press();
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledTimes(1));
    expect(told).toEqual([]);
  });
});
