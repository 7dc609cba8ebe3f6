import { describe, expect, it } from '@jest/globals';
import { createSession } from '../chat/create-session.ts';
import { EMPTY_LEAD, type Lead } from '../leads/lead.ts';
import type { Photo } from '../photos/photo.ts';
import { announcementsOf } from './announcements.ts';
import type { Announcement } from './notice.ts';
import { noticeHtml } from './notice-html.ts';
import { noticeText } from './notice-text.ts';
import type { Occasion, RepeatRequest } from './occasion.ts';
import { textMessage } from './text-message.ts';

const LEAD: Lead = {
  ...EMPTY_LEAD,
  id: 12,
  version: 3,
  status: 'new',
  source: 'form',
  name: 'Jane Roe',
  phone: '(902) 555-0148',
  email: 'jane@example.com',
  address: '12 Oak St, Dartmouth',
  junkType: 'furniture',
  preferredDate: '2026-11-25T12:00:00.000Z',
  details: 'two sofas, see www.spam.example',
  createdAt: '2026-11-22T15:00:00.000Z',
  updatedAt: '2026-11-22T15:00:00.000Z',
};
const ASKED_AGAIN: Lead = { ...LEAD, status: 'scheduled', askedAgainAt: '2026-11-22T16:00:00.000Z' };
const LINKS = {
  siteUrl: 'https://site.example',
  requestUrl: async ({ id }: Lead) => `https://site.example/request#token-of-${id}`,
};
const CORRECTION = {
  type: 'corrected' as const,
  changes: [{ field: 'address' as const, from: '12 Oak St', to: '14 Oak St' }],
  note: 'ring twice',
};
const READDRESSED = {
  ...CORRECTION,
  changes: [{ field: 'email' as const, from: 'jane@gmial.com', to: 'jane@example.com' }],
};
const SESSION = { ...createSession('s-1', 'v-1', new Date(0)), personRequestAbout: 'cancel' as const };
const ANSWERED = {
  sender: 'assistant' as const,
  content: 'Somebody will be with you soon.',
  timestamp: '2026-11-22T14:59:00.000Z',
  visitorSaid: 'A person, please',
};
const WAITING = {
  kind: 'waiting_visitor' as const,
  session: SESSION,
  requestedAt: '2026-11-22T15:00:00.000Z',
  lead: null,
  lastWords: 'Is anybody there?',
};
const textOf = (one: Announcement | undefined) => one?.text && textMessage(one.text, null);
const PHOTO = {
  visitorId: 'v-1',
  createdAt: '2026-11-22T15:00:00.000Z',
  refusal: 'damaged',
  leadId: null,
} as Photo;

it.each<[Occasion, string[]]>([
  [{ kind: 'new_lead', lead: LEAD }, ['team new-lead#12 and a text']],
  [{ kind: 'call_back', lead: { ...LEAD, status: 'incomplete' } }, ['team call-back#12 and a text']],
  [
    { kind: 'asked_again', lead: ASKED_AGAIN, changes: [], added: null, isFirst: true },
    ['team asked-again#12#2026-11-22T16:00:00.000Z and a text'],
  ],
  [
    { kind: 'asked_again', lead: ASKED_AGAIN, changes: [], added: null, isFirst: false },
    ['team asked-again#12#2026-11-22T16:00:00.000Z'],
  ],
  [
    { kind: 'suspicious_lead', lead: { ...LEAD, suspicion: 'too_fast' } },
    ['team suspicious-leads#2026-11-22'],
  ],
  [
    { kind: 'unjudged_leads', day: '2026-11-23', count: 3, since: '2026-11-22T15:00:00.000Z' },
    ['team unjudged-leads#2026-11-23'],
  ],
  [
    { kind: 'unanswered_lead', lead: LEAD, minutes: 5, isRepeat: false },
    ['team unanswered-lead#12 and a text'],
  ],
  [
    {
      kind: 'unanswered_lead',
      lead: { ...LEAD, askedAgainAt: '2026-11-22T15:00:00.000Z' },
      minutes: 5,
      isRepeat: true,
    },
    ['team unanswered-lead#12#2026-11-22T15:00:00.000Z and a text'],
  ],
  [
    { kind: 'request_sent', lead: LEAD, email: 'jane@example.com', sending: 'first' },
    ['jane@example.com confirmation#12#first'],
  ],
  [
    { kind: 'corrected_request', lead: LEAD, eventId: 'e', event: CORRECTION },
    ['team corrected#12#e', 'jane@example.com correction-receipt#12#e'],
  ],
  [
    { kind: 'corrected_request', lead: LEAD, eventId: 'e', event: READDRESSED },
    // Its address gets the confirmation, which is an occasion of its own.
    ['team corrected#12#e', 'jane@gmial.com readdressed#12#e'],
  ],
  [
    {
      kind: 'corrected_request',
      lead: LEAD,
      eventId: 'e',
      event: {
        ...CORRECTION,
        changes: [{ field: 'email', from: 'Jane@example.com', to: 'jane@example.com' }],
      },
    },
    ['team corrected#12#e'],
  ],
  [
    { kind: 'corrected_request', lead: { ...LEAD, status: 'contacted' }, eventId: 'e', event: READDRESSED },
    ['team corrected#12#e', 'jane@example.com correction-receipt#12#e', 'jane@gmial.com readdressed#12#e'],
  ],
  [
    { kind: 'canceled_request', lead: LEAD, eventId: 'e' },
    ['team canceled#12#e and a text', 'jane@example.com cancellation-receipt#12#e'],
  ],
  [
    { kind: 'canceled_request', lead: { ...LEAD, email: null }, eventId: 'e' },
    ['team canceled#12#e and a text'],
  ],
  [WAITING, ['team waiting-visitor#s-1#2026-11-22T15:00:00.000Z and a text']],
  // Nothing was ever said there.
  [{ ...WAITING, lastWords: null }, ['team waiting-visitor#s-1#2026-11-22T15:00:00.000Z']],
  [
    // More was answered since than is looked at.
    { ...WAITING, lastWords: null, session: { ...SESSION, lastMessage: ANSWERED } },
    ['team waiting-visitor#s-1#2026-11-22T15:00:00.000Z and a text'],
  ],
  [{ kind: 'refused_photo', photo: PHOTO }, ['team refused-photo#v-1#2026-11-22']],
])('announcementsOf %j', async (occasion, expected) => {
  const told = (await announcementsOf(occasion, LINKS)).map(
    ({ id, to, text }) => `${to === 'team' ? to : to.email} ${id}${text === null ? '' : ' and a text'}`,
  );
  expect(told).toEqual(expected);
});

it('the team is told all that it needs to call', async () => {
  const [announcement] = await announcementsOf({ kind: 'new_lead', lead: LEAD }, LINKS);
  const text = announcement ? noticeText(announcement.notice) : '';
  for (const part of [
    'Jane Roe',
    '(902) 555-0148',
    '12 Oak St',
    'Furniture',
    'November 25, 2026',
    'two sofas',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).toContain('https://site.example/admin/leads/12');
  expect(announcement?.notice.subject).toBe('New lead #12: Jane Roe, Furniture');
  expect(textOf(announcement)).toBe(
    'New lead #12: Jane Roe, (902) 555-0148. https://site.example/admin/leads/12',
  );
});

it('the team reads of a repeat request what is new, and how far the lead is', async () => {
  const mailOf = async (repeat: RepeatRequest) => {
    const [one] = await announcementsOf({ kind: 'asked_again', lead: ASKED_AGAIN, ...repeat }, LINKS);
    return one ? `${one.notice.subject}\n${noticeText(one.notice)}` : '';
  };
  const changes = [{ field: 'email' as const, from: null, to: 'jane@example.com' }];
  const mail = await mailOf({ changes, added: 'a piano', isFirst: true });
  for (const part of [
    'Asked again: lead #12, Jane Roe',
    'Status: Scheduled',
    'Email: jane@example.com',
    'They add: a piano',
    '/admin/leads/12',
  ])
    expect(mail).toContain(part);
  expect(mail).not.toContain('two sofas');
  expect(await mailOf({ changes: [], added: null, isFirst: true })).toContain('was known already');
});

it('the team is told of a question as of one, and of a visitor who waits as of one', async () => {
  const told = async (personRequestAbout: 'question' | null) => {
    const session = { ...SESSION, personRequestAbout };
    const [one] = await announcementsOf(
      { ...WAITING, session, lead: LEAD, lastWords: 'Did you not?' },
      LINKS,
    );
    return [one?.notice.subject, textOf(one), one ? noticeText(one.notice).includes('Did you not?') : null];
  };
  const url = 'https://site.example/admin/chat/s-1';
  expect(await told('question')).toEqual([
    'A visitor has a question for the team: Jane Roe, lead #12',
    `Jane has a question for the team: ${url}`,
    true,
  ]);
  expect(await told(null)).toEqual([
    'A visitor waits for a person: Jane Roe, lead #12',
    `Jane waits for a person: ${url}`,
    true,
  ]);
});

it('the team reads how many requests nobody has judged, since which day of Halifax, and where they are', async () => {
  const since = '2026-11-22T02:00:00.000Z';
  const mailOf = async (count: number) => {
    const [one] = await announcementsOf({ kind: 'unjudged_leads', day: '2026-11-23', count, since }, LINKS);
    return one ? [one.notice.subject, noticeText(one.notice)] : [];
  };
  const [subject, text] = await mailOf(3);
  expect(subject).toBe('3 suspicious requests wait to be judged');
  expect(text).toContain('The first of them came in on Saturday, November 21, 2026.');
  expect(text).toContain('https://site.example/admin?status=suspicious');
  const [subjectOfOne, textOfOne] = await mailOf(1);
  expect(subjectOfOne).toBe('1 suspicious request waits to be judged');
  expect(textOfOne).toContain('It came in on Saturday, November 21, 2026.');
});

it('a mail to an address that nobody has proven repeats nothing that was typed', async () => {
  const occasions: Occasion[] = [
    { kind: 'request_sent', lead: LEAD, email: 'jane@example.com', sending: 'first' },
    { kind: 'corrected_request', lead: LEAD, eventId: 'e', event: CORRECTION },
    { kind: 'canceled_request', lead: LEAD, eventId: 'e' },
  ];
  for (const occasion of occasions) {
    const announcement = (await announcementsOf(occasion, LINKS)).find(({ to }) => to !== 'team');
    const text = announcement ? noticeText(announcement.notice) : '';
    // What a homeowner did by their link is answered to them by name.
    expect(text).toContain(occasion.kind === 'request_sent' ? 'Hello,' : 'Hello Jane,');
    expect(text).toContain('HH-00012');
    expect(text).toContain('https://site.example/request#token-of-12');
    for (const typed of ['Roe', '555-0148', 'Oak St', 'sofas', 'spam.example', 'ring twice']) {
      expect(text).not.toContain(typed);
    }
  }
});

it.each([
  ['en', 'after 3:00 PM', ['Preferred date: Wednesday, November 25, 2026', 'Part of the day: After 3:00 PM']],
  [
    'fr',
    'at 2:30 PM',
    ['Date souhaitée\u00a0: mercredi 25 novembre 2026', 'Moment de la journée\u00a0: À 14\u00a0h\u00a030'],
  ],
] as const)(
  'a confirmation says in %s the time of a pickup as it was said: %s',
  async (language, said, told) => {
    const lead: Lead = { ...LEAD, language, preferredTimeSlot: 'afternoon', details: `Pickup time: ${said}` };
    const occasion: Occasion = { kind: 'request_sent', lead, email: 'jane@example.com', sending: 'first' };
    const [mail] = (await announcementsOf(occasion, LINKS)).filter(({ to }) => to !== 'team');
    const text = mail ? noticeText(mail.notice) : '';
    for (const part of told) expect(text).toContain(part);
  },
);

it.each([
  ['en', 'A sofa. Please call me after five', 'contacts you at the time that you asked for'],
  ['fr', 'Un divan. Appelez le soir', 'vous joindra au moment demandé'],
] as const)(
  'a confirmation promises in %s no call at another time than was asked for',
  async (language, details, told) => {
    const lead: Lead = { ...LEAD, language, details };
    const occasion: Occasion = { kind: 'request_sent', lead, email: 'jane@example.com', sending: 'first' };
    const [mail] = (await announcementsOf(occasion, LINKS)).filter(({ to }) => to !== 'team');
    const text = mail ? noticeText(mail.notice) : '';
    expect(text).toContain(told);
    expect(text).not.toMatch(/as soon as possible|dès que possible|five|soir/);
  },
);

it.each([
  ['en', /^Hello,[\s\S]*was changed/, 'Call '],
  ['fr', /^Bonjour,[\s\S]*a été modifiée/, 'Appelez '],
] as const)(
  'the address of before is told in %s that it is one no more, and neither the new one nor a link',
  async (language, told, remedy) => {
    const occasion: Occasion = {
      kind: 'corrected_request',
      lead: { ...LEAD, language },
      eventId: 'e',
      event: READDRESSED,
    };
    const notice = (await announcementsOf(occasion, LINKS)).find(
      ({ id }) => id === 'readdressed#12#e',
    )?.notice;
    const text = notice ? noticeText(notice) : '';
    expect(notice?.subject).toContain('HH-00012');
    expect(text).toMatch(told);
    expect(text).toContain(remedy);
    expect(text).not.toMatch(/jane|roe|#token/i);
  },
);

it('the team sees what a correction changed, from what and to what', async () => {
  const occasion: Occasion = { kind: 'corrected_request', lead: LEAD, eventId: 'e', event: CORRECTION };
  const [announcement] = await announcementsOf(occasion, LINKS);
  const text = announcement ? noticeText(announcement.notice) : '';
  expect(text).toContain('Address: 12 Oak St → 14 Oak St');
  expect(text).toContain('They add: ring twice');
});

it('no name makes a second header or a subject without an end', async () => {
  const lead = { ...LEAD, name: `Jane\r\nBcc: spam@example.com\n${'x'.repeat(300)}` };
  const [announcement] = await announcementsOf({ kind: 'new_lead', lead }, LINKS);
  expect(announcement?.notice.subject).toMatch(/^New lead #12: Jane Bcc: spam@example\.com x+…$/);
  expect(announcement?.notice.subject.length).toBeLessThanOrEqual(100);
  expect(textOf(announcement)).not.toMatch(/\p{Cc}/u);
});

it('the team reads of a visitor who waits who it is, which lead, and what was said last; a text says less', async () => {
  const occasion: Occasion = { ...WAITING, lead: LEAD, lastWords: 'My sofa is still here!' };
  const [announcement] = await announcementsOf(occasion, LINKS);
  expect(announcement?.notice.subject).toBe('A visitor waits for a person: Jane Roe, lead #12');
  const mail = announcement ? noticeText(announcement.notice) : '';
  for (const part of [
    'HH-00012',
    '(902) 555-0148',
    'cancel a request',
    'My sofa is still here!',
    '/admin/leads/12',
  ]) {
    expect(mail).toContain(part);
  }
  expect(textOf(announcement)).toBe('Jane waits for a person: https://site.example/admin/chat/s-1');
  const [unknown] = await announcementsOf(WAITING, LINKS);
  expect(unknown?.notice.subject).toBe('A visitor waits for a person');
  const customer = { name: 'Pat Chat', junkType: null, area: null };
  const [named] = await announcementsOf({ ...WAITING, session: { ...SESSION, customer } }, LINKS);
  expect(named?.notice.subject).toBe('A visitor waits for a person: Pat Chat');
});

it('the team reads that a visitor wishes to be deleted, and of which lead', async () => {
  const session = { ...SESSION, personRequestAbout: 'deletion' as const };
  const [announcement] = await announcementsOf({ ...WAITING, session, lead: LEAD }, LINKS);
  const mail = announcement ? noticeText(announcement.notice) : '';
  expect(mail).toContain('They want to: be deleted, to which privacy law entitles them');
  expect(mail).toContain('/admin/leads/12');
  expect(mail).not.toContain('cancel');
});

it('the team reads the reference that the customer has, how many photos there are, and who is to be called in French', async () => {
  const lead = {
    ...LEAD,
    language: 'fr' as const,
    photoPath: '/uploads/a.jpg',
    additionalPhotos: '["/uploads/b.jpg"]',
  };
  const mailOf = async (occasion: Occasion) => {
    const [announcement] = await announcementsOf(occasion, LINKS);
    return announcement ? noticeText(announcement.notice) : '';
  };
  const mail = await mailOf({ kind: 'new_lead', lead });
  for (const part of ['Reference: HH-00012', 'Language: French', 'Photos: 2, with the lead']) {
    expect(mail).toContain(part);
  }
  const plain = await mailOf({ kind: 'new_lead', lead: { ...LEAD, language: 'en' } });
  expect(plain).not.toMatch(/Language|Photos/);
  expect(await mailOf({ kind: 'canceled_request', lead, eventId: 'e' })).toContain('HH-00012');
});

describe('what a homeowner who asked in French is written', () => {
  const lead: Lead = { ...LEAD, language: 'fr', preferredTimeSlot: 'morning' };
  const occasions: [Occasion, string[]][] = [
    [
      { kind: 'request_sent', lead, email: 'jane@example.com', sending: 'first' },
      [
        'Votre demande de soumission gratuite HH-00012',
        'Bonjour,',
        'Ce qui doit partir\u00a0: Meubles',
        'Date souhaitée\u00a0: mercredi 25 novembre 2026',
        'Moment de la journée\u00a0: Le matin (9\u00a0h à 12\u00a0h)',
      ],
    ],
    [
      { kind: 'corrected_request', lead, eventId: 'e', event: CORRECTION },
      ['a été modifiée', 'vos changements\u00a0: adresse, ce que vous avez ajouté.'],
    ],
    [{ kind: 'canceled_request', lead, eventId: 'e' }, ['est annulée', 'Personne ne passera']],
  ];

  it.each(occasions)('on %j is in French alone', async (occasion, told) => {
    const announcements = await announcementsOf(occasion, LINKS);
    const { notice } = announcements.find(({ to }) => to !== 'team') ?? { notice: null };
    const text = notice === null ? '' : `${notice.subject}\n${noticeText(notice)}`;
    for (const part of told) expect(text).toContain(part);
    expect(text).not.toMatch(/\b(?:your|the|hello|link|quote)\b/i);
    expect(notice === null ? '' : noticeHtml(notice)).toContain('<html lang="fr-CA">');
  });
});
