import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import type { RequestView } from '@harbour-haul/domain/leads/request/request-view';
import { beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pickupDates } from '#components/pickup/pickup-days.ts';
import { fakeOperations, fakeServer } from '#lib/testing/fake-server.ts';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { RequestPanel } from '../request-panel.tsx';
import { REQUEST } from '../testing/sample-request.ts';
import { en, fr, type RequestTexts } from '../texts/request-texts.ts';

const CONFLICT = 'Your request was changed since you opened it. Please check it again.';

/** What the server has, which a test may change. */
let stored: RequestView;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  stored = REQUEST;
});

/** Opens the page of the request anew, as after a reload. */
function open(texts: RequestTexts = en) {
  const requests = fakeServer(
    fakeOperations({
      getRequest: () => ({ body: stored }),
      correctRequest: ({ body }) => {
        const { version, ...changed } = body as { version: number };
        if (version !== stored.version) return { status: 409, body: { code: 'conflict', message: CONFLICT } };
        stored = { ...stored, ...changed, version: version + 1 };
        return { body: stored };
      },
    }),
  );
  return { ...renderFeature(<RequestPanel texts={texts} token="r1.token" />), requests };
}

/** With the spaces that do not break. */
const whole = (text: string) => screen.findByText(text, { normalizer: (said) => said });
const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement;
const correct = async () => userEvent.click(await screen.findByRole('button', { name: en.actions.correct }));
const retype = async (label: string, text: string) => {
  await userEvent.clear(field(label));
  await userEvent.type(field(label), text);
};

it('goes on with all that was typed where the page is loaded anew, and sends that alone', async () => {
  const { unmount } = open();
  await correct();
  await retype('Pickup address', '14 Oak St, Dartmouth');
  await userEvent.selectOptions(field('Access'), 'stairs');
  await userEvent.type(field('Details'), '{Enter}one lamp');
  await userEvent.type(field(en.labels.note), 'ring twice');
  await userEvent.type(field(en.labels.callTimes), 'after five');
  await userEvent.click(screen.getByRole('radio', { name: 'As soon as possible' }));
  unmount();

  const { requests } = open();
  expect(await screen.findByText(en.form.kept)).toBeTruthy();
  expect(screen.getByRole('heading', { name: en.form.title })).toBe(document.activeElement);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(en.form.saved);
  const { asap } = pickupDates(new Date());
  expect(requests.at(-1)?.body).toEqual({
    version: 3,
    address: '14 Oak St, Dartmouth',
    access: 'stairs',
    details: 'two sofas\none lamp',
    note: 'ring twice',
    callTimes: 'after five',
    preferredDate: asap,
    pickupWish: 'asap',
  });
  expect(sessionStorage.length).toBe(0);
});

it.each([
  ['what the day means, where its date stays', 'Tomorrow'],
  ['an address that a press has put into its field', null],
])('keeps %s as well', async (_, day) => {
  const tomorrow = new Date(Date.parse(halifaxToday(new Date())) + 86_400_000).toISOString().slice(0, 10);
  const details = 'As soon as possible, please.\ntwo sofas';
  stored = { ...REQUEST, preferredDate: `${tomorrow}T12:00:00.000Z`, details };
  const { unmount } = open();
  await correct();
  if (day === null) {
    await retype('Email', 'jane@gmial.com');
    await userEvent.tab();
    await userEvent.click(screen.getByText('Did you mean jane@gmail.com?'));
    window.dispatchEvent(new Event('pagehide'));
  } else await userEvent.click(screen.getByRole('radio', { name: day }));
  unmount();

  open();
  await screen.findByText(en.form.kept);
  if (day === null) expect(field('Email').value).toBe('jane@gmail.com');
  else expect((screen.getByRole('radio', { name: day }) as HTMLInputElement).checked).toBe(true);
});

it('is none where what was pressed means what stands already', async () => {
  const { asap } = pickupDates(new Date());
  stored = { ...REQUEST, preferredDate: `${asap}T12:00:00.000Z`, details: 'As soon as possible, please.' };
  open();
  await correct();
  const later = pickupDates(new Date()).tomorrow === asap ? 'Tomorrow' : 'Today';
  await userEvent.click(screen.getByRole('radio', { name: later }));
  expect(sessionStorage.length).toBe(1);
  await userEvent.click(screen.getByRole('radio', { name: 'As soon as possible' }));
  expect(sessionStorage.length).toBe(0);
});

it('is kept where somebody goes back to look at the request, until they discard it', async () => {
  const { unmount } = open();
  await correct();
  await retype('Name', 'Jane Doe');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByText('Jane Roe')).toBeTruthy();
  expect(screen.getByText(en.form.kept)).toBeTruthy();
  await correct();
  expect(field('Name').value).toBe('Jane Doe');
  await userEvent.click(screen.getByRole('button', { name: en.form.discard }));
  expect(screen.queryByText(en.form.kept)).toBeNull();
  await correct();
  expect(field('Name').value).toBe('Jane Roe');
  unmount();
  expect(sessionStorage.length).toBe(0);
});

it('is kept where the server refuses it, and gone where it was typed back to what stands', async () => {
  const { unmount } = open();
  await correct();
  await retype('Name', 'Jane Doe');
  await retype('Name', 'Jane Roe');
  expect(sessionStorage.length).toBe(0);
  await retype('Name', 'Jane Doe');
  fakeServer(fakeOperations({ correctRequest: () => ({ status: 500 }) }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('alert');
  unmount();
  open();
  await screen.findByText(en.form.kept);
  expect(field('Name').value).toBe('Jane Doe');
});

it.each([en, fr])(
  'says what has changed in the request since, and keeps what was typed: $form.title',
  async (texts) => {
    const { unmount } = open(texts);
    await userEvent.click(await screen.findByRole('button', { name: texts.actions.correct }));
    await retype(texts.labels.address, '14 Oak St, Dartmouth');
    await retype(texts.labels.name, 'Jane Doe');
    unmount();

    stored = { ...REQUEST, version: 4, address: '1 Admin Rd, Halifax', phone: '9025550199' };
    const { requests } = open(texts);
    const said = (await whole(texts.form.keptOverOther)).parentElement;
    expect(said?.textContent).toBe(
      texts.form.keptOverOther +
        texts.form.standsNow +
        texts.fact(texts.labels.address, '1 Admin Rd, Halifax'),
    );
    expect(field(texts.labels.address).value).toBe('14 Oak St, Dartmouth');
    expect(field(texts.labels.phone).value).toBe('(902) 555-0199');
    // To leave without a word more is no answer to it.
    window.dispatchEvent(new Event('pagehide'));
    await userEvent.click(screen.getByRole('button', { name: texts.form.back }));
    expect(await whole(texts.form.keptOverOther)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: texts.actions.correct }));
    await userEvent.click(screen.getByRole('button', { name: texts.form.save }));
    await screen.findByText(texts.form.saved);
    expect(requests.at(-1)?.body).toEqual({ version: 4, address: '14 Oak St, Dartmouth', name: 'Jane Doe' });
  },
);

it('is kept where the request was changed while it was typed, which the server says when it is sent', async () => {
  open();
  await correct();
  await retype('Pickup address', '14 Oak St, Dartmouth');
  stored = { ...REQUEST, version: 4, address: '1 Admin Rd, Halifax' };
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(CONFLICT)).toBeTruthy();
  expect(screen.getByText(en.form.keptOverOther)).toBeTruthy();
  await correct();
  expect(field('Pickup address').value).toBe('14 Oak St, Dartmouth');
});

it('is not gone on with where it was sent as the page was left', async () => {
  const { unmount } = open();
  await correct();
  await retype('Name', 'Jane Doe');
  unmount();
  stored = { ...REQUEST, version: 4, name: 'Jane Doe' };
  open();
  expect(await screen.findByRole('button', { name: en.actions.correct })).toBeTruthy();
  expect(screen.queryByText(en.form.keptOverOther)).toBeNull();
});

it('is of its own request alone, and of none that is closed', async () => {
  const { unmount } = open();
  await correct();
  await retype('Name', 'Jane Doe');
  unmount();
  stored = { ...REQUEST, id: 13 };
  const other = open();
  await screen.findByRole('button', { name: en.actions.correct });
  other.unmount();
  stored = { ...REQUEST, state: 'completed', open: false };
  open();
  expect(await screen.findByText(en.states.completed)).toBeTruthy();
  expect(screen.queryByText(en.form.kept)).toBeNull();
});

it('begins with the request where what is kept cannot be read', async () => {
  sessionStorage.setItem('correctionDraft:12', '{"version":3,"typed":{"name":7},"when":"never"}');
  const { unmount } = open();
  await correct();
  expect(field('Name').value).toBe('Jane Roe');
  unmount();
  sessionStorage.setItem('correctionDraft:12', 'not JSON');
  open();
  await correct();
});
