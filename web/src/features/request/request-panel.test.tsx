import type { RequestView } from '@harbour-haul/domain/leads/request/request-view';
import { SITE } from '@harbour-haul/domain/site/site';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { REQUEST_STATE_KEY, rememberRequest } from '#lib/storage/last-request.ts';
import { fakeOperations, fakeServer } from '#lib/testing/fake-server.ts';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { RequestPanel } from './request-panel.tsx';
import { requestFacts } from './request-words.ts';
import { openRequest } from './testing/open-request.tsx';
import { REQUEST } from './testing/sample-request.ts';
import { en, fr } from './texts/request-texts.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the page of a request', () => {
  it('shows the request of its link, and sends the token in a header alone', async () => {
    const requests = fakeServer(fakeOperations({ getRequest: () => ({ body: REQUEST }) }));
    openRequest();
    expect(await screen.findByText('HH-00012')).toBeTruthy();
    const shown = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
    expect(['Preferred date', 'Phone', 'Email', 'What has to go', 'Access', 'Details'].map(shown)).toEqual([
      'Wednesday, November 25, 2026',
      '(902) 555-0148',
      'jane@example.com',
      'Furniture',
      'Not given',
      'two sofas',
    ]);
    expect(screen.getByText('Received. Our team contacts you as soon as possible.')).toBeTruthy();
    expect(requests[0]?.headers['x-request-token'] ?? requests[0]?.headers['X-Request-Token']).toBe(
      'r1.token',
    );
    expect(requests[0]?.path).toBe('/api/request');
  });

  it.each<[Partial<RequestView>, string]>([
    [{}, en.actions.cancel],
    [{ state: 'canceled', open: false }, en.again],
  ])('of %j, what can be done stands before its details, within a thumb’s reach', async (how, last) => {
    fakeServer(fakeOperations({ getRequest: () => ({ body: { ...REQUEST, ...how } }) }));
    openRequest();
    const details = await screen.findByText('HH-00012');
    expect(screen.getByText(last).compareDocumentPosition(details)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each<[Partial<RequestView>, string, string]>([
    [{ state: 'received' }, 'You can correct or cancel it here,', 'Vous pouvez la corriger'],
    [{ state: 'in_progress' }, 'You can correct or cancel it here,', 'Vous pouvez la corriger'],
    [
      { state: 'scheduled', scheduledDate: '2099-11-20T12:00:00.000Z' },
      'Until your pickup, you can still',
      'D’ici au ramassage, vous pouvez encore',
    ],
    [
      { state: 'completed', open: false },
      'nothing is left to change here',
      'il n’y a plus rien à changer ici',
    ],
    [
      { state: 'canceled', open: false },
      'nothing to pay, and nothing left to',
      'rien à payer ni à changer ici',
    ],
    // In the team's trash.
    [
      { state: 'received', open: false },
      'It can no longer be changed here.',
      'Elle ne peut plus être changée ici.',
    ],
  ])('of %j it says what can be done here: %j, %j', async (how, english, french) => {
    fakeServer(fakeOperations({ getRequest: () => ({ body: { ...REQUEST, ...how } }) }));
    const { unmount } = openRequest();
    const offers = () => screen.queryAllByRole('button').length;
    expect((await screen.findByText(new RegExp(english))).previousElementSibling?.textContent).toBe(
      en.states[how.state ?? 'received'],
    );
    expect(offers()).toBe(how.open === false ? 0 : 3);
    unmount();
    openRequest(fr);
    expect(await screen.findByText(new RegExp(french))).toBeTruthy();
  });

  it.each([
    ['received', '2000-01-07T12:00:00.000Z', 'received', false],
    ['received', '2099-11-20T12:00:00.000Z', 'scheduled', true],
    ['in_progress', '2000-01-07T12:00:00.000Z', 'in_progress', false],
    ['scheduled', null, 'day_open', false],
    ['scheduled', '2000-01-07T12:00:00.000Z', 'day_past', true],
    ['scheduled', '2099-11-20T12:00:00.000Z', 'scheduled', true],
    ['completed', '2000-01-07T12:00:00.000Z', 'completed', true],
  ] as const)(
    'of one that is %s with the day %s it says %s',
    async (state, scheduledDate, standing, hasDay) => {
      for (const texts of [en, fr]) {
        fakeServer(fakeOperations({ getRequest: () => ({ body: { ...REQUEST, state, scheduledDate } }) }));
        const { unmount, container } = openRequest(texts);
        await screen.findByText(texts.scope[standing]);
        expect(container.textContent).toContain(texts.states[standing]);
        expect(screen.queryByText(texts.labels.scheduledDate) !== null).toBe(hasDay);
        unmount();
      }
    },
  );

  it('shows its photos small, each as a link to the whole, and none that the server keeps from this browser', async () => {
    const path = (digit: number) => `/uploads/0b0f7a52-1c3d-4e5f-8a9b-0c1d2e3f4a5${digit}.jpg`;
    const photoPaths = [path(1), path(2), 'https://elsewhere.example/x.jpg', 'data:image/svg+xml,x'];
    fakeServer(fakeOperations({ getRequest: () => ({ body: { ...REQUEST, photos: 4, photoPaths } }) }));
    openRequest();
    const pictures = () => screen.queryAllByRole('img').map((picture) => picture.getAttribute('src'));
    const first = await screen.findByRole('img', { name: 'View photo 1 large' });
    expect(pictures()).toEqual([`${path(1)}?size=thumbnail`, `${path(2)}?size=thumbnail`]);
    expect(first.closest('a')?.getAttribute('href')).toBe(path(1));
    act(() => void first.dispatchEvent(new Event('error')));
    expect(pictures()).toEqual([`${path(2)}?size=thumbnail`]);
    expect(screen.getByText('Photos').nextElementSibling?.textContent).toBe('4');
  });

  it.each([
    ['scheduled', '2000-01-07T12:00:00.000Z', 'day_past'],
    ['scheduled', null, 'day_open'],
    ['received', '2099-11-20T12:00:00.000Z', 'scheduled'],
  ] as const)(
    'tells the page after a request how a pickup stands that is %s for %s',
    async (state, day, told) => {
      rememberRequest(12);
      fakeServer(fakeOperations({ getRequest: () => ({ body: { ...REQUEST, state, scheduledDate: day } }) }));
      openRequest();
      await waitFor(() => expect(localStorage.getItem(REQUEST_STATE_KEY)).toBe(told));
    },
  );

  it.each([
    ['a link that is too old', 401, 'This link does not work any more. Please call us.', false],
    ['a request that is gone', 404, 'Your request cannot be shown here any more.', false],
    ['a server that fails', 500, 'Something went wrong on our side.', true],
  ] as const)('says what to do about %s', async (_case, status, message, canRetry) => {
    fakeServer(fakeOperations({ getRequest: () => ({ status, body: { code: 'x', message } }) }));
    openRequest();
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(screen.queryByRole('button', { name: 'Try Again' }) !== null).toBe(canRetry);
    expect(screen.getByRole('link', { name: /\d{3}-\d{4}/ })).toBeTruthy();
  });

  it('says whom to call once, and offers a new quote', async () => {
    const message = `This link does not work any more. Please call ${SITE.callbackPhone}.`;
    fakeServer(fakeOperations({ getRequest: () => ({ status: 401, body: { code: 'x', message } }) }));
    openRequest();
    await screen.findByRole('alert');
    expect(screen.getAllByRole('link', { name: SITE.callbackPhone })).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Get a new quote' }).getAttribute('href')).toBe('/#quote-form');
  });

  it('asks for the whole link where there is none, and asks the server nothing', async () => {
    const requests = fakeServer({});
    renderFeature(<RequestPanel texts={en} token="" />);
    expect((await screen.findByRole('alert')).textContent).toContain('whole link');
    expect(requests).toEqual([]);
  });

  it.each([
    [en, 'at 2:30 PM', 'afternoon', ['Wednesday, November 25, 2026', 'At 2:30 PM']],
    [fr, 'at 2:30 PM', 'afternoon', ['mercredi 25 novembre 2026', 'À 14\u00a0h\u00a030']],
    [
      fr,
      'as soon as possible, before 11:00 AM',
      'morning',
      ['Dès que possible, à partir du mercredi 25 novembre 2026', 'Avant 11\u00a0h'],
    ],
    [fr, 'evening (5PM-8PM)', 'evening', ['mercredi 25 novembre 2026', 'Le soir (17\u00a0h à 20\u00a0h)']],
  ] as const)(
    'says the pickup time beside its day, and not among the details',
    async (texts, said, slot, shown) => {
      const details = `Junk: sofa\nPickup time: ${said}`;
      const request: RequestView = { ...REQUEST, details, preferredTimeSlot: slot };
      fakeServer(fakeOperations({ getRequest: () => ({ body: request }) }));
      openRequest(texts);
      const { preferredDate, preferredTimeSlot, details: label } = texts.labels;
      await screen.findByText(label);
      const shownAs = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
      expect([preferredDate, preferredTimeSlot].map(shownAs)).toEqual(shown);
      expect(shownAs(label)).toBe('sofa');
    },
  );

  it('says that any day will do, and when somebody asked to be called', async () => {
    const details = 'Pickup time: any time\nSpecial instructions: When to call: only after 5';
    const request: RequestView = { ...REQUEST, preferredDate: null, details };
    fakeServer(fakeOperations({ getRequest: () => ({ body: request }) }));
    openRequest();
    await screen.findByText('Received. Our team contacts you at the time that you asked for.');
    const shown = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
    expect(['Preferred date', 'Part of the day', 'Contact by'].map(shown)).toEqual([
      'Any day',
      'Any time',
      'Phone Call: only after 5',
    ]);
  });

  it.each([
    [en, 'Added in the chat'],
    [fr, 'Ajouté dans le clavardage'],
  ])('shows what was added in the chat after it was sent, where anything was: %#', async (texts, label) => {
    const request: RequestView = { ...REQUEST, saidSince: ['Also a lamp', 'Do you take pianos?'] };
    fakeServer(fakeOperations({ getRequest: () => ({ body: request }) }));
    openRequest(texts);
    expect((await screen.findByText(label)).nextElementSibling?.textContent).toBe(
      'Also a lamp\nDo you take pianos?',
    );
    expect(
      requestFacts({ ...REQUEST, saidSince: [] }, new Date(), texts).map(([known]) => known),
    ).not.toContain(label);
  });

  it.each([
    [en, 'Your questions'],
    [fr, 'Vos questions'],
  ])('shows what was asked and is not answered yet, and what is said since only once: %#', (texts, label) => {
    const questions = ['do you take paint cans and a piano?', 'Do you have a ramp?'];
    const facts = requestFacts(
      { ...REQUEST, questions, saidSince: ['Do you have a ramp?'] },
      new Date(),
      texts,
    );
    expect(facts).toContainEqual([label, 'do you take paint cans and a piano?']);
    expect(facts).toContainEqual([texts.labels.saidSince, 'Do you have a ramp?']);
    expect(requestFacts(REQUEST, new Date(), texts).map(([known]) => known)).not.toContain(label);
  });

  it.each([
    [en, 'It is not in your request yet.', 'You asked in the chat to cancel it.'],
    [fr, 'Votre demande ne le montre pas encore.', 'Vous avez demandé dans le clavardage de l’annuler.'],
  ])('says what became of it while it can be changed: %#', async (texts, added, canceled) => {
    const shown = async (more: Partial<RequestView>) => {
      fakeServer(fakeOperations({ getRequest: () => ({ body: { ...REQUEST, ...more } }) }));
      const { container, unmount } = openRequest(texts);
      await screen.findByText('HH-00012');
      const text = container.textContent ?? '';
      unmount();
      return [added, canceled].filter((part) => text.includes(part));
    };
    expect(await shown({})).toEqual([]);
    expect(await shown({ saidSince: ['I meant MORNING'] })).toEqual([added]);
    const asked = { saidSince: ['cancel my request'], cancelAsked: true };
    expect(await shown(asked)).toEqual([canceled]);
    expect(await shown({ ...asked, state: 'canceled', open: false })).toEqual([]);
  });
});
