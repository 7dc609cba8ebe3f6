import { PHOTO_REFUSAL_TEXTS } from '@harbour-haul/contract/photos/photo-texts';
import type { RequestView } from '@harbour-haul/domain/leads/request/request-view';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LAST_REQUEST_KEY, REQUEST_STATE_KEY, rememberRequest } from '#lib/storage/last-request.ts';
import {
  leftOutPhotos,
  rememberMissingPhotos,
  rememberUncheckedPhotos,
  uncheckedPhotos,
} from '#lib/storage/left-out-photos.ts';
import { fakeOperations, fakeServer } from '#lib/testing/fake-server.ts';
import { photoState } from '#lib/testing/photo-state.ts';
import { requestFacts } from '../request-words.ts';
import { REQUEST as SAMPLE } from '../testing/sample-request.ts';
import { en, fr } from '../texts/request-texts.ts';
import { cardFacts, JOINED_HYPHEN } from './card-facts.ts';
import { fillRequestCard } from './fill-request-card.ts';
import { RequestCard } from './request-card.tsx';

const REQUEST: RequestView = { ...SAMPLE, preferredTimeSlot: 'morning', photos: 2 };

beforeEach(() => localStorage.clear());

function openCard(): HTMLElement {
  const { container } = render(<RequestCard id="request-card" src="/request-card.js" />);
  return container.firstElementChild as HTMLElement;
}

it('shows the reference, what was asked and the link, which can be copied', async () => {
  const user = userEvent.setup();
  const requests = fakeServer(
    fakeOperations({ openRequest: () => ({ body: { request: REQUEST, token: 'r1.a.b.c' } }) }),
  );
  const card = openCard();
  await fillRequestCard(card, 12, en);
  expect(requests.map(({ path }) => path)).toEqual(['/api/leads/12/request-link']);
  expect(card.textContent).toContain('HH-00012');
  expect(screen.getByText('Wednesday, November 25, 2026, morning (9AM-12PM)')).toBeTruthy();
  const shown = [...card.querySelectorAll('dl div')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(shown.slice(2)).toEqual([
    ['Preferred date', 'Wednesday, November 25, 2026, morning (9AM-12PM)'],
    ['Pickup address', '12 Oak St, Dartmouth'],
    ['How to reach you', 'Jane Roe, (902)\u00a0555\u2060-\u20600148, jane@example.com'],
    ['Details', 'two sofas'],
    ['Photos', '2'],
  ]);
  const main = [...card.querySelectorAll<HTMLElement>('[data-look=main]')].filter(
    (way) => !way.closest('[hidden]'),
  );
  expect(main.map(({ textContent }) => textContent)).toEqual(['Add photos']);
  const href = (name: string) => screen.getByText(name).getAttribute('href');
  expect(href('View or change')).toMatch(/\/request#r1\.a\.b\.c$/);
  expect(href('Add photos')).toBe('/request?photos#r1.a.b.c');
  await user.click(screen.getByText('Copy the link'));
  expect(await navigator.clipboard.readText()).toMatch(/\/request#r1\.a\.b\.c$/);
  expect(await screen.findByText(/^The link is copied/)).toBeTruthy();
});

it.each([
  [en, 1, 'One photo did not arrive.', '/request'],
  [fr, 2, '2 photos ne sont pas arrivées.', '/fr/request'],
])(
  'says how many photos are not with the request, and where to add them',
  async (texts, count, said, path) => {
    rememberMissingPhotos(count);
    fakeServer(fakeOperations({ openRequest: () => ({ body: { request: REQUEST, token: 'r1.a.b.c' } }) }));
    const card = openCard();
    await fillRequestCard(card, 12, texts);
    const alert = screen.getByText(said).parentElement as HTMLElement;
    expect([alert.getAttribute('role'), alert.hidden]).toEqual(['alert', false]);
    expect(alert.querySelector('a')?.getAttribute('href')).toBe(`${path}?photos#r1.a.b.c`);
    expect([...card.querySelectorAll('[data-look=main]:not([hidden])')]).toEqual([alert.querySelector('a')]);
    expect([...card.querySelectorAll<HTMLElement>('[data-slot=add]')].map(({ hidden }) => hidden)).toEqual([
      true,
    ]);
    rememberMissingPhotos(0);
    expect(alert.hidden).toBe(true);
    expect([...card.querySelectorAll('[data-look=main]:not([data-slot=left-out-add])')]).toEqual([
      card.querySelector('[data-slot=add]'),
    ]);
    rememberMissingPhotos(1);
    rememberRequest(13);
    expect(leftOutPhotos().missing).toBe(0);
  },
);

it.each([
  [en, 'One photo could not be used and is not with your request. This image is damaged', 'Add another'],
  [
    fr,
    'Une photo n’a pas pu être utilisée et n’est pas avec votre demande. Cette image est end',
    'En ajouter une autre',
  ],
])(
  'says of a photo that was refused after its page was left why it is not there (%#)',
  async (texts, said, add) => {
    const [good, bad] = [1, 2].map((number) => `/uploads/0b0f7a52-1c3d-4e5f-8a9b-00000000000${number}.jpg`);
    rememberRequest(12);
    rememberUncheckedPhotos([good ?? '', bad ?? '']);
    const refused = { state: 'refused', message: PHOTO_REFUSAL_TEXTS.damaged } as const;
    fakeServer(
      fakeOperations({
        openRequest: () => ({ body: { request: REQUEST, token: 'r1.a.b.c' } }),
        getPhotoState: ({ params }) => ({
          body: photoState(`/uploads/${params.name}`, `/uploads/${params.name}` === bad ? refused : {}),
        }),
      }),
    );
    const card = openCard();
    await fillRequestCard(card, 12, texts);
    const alert = card.querySelector('[data-slot=left-out]') as HTMLElement;
    await waitFor(() => expect(alert.hidden).toBe(false));
    expect(alert.textContent).toContain(said);
    expect(alert.querySelector('a')?.textContent).toBe(add);
    expect(uncheckedPhotos()).toEqual([]);
    expect(leftOutPhotos().refused).toHaveLength(1);
  },
);

it.each([en, fr])('says that what was sent was added to the request that stands (%#)', async (texts) => {
  const details =
    'two sofas\n\nAsked again on 2026-11-24 (form):\nPreferred date: 2026-11-28\nAs soon as possible, please.';
  const body = { request: { ...REQUEST, preferredTimeSlot: null, details }, token: 'r1.a.b.c' };
  fakeServer(fakeOperations({ openRequest: () => ({ body }) }));
  const added = (card: HTMLElement) => card.querySelector<HTMLElement>('[data-slot=added]') as HTMLElement;
  const one = openCard();
  rememberRequest(12);
  await fillRequestCard(one, 12, texts);
  expect(added(one).hidden).toBe(true);
  cleanup();

  rememberRequest(12, true);
  const card = openCard();
  await fillRequestCard(card, 12, texts);
  const [title, text] = texts.card.added(`HH${JOINED_HYPHEN}00012`);
  expect([added(card).hidden, added(card).textContent]).toEqual([false, `${title}${text}`]);
  // The first day stands, and the other one is told with what was asked later.
  const shown = (label: string) => screen.getAllByText(label).at(-1)?.nextElementSibling?.textContent;
  expect(shown(texts.labels.preferredDate)).toMatch(/25/);
  expect(shown(texts.labels.preferredDate)).not.toMatch(/possible/);
  expect(shown(texts.labels.details)).toMatch(/28/);
  expect(shown(texts.labels.details)).not.toContain('2026-11-28');
});

it('says nothing of photos where all are with the request, or it takes none any more', async () => {
  const request: RequestView = { ...REQUEST, state: 'canceled', open: false };
  fakeServer(fakeOperations({ openRequest: () => ({ body: { request, token: 'r1.a.b.c' } }) }));
  const card = openCard();
  const isHidden = () => card.querySelector<HTMLElement>('[data-slot=left-out]')?.hidden;
  await fillRequestCard(card, 12, en);
  expect(isHidden()).toBe(true);
  rememberMissingPhotos(1);
  await fillRequestCard(card, 12, en);
  expect(isHidden()).toBe(true);
});

it('keeps the reference where the request is another browser’s by now, and has no link to it', async () => {
  fakeServer(fakeOperations({ openRequest: () => ({ status: 404, body: {} }) }));
  const card = openCard();
  expect(card.dataset.filled).toBeUndefined();
  await fillRequestCard(card, 12, en);
  // What stands below is shown from then on.
  expect(card.dataset.filled).toBe('');
  expect(card.textContent).toContain('HH-00012');
  expect(screen.getByText(/^Please keep the reference/)).toBeTruthy();
  expect(screen.getByText('Copy the link').parentElement?.hidden).toBe(true);
});

it.each([
  ['received', 'Thank you! Your request was submitted', true],
  ['in_progress', 'Thank you! Your request was submitted', true],
  ['scheduled', 'Thank you! Your request was submitted', true],
  ['completed', 'Done. Thank you!', false],
  ['canceled', 'Your request is cancelled', false],
] as const)('above the card of a request that is %s stands %j', async (state, title, hasSteps) => {
  fakeServer(
    fakeOperations({ openRequest: () => ({ body: { request: { ...REQUEST, state }, token: 'r1.a.b.c' } }) }),
  );
  render(
    <>
      <h1>Thank you! Your request was submitted</h1>
      <p data-lead="">We have your request.</p>
      <div data-while="waiting">What happens next</div>
    </>,
  );
  await fillRequestCard(openCard(), 12, en);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.queryByText('We have your request.') !== null).toBe(title.startsWith('Thank'));
  expect(screen.getByText('What happens next').hidden).toBe(!hasSteps);
});

describe('heading, card and next steps say one thing', () => {
  const [PAST, AHEAD] = ['2000-01-07T12:00:00.000Z', '2099-11-20T12:00:00.000Z'];
  const [SENT, SET] = ['Thank you! Your request was submitted', 'Your pickup is scheduled'];
  const GENERAL = ['Our team receives your request', 'We call you as soon as', 'a quote', 'you approve it'];
  const COMES = ['We come on Friday, November 20, 2099.', 'Until then, you can'];
  const SETTLES = ['Our team settles the day', 'We come on that day'];

  it.each<[RequestView['state'], string | null, string, string, boolean, string[]]>([
    ['received', null, SENT, 'We call you', false, GENERAL],
    ['received', PAST, SENT, 'We call you', false, GENERAL],
    ['received', AHEAD, SET, en.states.scheduled, true, COMES],
    ['in_progress', null, SENT, en.states.in_progress, false, GENERAL.slice(2)],
    ['in_progress', PAST, SENT, en.states.in_progress, false, GENERAL.slice(2)],
    ['in_progress', AHEAD, SET, en.states.scheduled, true, COMES],
    ['scheduled', null, SENT, en.states.day_open, false, SETTLES],
    ['scheduled', PAST, 'The day of your pickup has passed', en.states.day_past, true, ['Did nobody come?']],
    ['scheduled', AHEAD, SET, en.states.scheduled, true, COMES],
    ['completed', PAST, 'Done. Thank you!', en.states.completed, true, []],
    ['canceled', AHEAD, 'Your request is cancelled', en.states.canceled, false, []],
  ])('of a request that is %s, with the day %s: %j, %j', async (state, day, title, howFar, hasDay, steps) => {
    const request = { ...REQUEST, state, scheduledDate: day };
    fakeServer(fakeOperations({ openRequest: () => ({ body: { request, token: 'r1.a.b.c' } }) }));
    render(
      <>
        <h1>{SENT}</h1>
        <p data-lead="">We have your request.</p>
        <div data-while="waiting">
          <ol>
            <li data-step="mail">mail</li>
            <li data-step="contact">contact</li>
            <li>You get a quote.</li>
            <li>Once you approve it, we schedule the pickup.</li>
          </ol>
        </div>
      </>,
    );
    const card = openCard();
    await fillRequestCard(card, 12, en);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(
      [...card.querySelectorAll('dl div')].slice(0, 1).map(({ textContent }) => textContent)[0],
    ).toContain(howFar);
    expect(screen.queryByText('Scheduled for') !== null).toBe(hasDay);
    const shown = screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
    expect(shown).toEqual(steps.map((step) => expect.stringContaining(step)));
  });

  it('in French as well', async () => {
    const request = { ...REQUEST, state: 'scheduled' as const, scheduledDate: AHEAD };
    fakeServer(fakeOperations({ openRequest: () => ({ body: { request, token: 'r1.a.b.c' } }) }));
    render(
      <ol>
        <li data-step="contact">contact</li>
      </ol>,
    );
    await fillRequestCard(openCard(), 12, fr);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Nous passons le vendredi 20 novembre 2099.',
      'D’ici là, vous pouvez encore corriger ou annuler votre demande.',
    ]);
  });
});

it('lets the heading of a request that was shown before wait, and not that of a new one', async () => {
  const answers: (() => void)[] = [];
  fakeServer(
    fakeOperations({
      openRequest: async () => {
        await new Promise<void>((answer) => answers.push(answer));
        return { body: { request: { ...REQUEST, state: 'canceled' }, token: 'r1.a.b.c' } };
      },
    }),
  );
  render(
    <>
      <div data-while="waiting" data-flag={REQUEST_STATE_KEY} data-known="" />
      <h1>Thank you! Your request was submitted</h1>
      <p data-lead="">We have your request.</p>
    </>,
  );
  localStorage.setItem(REQUEST_STATE_KEY, 'scheduled');
  const filled = fillRequestCard(openCard(), 12, en);
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
  const isHeld = () => document.querySelector(`[data-flag=${REQUEST_STATE_KEY}][data-known]`) !== null;
  await waitFor(() => expect(answers).toHaveLength(1));
  expect([heading(), isHeld()]).toEqual(['Thank you! Your request was submitted', true]);
  // A slow answer is not waited for: what was known is said.
  await waitFor(() => expect(isHeld()).toBe(false));
  expect(heading()).toBe('Your pickup is scheduled');
  answers[0]?.();
  await filled;
  expect(heading()).toBe('Your request is cancelled');
  expect(localStorage.getItem(REQUEST_STATE_KEY)).toBe('canceled');
  rememberRequest(13);
  expect([localStorage.getItem(LAST_REQUEST_KEY), localStorage.getItem(REQUEST_STATE_KEY)]).toEqual([
    '13',
    null,
  ]);
});

it.each([
  ['2026-11-22T11:00:00Z', {}, ['We call you', 'today from 9\u00a0AM, as soon as our team is there']],
  [
    '2026-11-22T18:00:00Z',
    {},
    ['We call you', 'as soon as possible: our team is there until 8\u00a0PM today'],
  ],
  [
    '2026-11-23T00:30:00Z',
    { preferredContactMethod: 'sms' },
    ['We text you', 'tomorrow from 9\u00a0AM, as soon as our team is there'],
  ],
  [
    '2026-11-22T11:00:00Z',
    { preferredContactMethod: null },
    ['We get in touch', 'today from 9\u00a0AM, as soon as our team is there'],
  ],
  ['2026-11-22T18:00:00Z', { state: 'canceled' }, ['Status', 'Cancelled. Nobody will come.']],
] as const)('at %s, a request of %j begins with %j', (now, changes, first) => {
  expect(cardFacts({ ...REQUEST, ...changes }, new Date(now), en)[0]).toEqual(first);
});

it.each([
  [
    en,
    'Junk: sofa\nPickup time: after 3:00 PM\nSpecial instructions: When to call: only after 5',
    ['We call you', 'as you asked: only after 5'],
    'Wednesday, November 25, 2026, after 3:00 PM',
  ],
  [
    fr,
    'Pickup time: at 2:30 PM\nSpecial instructions: sonnez\nQuand appeler : après 17 h',
    ['Nous vous appelons', 'comme demandé\u00a0: après 17 h'],
    'mercredi 25 novembre 2026 à 14\u00a0h\u00a030',
  ],
  [
    en,
    'An old sofa. Please call me after five\nPickup time: after 3:00 PM',
    ['We call you', 'as you asked: after five'],
    'Wednesday, November 25, 2026, after 3:00 PM',
  ],
])('says of pickup and call what was said', (texts, details, first, date) => {
  const facts = cardFacts(
    { ...REQUEST, preferredTimeSlot: 'afternoon', details },
    new Date('2026-11-22T18:00:00Z'),
    texts,
  );
  expect(facts[0]).toEqual(first);
  expect(facts.find(([label]) => label === texts.labels.preferredDate)?.[1]).toBe(date);
});

it('says that any day will do', () => {
  const anyDay = {
    ...REQUEST,
    preferredDate: null,
    preferredTimeSlot: null,
    details: 'Pickup time: any time',
  };
  const facts = (texts: typeof en) => cardFacts(anyDay, new Date('2026-11-22T18:00:00Z'), texts);
  expect(facts(en)[2]).toEqual(['Preferred date', 'Any time']);
  expect(facts(fr)[2]).toEqual(['Date souhaitée', 'N’importe quand']);
});

it.each([
  [en, { email: null }, 'Our team receives your request.', /^We call you as soon as possible, between 9\s/],
  [en, { details: 'When to call: after 5' }, /You get a confirmation/, 'We call you as you asked: after 5'],
  [en, { preferredContactMethod: null }, /You get a confirmation/, 'We contact you.'],
  [fr, { email: null }, 'Notre équipe reçoit votre demande.', /^Nous vous appelons dès que possible, entre/],
  [
    fr,
    { details: 'Quand appeler : après 17 h' },
    /Vous recevez une confirmation/,
    'Nous vous appelons comme demandé\u00a0: après 17 h',
  ],
] as const)('the next steps say what is known of the request: %#', async (texts, changes, mail, contact) => {
  const request = { ...REQUEST, ...changes };
  fakeServer(fakeOperations({ openRequest: () => ({ body: { request, token: 'r1.a.b.c' } }) }));
  render(
    <ol>
      <li data-step="mail">If you gave us your email address, you get a confirmation.</li>
      <li data-step="contact">We contact you.</li>
    </ol>,
  );
  await fillRequestCard(openCard(), 12, texts);
  const said = (step: string) => document.querySelector(`[data-step=${step}]`)?.textContent;
  expect([said('mail'), said('contact')]).toEqual([
    expect.stringMatching(mail),
    expect.stringMatching(contact),
  ]);
});

it('says in French what the card of a French page says', () => {
  const facts = cardFacts({ ...REQUEST, photos: 2 }, new Date('2026-11-22T18:00:00Z'), fr);
  expect(facts[0]).toEqual([
    'Nous vous appelons',
    'dès que possible\u00a0: notre équipe est là jusqu’à 20\u00a0h aujourd’hui',
  ]);
  expect(facts[2]).toEqual(['Date souhaitée', 'mercredi 25 novembre 2026, le matin (9\u00a0h à 12\u00a0h)']);
  const early = cardFacts(REQUEST, new Date('2026-11-22T11:00:00Z'), fr);
  expect(early[0]?.[1]).toBe('aujourd’hui à partir de 9\u00a0h, à l’arrivée de notre équipe');
});

it.each([
  ['scheduled', true],
  ['completed', false],
] as const)('of a request that is %s, photos and changes are offered: %j', async (state, open) => {
  const request: RequestView = { ...REQUEST, state, open };
  fakeServer(fakeOperations({ openRequest: () => ({ body: { request, token: 'r1.a.b.c' } }) }));
  await fillRequestCard(openCard(), 12, en);
  expect(screen.getByText('Add photos').hidden).toBe(!open);
  expect(screen.getByText(open ? 'View or change' : 'See your request')).toBeTruthy();
});

it('names no pickup and offers no change of a request that is canceled', async () => {
  const request: RequestView = {
    ...REQUEST,
    state: 'canceled',
    open: false,
    scheduledDate: '2026-11-26T12:00:00.000Z',
  };
  expect(cardFacts(request, new Date(), en).map(([label]) => label)).not.toContain('Scheduled for');
  expect(requestFacts(request, new Date(), fr).map(([label]) => label)).not.toContain('Prévu le');
  fakeServer(fakeOperations({ openRequest: () => ({ body: { request, token: 'r1.a.b.c' } }) }));
  await fillRequestCard(openCard(), 12, en);
  expect(screen.getByText('See your request').getAttribute('href')).toMatch(/#r1\.a\.b\.c$/);
  expect(screen.getByText('Add photos').hidden).toBe(true);
});

it('breaks a long address of mail behind its parts', async () => {
  const request = { ...REQUEST, email: 'jane.roe@mail.example.com' };
  fakeServer(fakeOperations({ openRequest: () => ({ body: { request, token: 'r1.a.b.c' } }) }));
  const card = openCard();
  await fillRequestCard(card, 12, en);
  const words = screen.getByText(/jane\.roe@mail\.example\.com$/);
  expect(words.innerHTML).toMatch(/jane\.<wbr>roe@<wbr>mail\.example\.com/);
  expect(card.querySelectorAll('wbr')).toHaveLength(2);
});

it('keeps words with a hyphen and postal codes on one line', () => {
  const address = '42, rue Portland, Dartmouth (N.-É.) B2Y 1H4';
  const facts = cardFacts(
    { ...REQUEST, address, preferredTimeSlot: 'afternoon' },
    new Date('2026-11-22T18:00:00Z'),
    fr,
  );
  expect(facts[2]?.[1]).toContain(', l’après\u2060-\u2060midi (12\u00a0h');
  expect(facts[3]?.[1]).toBe('42, rue Portland, Dartmouth (N.\u2060-\u2060É.) B2Y\u00a01H4');
});

it.each([
  [en, 'Scheduled for', /^Wednesday, November 25, 2026, 9:00 AM–1:30 PM$/],
  [fr, 'Prévu le', /^mercredi 25 novembre 2026, de 9\u00a0h à 13\u00a0h\u00a030$/],
])('says the hours of a pickup that is scheduled', (texts, label, value) => {
  const scheduled = { scheduledDate: '2026-11-25T12:00:00.000Z', scheduledHours: '09:00-13:30' };
  const facts = cardFacts({ ...REQUEST, ...scheduled }, new Date('2026-11-22T18:00:00Z'), texts);
  expect(facts[2]).toEqual([label, expect.stringMatching(value)]);
});
