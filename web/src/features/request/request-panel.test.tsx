import { PHOTO_REFUSAL_TEXTS } from '@harbour-haul/contract/photos/photo-texts';
import { HAZARDS } from '@harbour-haul/domain/conversation/lexicon/hazards';
import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import type { RequestView } from '@harbour-haul/domain/leads/request/request-view';
import { SITE } from '@harbour-haul/domain/site/site';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pickupDates } from '#components/pickup/pickup-days.ts';
import { REQUEST_STATE_KEY, rememberRequest } from '#lib/storage/last-request.ts';
import {
  leftOutPhotos,
  rememberMissingPhotos,
  rememberUncheckedPhotos,
} from '#lib/storage/left-out-photos.ts';
import { fakeOperations, fakeServer, offline } from '#lib/testing/fake-server.ts';
import { fakeStorage } from '#lib/testing/fake-storage.ts';
import { photoState } from '#lib/testing/photo-state.ts';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { askAgain } from './ask-again.ts';
import { RequestPanel } from './request-panel.tsx';
import { requestFacts } from './request-words.ts';
import { en, fr } from './texts/request-texts.ts';

const REQUEST: RequestView = {
  id: 12,
  version: 3,
  state: 'received',
  open: true,
  name: 'Jane Roe',
  phone: '9025550148',
  email: 'jane@example.com',
  address: '12 Oak St, Dartmouth',
  junkType: 'furniture',
  access: null,
  details: 'two sofas',
  preferredDate: '2026-11-25T12:00:00.000Z',
  preferredTimeSlot: null,
  preferredContactMethod: 'phone',
  scheduledDate: null,
  scheduledHours: null,
  createdAt: '2026-11-22T15:00:00.000Z',
  photos: 0,
};

beforeEach(() => localStorage.clear());

const open = () => renderFeature(<RequestPanel texts={en} token="r1.token" />);

describe('the page of a request', () => {
  it('shows the request of its link, and sends the token in a header alone', async () => {
    const requests = fakeServer(fakeOperations({ getRequest: () => ({ body: REQUEST }) }));
    open();
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

  it.each<[Partial<RequestView>, string, string]>([
    [{ state: 'received' }, 'You can correct or cancel it here,', 'Vous pouvez ici la corriger'],
    [{ state: 'in_progress' }, 'You can correct or cancel it here,', 'Vous pouvez ici la corriger'],
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
    const { unmount } = open();
    const offers = () => screen.queryAllByRole('button').length;
    expect((await screen.findByText(new RegExp(english))).previousElementSibling?.textContent).toBe(
      en.states[how.state ?? 'received'],
    );
    expect(offers()).toBe(how.open === false ? 0 : 3);
    unmount();
    renderFeature(<RequestPanel texts={fr} token="r1.token" />);
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
        const { unmount, container } = renderFeature(<RequestPanel texts={texts} token="r1.token" />);
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
    open();
    const pictures = () => screen.queryAllByRole('img').map((picture) => picture.getAttribute('src'));
    const first = await screen.findByRole('img', { name: 'View photo 1 large' });
    expect(pictures()).toEqual([`${path(1)}?size=thumbnail`, `${path(2)}?size=thumbnail`]);
    expect(first.closest('a')?.getAttribute('href')).toBe(path(1));
    act(() => void first.dispatchEvent(new Event('error')));
    expect(pictures()).toEqual([`${path(2)}?size=thumbnail`]);
    expect(screen.getByText('Photos').nextElementSibling?.textContent).toBe('4');
  });

  it('sends what was corrected and nothing else, with the version that is shown', async () => {
    const user = userEvent.setup();
    const corrected = { ...REQUEST, version: 4, address: '14 Oak St, Dartmouth' };
    const requests = fakeServer(
      fakeOperations({ getRequest: () => ({ body: REQUEST }), correctRequest: () => ({ body: corrected }) }),
    );
    open();
    await user.click(await screen.findByRole('button', { name: 'Correct something' }));
    const address = screen.getByLabelText('Pickup address');
    await user.clear(address);
    await user.type(address, '14 Oak St, Dartmouth');
    expect((screen.getByLabelText('Phone') as HTMLInputElement).value).toBe('(902) 555-0148');
    await user.selectOptions(screen.getByLabelText('Access'), 'stairs');
    await user.type(screen.getByLabelText('Details'), ', one lamp');
    await user.type(screen.getByLabelText('Anything to add? (optional)'), 'ring twice');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('14 Oak St, Dartmouth')).toBeTruthy();
    const said = screen.getByText('Your changes are saved. Our team is told.');
    expect(document.activeElement).toBe(said.parentElement);
    expect(requests.at(-1)?.body).toEqual({
      version: 3,
      address: '14 Oak St, Dartmouth',
      access: 'stairs',
      details: 'two sofas, one lamp',
      note: 'ring twice',
    });
  });

  it('corrects the address that the confirmation goes to, and asks about a near miss', async () => {
    const user = userEvent.setup();
    const requests = fakeServer(
      fakeOperations({ getRequest: () => ({ body: REQUEST }), correctRequest: () => ({ body: REQUEST }) }),
    );
    open();
    await user.click(await screen.findByRole('button', { name: 'Correct something' }));
    expect(document.activeElement?.textContent).toBe('Correct your request');
    const email = screen.getByLabelText('Email');
    await user.clear(email);
    await user.type(email, 'jane@gmial.com');
    expect(screen.queryByText(/Did you mean/)).toBeNull();
    await user.tab();
    await user.click(screen.getByText('Did you mean jane@gmail.com?'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Your changes are saved. Our team is told.');
    expect(requests.at(-1)?.body).toEqual({ version: 3, email: 'jane@gmail.com' });
  });

  it('sends nothing where nothing was changed', async () => {
    const user = userEvent.setup();
    const requests = fakeServer(fakeOperations({ getRequest: () => ({ body: REQUEST }) }));
    open();
    await user.click(await screen.findByRole('button', { name: 'Correct something' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Correct something' })).toBeTruthy();
    expect(requests.every(({ method }) => method === 'GET')).toBe(true);
  });

  it.each([
    [en, en.actions.correct, en.labels.details, en.labels.note],
    [fr, fr.actions.correct, fr.labels.details, fr.labels.note],
  ])(
    'names hazardous goods as they are typed, as the quote form does (%#)',
    async (texts, correct, details, note) => {
      const user = userEvent.setup();
      fakeServer(fakeOperations({ getRequest: () => ({ body: { ...REQUEST, details: 'old paint cans' } }) }));
      renderFeature(<RequestPanel texts={texts} token="r1.token" />);
      // As well where it is only shown.
      await waitFor(() => expect(document.querySelectorAll('dd strong')).toHaveLength(1));
      await user.click(await screen.findByRole('button', { name: correct }));
      const warned = () => document.querySelectorAll('form strong').length;
      // Also of what stands there already.
      await waitFor(() => expect(warned()).toBe(1));
      await user.clear(screen.getByLabelText(details));
      await waitFor(() => expect(warned()).toBe(0));
      await user.type(screen.getByLabelText(note), 'Propane');
      const [warning, disposal] = texts.hazard({
        kind: 'propane',
        label: HAZARDS.propane.label,
        disposal: HAZARDS.propane.disposal,
      });
      expect((await screen.findByText(warning)).parentElement?.textContent).toBe(`${warning} ${disposal}`);
    },
  );

  describe('the days above the calendar', () => {
    const day = (days: number) =>
      new Date(Date.parse(halifaxToday(new Date())) + days * 86_400_000).toISOString().slice(0, 10);
    const body = (preferredDate: string, details: string): RequestView => ({
      ...REQUEST,
      preferredDate,
      details,
    });

    it('fill in the date and say what it means, and keep nothing of it for the quote form of this tab', async () => {
      const user = userEvent.setup();
      const requests = fakeServer(
        fakeOperations({ getRequest: () => ({ body: REQUEST }), correctRequest: () => ({ body: REQUEST }) }),
      );
      open();
      await user.click(await screen.findByRole('button', { name: 'Correct something' }));
      await user.click(screen.getByRole('radio', { name: 'As soon as possible' }));
      const { asap } = pickupDates(new Date());
      expect((screen.getByLabelText('Preferred date') as HTMLInputElement).value).toBe(asap);
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await screen.findByText('Your changes are saved. Our team is told.');
      expect(requests.at(-1)?.body).toEqual({ version: 3, preferredDate: asap, pickupWish: 'asap' });
      expect(sessionStorage.length).toBe(0);
    });

    it('say that a day is meant as that day alone, and nothing where it was meant so before', async () => {
      const user = userEvent.setup();
      const stored = [
        body(`${day(1)}T12:00:00.000Z`, 'Saturday or Sunday, please.\ntwo sofas'),
        body(`${day(1)}T12:00:00.000Z`, 'As soon as possible, please.\ntwo sofas'),
      ];
      const sent: unknown[] = [];
      for (const request of stored) {
        const requests = fakeServer(
          fakeOperations({
            getRequest: () => ({ body: request }),
            correctRequest: () => ({ body: request }),
          }),
        );
        const { unmount } = open();
        await user.click(await screen.findByRole('button', { name: 'Correct something' }));
        await user.click(screen.getByRole('radio', { name: 'Tomorrow' }));
        await user.click(screen.getByRole('button', { name: 'Save' }));
        await screen.findByRole('button', { name: 'Correct something' });
        sent.push(requests.filter(({ method }) => method === 'PATCH').map((one) => one.body));
        unmount();
      }
      const isSaturday = new Date(`${day(1)}T12:00:00Z`).getUTCDay() === 6;
      const alone = [{ version: 3, pickupWish: null }];
      expect(sent).toEqual([isSaturday ? alone : [], alone]);
    });

    it('show the one that stands', async () => {
      const user = userEvent.setup();
      const { asap } = pickupDates(new Date());
      const request = body(`${asap}T12:00:00.000Z`, 'Dès que possible, s’il vous plaît.');
      const requests = fakeServer(fakeOperations({ getRequest: () => ({ body: request }) }));
      renderFeature(<RequestPanel texts={fr} token="r1.token" />);
      await user.click(await screen.findByRole('button', { name: fr.actions.correct }));
      expect((screen.getByRole('radio', { name: 'Dès que possible' }) as HTMLInputElement).checked).toBe(
        true,
      );
      await user.click(screen.getByRole('button', { name: fr.form.save }));
      await screen.findByRole('button', { name: fr.actions.correct });
      expect(requests.every(({ method }) => method === 'GET')).toBe(true);
    });
  });

  it('ties what the server refuses to its field', async () => {
    const user = userEvent.setup();
    const fields = { phone: 'Invalid phone number format.' };
    fakeServer(
      fakeOperations({
        getRequest: () => ({ body: REQUEST }),
        correctRequest: () => ({
          status: 400,
          body: { code: 'invalid_input', message: 'Please check.', fields },
        }),
      }),
    );
    open();
    await user.click(await screen.findByRole('button', { name: 'Correct something' }));
    await user.type(screen.getByLabelText('Phone'), 'x');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const phone = await screen.findByRole('textbox', { description: 'Invalid phone number format.' });
    expect(phone.getAttribute('name')).toBe('phone');
    expect((phone as HTMLInputElement).value).toBe('(902) 555-0148x');
    expect(document.activeElement).toBe(phone);
    expect(screen.getByRole('alert').textContent).toBe('Please check.');
  });

  it('shows what the team has changed meanwhile, and writes nothing over it', async () => {
    const user = userEvent.setup();
    const stored = [REQUEST, REQUEST, { ...REQUEST, version: 4, address: '1 Admin Rd, Halifax' }];
    const message = 'Your request was changed since you opened it. Please check it again.';
    fakeServer(
      fakeOperations({
        getRequest: () => ({
          body: stored.length > 1 ? (stored.shift() as RequestView) : (stored[0] as RequestView),
        }),
        correctRequest: () => {
          stored.splice(0, stored.length - 1);
          return { status: 409, body: { code: 'conflict', message } };
        },
      }),
    );
    open();
    await user.click(await screen.findByRole('button', { name: 'Correct something' }));
    await user.type(screen.getByLabelText('Name'), 'x');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByText('1 Admin Rd, Halifax')).toBeTruthy();
  });

  it('does not say that servers are out of reach any more once the network is back, and what is to be done is', async () => {
    const user = userEvent.setup();
    fakeServer(
      fakeOperations({
        getRequest: () => ({ body: REQUEST }),
        correctRequest: offline,
        cancelRequest: offline,
      }),
    );
    open();
    const goOnline = () => act(async () => void window.dispatchEvent(new Event('online')));
    await user.click(await screen.findByRole('button', { name: 'Correct something' }));
    await user.type(screen.getByLabelText('Name'), 'x');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toContain("couldn't reach our servers");
    await goOnline();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText(/^Your connection is back\. Your changes are not saved yet/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(screen.getByRole('button', { name: 'Cancel my request' }));
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    await goOnline();
    expect(screen.getByText(/^Your connection is back\. Your request is not cancelled yet/)).toBeTruthy();
  });

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
      renderFeature(<RequestPanel texts={texts} token="r1.token" />);
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
    const { unmount } = open();
    await press(en.actions.cancel);
    await press(en.cancel.no);
    expect((await screen.findByRole('alert')).textContent).toContain("couldn't reach our servers");
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(screen.getByText(en.cancel.keepBackOnline)).toBeTruthy();
    unmount();
    fakeServer(fakeOperations({ getRequest: () => ({ body: REQUEST }), keepRequest: offline }));
    open();
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
    open();
    await user.click(await screen.findByRole('button', { name: 'Cancel my request' }));
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel my request' }));
    expect(requests.some(({ path }) => path === '/api/request/cancel')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
    const state = await screen.findByText('Cancelled. Nobody will come.');
    expect(document.activeElement).toBe(state.parentElement);
    expect(screen.queryByRole('button')).toBeNull();
    // What this browser's chat goes by.
    expect(localStorage.getItem(REQUEST_STATE_KEY)).toBe('canceled');
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
    renderFeature(<RequestPanel texts={texts} token="r1.token" />);
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
    renderFeature(<RequestPanel texts={texts} token="r1.token" />);
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

  it.each([
    ['scheduled', '2000-01-07T12:00:00.000Z', 'day_past'],
    ['scheduled', null, 'day_open'],
    ['received', '2099-11-20T12:00:00.000Z', 'scheduled'],
  ] as const)(
    'tells the page after a request how a pickup stands that is %s for %s',
    async (state, day, told) => {
      rememberRequest(12);
      fakeServer(fakeOperations({ getRequest: () => ({ body: { ...REQUEST, state, scheduledDate: day } }) }));
      open();
      await screen.findByText('HH-00012');
      expect(localStorage.getItem(REQUEST_STATE_KEY)).toBe(told);
    },
  );

  it.each([
    ['a link that is too old', 401, 'This link does not work any more. Please call us.', false],
    ['a request that is gone', 404, 'Your request cannot be shown here any more.', false],
    ['a server that fails', 500, 'Something went wrong on our side.', true],
  ] as const)('says what to do about %s', async (_case, status, message, canRetry) => {
    fakeServer(fakeOperations({ getRequest: () => ({ status, body: { code: 'x', message } }) }));
    open();
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(screen.queryByRole('button', { name: 'Try Again' }) !== null).toBe(canRetry);
    expect(screen.getByRole('link', { name: /\d{3}-\d{4}/ })).toBeTruthy();
  });

  it('says whom to call once, and offers a new quote', async () => {
    const message = `This link does not work any more. Please call ${SITE.callbackPhone}.`;
    fakeServer(fakeOperations({ getRequest: () => ({ status: 401, body: { code: 'x', message } }) }));
    open();
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

  it('adds photos, and says which could not be used', async () => {
    const user = userEvent.setup({ applyAccept: false });
    const path = '/uploads/0b0f7a52-1c3d-4e5f-8a9b-000000000001.jpg';
    fakeStorage((put) => put.respond(200));
    const requests = fakeServer(
      fakeOperations({
        getRequest: () => ({ body: REQUEST }),
        uploadPhoto: () => ({
          status: 201,
          body: { path, upload: { method: 'PUT', url: 'https://photos.example/1', headers: {} } },
        }),
        getPhotoState: () => ({ body: photoState(path) }),
        addRequestPhotos: () => ({ body: { ...REQUEST, version: 4, photos: 1 } }),
      }),
    );
    rememberRequest(12);
    rememberMissingPhotos(2);
    renderFeature(<RequestPanel texts={en} token="r1.token" task="adding" />);
    const input = await screen.findByLabelText('Choose photos');
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Add photos' }));
    await user.upload(input, new File(['x'], 'notes.txt', { type: 'text/plain' }));
    expect((await screen.findByRole('alert')).textContent).toContain('notes.txt: Please select an image');
    await user.upload(input, new File(['x'], 'couch.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByText('Your photo is added. Our team sees it.')).toBeTruthy();
    // One of the two that did not come with it.
    expect(leftOutPhotos().missing).toBe(1);
    expect(requests.find(({ path: to }) => to === '/api/request/photos')?.body).toEqual({
      photoPaths: [path],
    });
    expect(screen.getByText('Photos').nextElementSibling?.textContent).toBe('1');
  });

  it('offers what else can be done below the photos that somebody came to add, but while one is sent', async () => {
    const user = userEvent.setup();
    const path = '/uploads/0b0f7a52-1c3d-4e5f-8a9b-000000000001.jpg';
    const held = Promise.withResolvers<void>();
    fakeStorage((put) => void held.promise.then(() => put.respond(200)));
    fakeServer(
      fakeOperations({
        getRequest: () => ({ body: REQUEST }),
        uploadPhoto: () => ({
          status: 201,
          body: { path, upload: { method: 'PUT', url: 'https://photos.example/1', headers: {} } },
        }),
        getPhotoState: () => ({ body: photoState(path) }),
        addRequestPhotos: () => ({ body: { ...REQUEST, version: 4, photos: 1 } }),
      }),
    );
    renderFeature(<RequestPanel texts={en} token="r1.token" task="adding" />);
    const input = await screen.findByLabelText('Choose photos');
    const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
    const panel = screen.getByRole('group', { name: 'Add photos' });
    expect(panel.compareDocumentPosition(button('Correct something'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByRole('button', { name: 'Add photos' })).toBeNull();
    await user.upload(input, new File(['x'], 'couch.jpg', { type: 'image/jpeg' }));
    expect([button('Correct something').disabled, button('Cancel my request').disabled]).toEqual([
      true,
      true,
    ]);
    held.resolve();
    expect(await screen.findByText('Your photo is added. Our team sees it.')).toBeTruthy();
    await user.click(button('Add photos'));
    await user.click(button('Cancel my request'));
    expect(screen.getByRole('group', { name: 'Cancel your request' })).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Add photos' })).toBeNull();
  });

  it('says how many photos were added where others could not be used, by name', async () => {
    const user = userEvent.setup({ applyAccept: false });
    const path = (number: number) => `/uploads/0b0f7a52-1c3d-4e5f-8a9b-00000000000${number}.jpg`;
    fakeStorage((put) => put.respond(200));
    let sent = 0;
    const requests = fakeServer(
      fakeOperations({
        getRequest: () => ({ body: REQUEST }),
        uploadPhoto: () => ({
          status: 201,
          body: {
            path: path(++sent),
            upload: { method: 'PUT', url: 'https://photos.example/1', headers: {} },
          },
        }),
        getPhotoState: ({ params }) => {
          const refused = { state: 'refused', message: 'Please select an image (JPG, PNG or GIF).' } as const;
          const isFake = params.name === path(2).slice('/uploads/'.length);
          return { body: photoState(`/uploads/${params.name}`, isFake ? refused : {}) };
        },
        addRequestPhotos: () => ({ body: { ...REQUEST, version: 4, photos: 2 } }),
      }),
    );
    renderFeature(<RequestPanel texts={en} token="r1.token" task="adding" />);
    const input = await screen.findByLabelText('Choose photos');
    const files = ['a.jpg', 'fake.jpg', 'b.jpg'];
    await user.upload(
      input,
      files.map((name) => new File(['x'], name, { type: 'image/jpeg' })),
    );
    expect(await screen.findByText('Your 2 photos are added. Our team sees them.')).toBeTruthy();
    // Each as it has arrived: whoever leaves before the last one loses none of the others.
    const added = requests.filter(({ path: to }) => to === '/api/request/photos').map(({ body }) => body);
    expect(added).toEqual([{ photoPaths: [path(1)] }, { photoPaths: [path(3)] }]);
    expect(screen.getByRole('alert').textContent).toBe('fake.jpg: Please select an image (JPG, PNG or GIF).');
    expect((input as HTMLInputElement).disabled).toBe(false);
  });

  it.each([
    [0, 'up to 5 at a time', /^Only 5 photos can be added at a time\..*: f\.jpg$/],
    [17, 'up to 3 more', /^A request can have up to 20 photos\. Left out: d\.jpg, e\.jpg, f\.jpg$/],
  ])(
    'beside %i photos says before the upload how many it takes, and sends no others',
    async (photos, said, left) => {
      const user = userEvent.setup();
      const path = (number: number) => `/uploads/0b0f7a52-1c3d-4e5f-8a9b-00000000000${number}.jpg`;
      const puts = fakeStorage((put) => put.respond(200));
      let sent = 0;
      fakeServer(
        fakeOperations({
          getRequest: () => ({ body: { ...REQUEST, photos } }),
          uploadPhoto: () => ({
            status: 201,
            body: {
              path: path(++sent),
              upload: { method: 'PUT', url: 'https://photos.example/1', headers: {} },
            },
          }),
          getPhotoState: ({ params }) => ({ body: photoState(`/uploads/${params.name}`) }),
          addRequestPhotos: () => ({ body: { ...REQUEST, version: 4, photos: photos + sent } }),
        }),
      );
      renderFeature(<RequestPanel texts={en} token="r1.token" task="adding" />);
      const input = await screen.findByLabelText('Choose photos');
      expect(screen.getByText(/^JPG, PNG or GIF/).textContent).toContain(said);
      await user.upload(
        input,
        ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg', 'f.jpg'].map(
          (name) => new File(['x'], name, { type: 'image/jpeg' }),
        ),
      );
      expect((await screen.findByRole('alert')).textContent).toMatch(left);
      expect(puts).toHaveLength(photos === 0 ? 5 : 3);
    },
  );

  it.each([en, fr])('takes no file where it has as many photos as it can have (%#)', async (texts) => {
    fakeServer(fakeOperations({ getRequest: () => ({ body: { ...REQUEST, photos: 20 } }) }));
    renderFeature(<RequestPanel texts={texts} token="r1.token" task="adding" />);
    expect(await screen.findByText(texts.photos.full)).toBeTruthy();
    expect(screen.queryByLabelText(texts.photos.choose)).toBeNull();
  });

  it('says how many photos were added to a request that was canceled before the last was', async () => {
    const user = userEvent.setup();
    const path = (number: number) => `/uploads/0b0f7a52-1c3d-4e5f-8a9b-00000000000${number}.jpg`;
    fakeStorage((put) => put.respond(200));
    let stored = REQUEST;
    let sent = 0;
    fakeServer(
      fakeOperations({
        getRequest: () => ({ body: stored }),
        uploadPhoto: () => ({
          status: 201,
          body: {
            path: path(++sent),
            upload: { method: 'PUT', url: 'https://photos.example/1', headers: {} },
          },
        }),
        getPhotoState: ({ params }) => ({ body: photoState(`/uploads/${params.name}`) }),
        addRequestPhotos: () => {
          if (sent === 1) return { body: { ...REQUEST, version: 4, photos: 1 } };
          stored = { ...REQUEST, version: 5, state: 'canceled', open: false };
          return { status: 409, body: { code: 'conflict', message: 'Your request is closed.' } };
        },
      }),
    );
    renderFeature(<RequestPanel texts={en} token="r1.token" task="adding" />);
    await user.upload(
      await screen.findByLabelText('Choose photos'),
      ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => new File(['x'], name, { type: 'image/jpeg' })),
    );
    expect(await screen.findByText(en.photos.closedSince(1))).toBeTruthy();
    expect(sent).toBe(2);
  });

  it('says that photos were not added to a request that was canceled while they were sent', async () => {
    const user = userEvent.setup();
    const path = '/uploads/0b0f7a52-1c3d-4e5f-8a9b-000000000001.jpg';
    fakeStorage((put) => put.respond(200));
    let stored = REQUEST;
    fakeServer(
      fakeOperations({
        getRequest: () => ({ body: stored }),
        uploadPhoto: () => ({
          status: 201,
          body: { path, upload: { method: 'PUT', url: 'https://photos.example/1', headers: {} } },
        }),
        getPhotoState: () => ({ body: photoState(path) }),
        addRequestPhotos: () => {
          stored = { ...REQUEST, version: 4, state: 'canceled', open: false };
          return { status: 409, body: { code: 'conflict', message: 'Your request is closed.' } };
        },
      }),
    );
    renderFeature(<RequestPanel texts={en} token="r1.token" task="adding" />);
    await user.upload(
      await screen.findByLabelText('Choose photos'),
      new File(['x'], 'couch.jpg', { type: 'image/jpeg' }),
    );
    const said = await screen.findByText('Your request is closed by now, so no photo was added to it.');
    expect(screen.getByText('Cancelled. Nobody will come.')).toBeTruthy();
    expect(document.activeElement).toBe(said.parentElement);
  });

  it.each([en, fr])(
    'says of a photo that was refused since why, until another one is added (%#)',
    async (texts) => {
      const user = userEvent.setup();
      const [bad, good] = [1, 2].map((number) => `/uploads/0b0f7a52-1c3d-4e5f-8a9b-00000000000${number}.jpg`);
      fakeStorage((put) => put.respond(200));
      fakeServer(
        fakeOperations({
          getRequest: () => ({ body: REQUEST }),
          uploadPhoto: () => ({
            status: 201,
            body: {
              path: good ?? '',
              upload: { method: 'PUT', url: 'https://photos.example/1', headers: {} },
            },
          }),
          getPhotoState: ({ params }) => {
            const path = `/uploads/${params.name}`;
            const refused = { state: 'refused', message: PHOTO_REFUSAL_TEXTS.damaged } as const;
            return { body: photoState(path, path === bad ? refused : {}) };
          },
          addRequestPhotos: () => ({ body: { ...REQUEST, photos: 1 } }),
        }),
      );
      rememberRequest(REQUEST.id);
      rememberUncheckedPhotos([bad ?? '']);
      renderFeature(<RequestPanel texts={texts} token="r1.token" />);
      const [said, add] = texts.card.refused(1, texts.message(PHOTO_REFUSAL_TEXTS.damaged));
      expect((await screen.findByRole('alert')).textContent).toBe(said + add);
      await user.click(screen.getByRole('button', { name: add }));
      await user.upload(
        screen.getByLabelText(texts.photos.choose),
        new File(['x'], 'couch.jpg', { type: 'image/jpeg' }),
      );
      await screen.findByText(texts.photos.added(1));
      expect(screen.queryByText(said)).toBeNull();
      expect(leftOutPhotos().refused).toEqual([]);
    },
  );

  it.each([
    [en, 1, 'One photo did not arrive.', 'Add it'],
    [fr, 2, '2 photos ne sont pas arrivées.', 'Les ajouter'],
  ])(
    'says that photos are not with it, and offers once to add them (%#)',
    async (texts, count, said, add) => {
      const user = userEvent.setup();
      fakeServer(fakeOperations({ getRequest: () => ({ body: REQUEST }) }));
      rememberRequest(REQUEST.id);
      rememberMissingPhotos(count);
      renderFeature(<RequestPanel texts={texts} token="r1.token" />);
      expect((await screen.findByRole('alert')).textContent).toBe(said + add);
      expect(screen.queryByText(texts.actions.photos)).toBeNull();
      await user.click(screen.getByRole('button', { name: add }));
      expect(screen.getByLabelText(texts.photos.choose)).toBeTruthy();
      await user.click(screen.getByRole('button', { name: texts.form.back }));
      // The chat of this page has sent them.
      act(() => rememberMissingPhotos(0));
      expect(screen.queryByRole('alert')).toBeNull();
      expect(screen.getByText(texts.actions.photos)).toBeTruthy();
    },
  );

  it.each<[string, Partial<RequestView>]>([
    ['another request', { id: 13 }],
    ['one that takes none', { open: false, state: 'completed' }],
  ])('says nothing of photos on the page of %s', async (_what, how) => {
    fakeServer(fakeOperations({ getRequest: () => ({ body: { ...REQUEST, ...how } }) }));
    rememberRequest(REQUEST.id);
    rememberMissingPhotos(1);
    open();
    await screen.findByText('two sofas');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says nothing of the last change while the next is made', async () => {
    const user = userEvent.setup();
    fakeServer(
      fakeOperations({ getRequest: () => ({ body: REQUEST }), correctRequest: () => ({ body: REQUEST }) }),
    );
    open();
    await user.click(await screen.findByRole('button', { name: 'Correct something' }));
    await user.type(screen.getByLabelText('Name'), 'x');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Your changes are saved. Our team is told.');
    await user.click(screen.getByRole('button', { name: 'Add photos' }));
    expect(screen.queryByText('Your changes are saved. Our team is told.')).toBeNull();
  });

  it.each([
    [
      en,
      'a sofa\n\nYou added on November 27:\na piano\nYou wrote: "From #3:"\n\nYou asked again on December 1:\na bed',
      ['Correct something', 'Details', 'Save'],
    ],
    [
      fr,
      'a sofa\n\nVous avez ajouté le 27 novembre\u00a0:\na piano\nVous avez écrit\u00a0: «\u00a0From #3:\u00a0»\n\nVous avez demandé de nouveau le 1er décembre\u00a0:\na bed',
      ['Corriger', 'Précisions', 'Enregistrer'],
    ],
  ] as const)(
    'tells its homeowner their words as theirs, and sends them as they are stored',
    async (texts, shown, names) => {
      const added =
        'Junk: a sofa\n\nAdded by the customer on 2026-11-27:\na piano\nCustomer wrote: "From #3:"';
      const details = `${added}\n\nAsked again on 2026-12-01 (form):\na bed`;
      const user = userEvent.setup();
      const requests = fakeServer(
        fakeOperations({
          getRequest: () => ({ body: { ...REQUEST, details } }),
          correctRequest: () => ({ body: { ...REQUEST, details } }),
        }),
      );
      const [correct, label, save] = names;
      renderFeature(<RequestPanel texts={texts} token="r1.token" />);
      await user.click(await screen.findByRole('button', { name: correct }));
      const field = screen.getByLabelText<HTMLTextAreaElement>(label);
      expect(field.value).toBe(shown);
      await user.type(field, ' frame');
      await user.click(screen.getByRole('button', { name: save }));
      await waitFor(() => expect(requests.at(-1)?.body).toEqual({ details: `${details} frame`, version: 3 }));
    },
  );

  it('keeps what the chat has noted for the team, which its homeowner does not read', async () => {
    const details = 'Junk: a sofa\nAlso mentioned: hot tub\nSpecial instructions: gate 4471';
    const user = userEvent.setup();
    const requests = fakeServer(
      fakeOperations({
        getRequest: () => ({ body: { ...REQUEST, details } }),
        correctRequest: () => ({ body: { ...REQUEST, details } }),
      }),
    );
    open();
    await user.click(await screen.findByRole('button', { name: 'Correct something' }));
    const field = screen.getByLabelText<HTMLTextAreaElement>('Details');
    expect(field.value).toBe('a sofa\ngate 4471');
    await user.type(field, '2');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const stored = 'Also mentioned: hot tub\nJunk: a sofa\ngate 44712';
    await waitFor(() => expect(requests.at(-1)?.body).toEqual({ details: stored, version: 3 }));
  });

  it('has a field for when to call, which is read wherever that was said, and stands nowhere twice', async () => {
    const user = userEvent.setup();
    const details = 'Special instructions: When to call: after 5\ntwo sofas';
    const corrected = { ...REQUEST, version: 4, details: 'When to call: mornings only\ntwo sofas' };
    const requests = fakeServer(
      fakeOperations({
        getRequest: () => ({ body: { ...REQUEST, details } }),
        correctRequest: () => ({ body: corrected }),
      }),
    );
    open();
    await user.click(await screen.findByRole('button', { name: 'Correct something' }));
    const field = screen.getByLabelText<HTMLInputElement>('When to call (optional)');
    expect(field.value).toBe('after 5');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Details').value).toBe('two sofas');
    await user.clear(field);
    await user.type(field, 'mornings only');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Your changes are saved. Our team is told.');
    expect(requests.at(-1)?.body).toEqual({ callTimes: 'mornings only', version: 3 });
    const shown = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
    expect(shown('Contact by')).toBe('Phone Call: mornings only');
    expect(shown('Details')).toBe('two sofas');
  });

  it('is in French with the texts of a French page, what the server refuses too', async () => {
    const details =
      'Junk: un divan\nPickup time: afternoon (12PM-5PM)\nSpecial instructions: sonnez\n\nAdded by the customer on 2026-12-01:\nun piano';
    const user = userEvent.setup();
    fakeServer(
      fakeOperations({
        getRequest: () => ({ body: { ...REQUEST, details } }),
        correctRequest: () => ({
          status: 400,
          body: {
            code: 'invalid_input',
            message: 'Please check the marked fields.',
            fields: { phone: 'Invalid phone number format.', junkType: 'Please select a junk type.' },
          },
        }),
      }),
    );
    const { container } = renderFeature(<RequestPanel texts={fr} token="r1.token" />);
    expect(await screen.findByText('mercredi 25 novembre 2026')).toBeTruthy();
    expect(container.textContent).toContain(
      'un divan\nsonnez\n\nVous avez ajouté le 1er décembre\u00a0:\nun piano',
    );
    expect(container.textContent).not.toMatch(/\b(?:your|not given|any|what|pickup|added)\b/i);
    await user.click(screen.getByRole('button', { name: 'Corriger' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Précisions').value).toMatch(/^un divan\n/);
    await user.type(screen.getByLabelText('Téléphone'), 'x');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await screen.findByRole('textbox', {
      description: /n’est pas valide\. Exemple\u00a0: \(902\)\u00a0555-0\d{3}$/,
    });
    expect(screen.getByText('Veuillez choisir un type d’objets.')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('Veuillez vérifier les champs indiqués.');
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
      renderFeature(<RequestPanel texts={texts} token="r1.token" />);
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
    open();
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
    renderFeature(<RequestPanel texts={texts} token="r1.token" />);
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
      const { container, unmount } = renderFeature(<RequestPanel texts={texts} token="r1.token" />);
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
