import { expect, it } from '@jest/globals';
import { createSession } from '../chat/create-session.ts';
import { EMPTY_LEAD, type Lead } from '../leads/lead.ts';
import type { LeadStatus } from '../leads/lead-status.ts';
import type { Photo } from '../photos/photo.ts';
import { leadOccasions, photoOccasions, sessionOccasions } from './occasions-of-change.ts';

const NOW = new Date('2026-11-22T15:00:00.000Z');
const TRASH = { deletedAt: NOW.toISOString(), deletedBy: 'admin', expiresAt: NOW.toISOString() };

function lead(overrides: Partial<Lead> = {}): Lead {
  return {
    ...EMPTY_LEAD,
    id: 12,
    version: 3,
    status: 'new',
    source: 'form',
    createdAt: NOW.toISOString(),
    updatedAt: NOW.toISOString(),
    ...overrides,
  };
}

const kinds = (before: Partial<Lead> | null, after: Partial<Lead>) =>
  leadOccasions({ before: before && lead(before), after: lead(after) }).map((occasion) =>
    occasion.kind === 'request_sent'
      ? `${occasion.kind} ${occasion.email} ${occasion.sending}`
      : occasion.kind,
  );

const status = (value: LeadStatus) => ({ status: value });

const ENTERED: Partial<Lead> = { source: 'phone', updatedBy: 'sam' };

const CALL: Partial<Lead> = {
  status: 'incomplete',
  phone: '(902) 555-0148',
  preferredContactMethod: 'phone',
  callBackAt: NOW.toISOString(),
};

it.each<[string, Partial<Lead> | null, Partial<Lead>, string[]]>([
  ['a form', null, {}, ['new_lead']],
  ['a caller whom an admin has entered', null, { updatedBy: 'sam' }, []],
  [
    'a caller whom an admin has entered, with an address',
    null,
    { updatedBy: 'sam', email: 'a@example.com' },
    ['request_sent a@example.com first'],
  ],
  ['an unfinished chat', null, status('incomplete'), []],
  [
    'a chat that was left',
    { ...status('incomplete'), email: 'a@example.com' },
    { leftAt: 'address', email: 'a@example.com' },
    ['new_lead'],
  ],
  [
    'a chat that was left and is sent after all',
    { leftAt: 'address', email: 'a@example.com' },
    { email: 'a@example.com' },
    ['request_sent a@example.com first'],
  ],
  [
    'what looks like a script’s',
    null,
    { suspicion: 'honeypot', email: 'a@example.com' },
    ['suspicious_lead'],
  ],
  ['more of what looks so', { suspicion: 'honeypot' }, { suspicion: 'honeypot', askedAgain: 1 }, []],
  ['who asks for a call', null, CALL, ['call_back']],
  ['a chat that comes to ask for a call', status('incomplete'), CALL, ['call_back']],
  ['who asked for a call, and says more', CALL, { ...CALL, name: 'Ann' }, []],
  ['who asked for a call, and sends a request', CALL, {}, ['new_lead']],
  ['a call that was asked for before that was told of', { ...CALL, callBackAt: null }, CALL, ['call_back']],
  ['what is found to be a person’s', { suspicion: 'honeypot' }, {}, ['new_lead']],
  ['a chat that was finished', status('incomplete'), {}, ['new_lead']],
  ['an admin who sets it to new', status('contacted'), {}, ['new_lead']],
  ['a new lead that comes back from the trash', { trash: TRASH }, {}, ['new_lead']],
  ['a new lead that is taken out of another', { mergedInto: 3 }, {}, ['new_lead']],
  ['what an admin entered, and took out of another', { ...ENTERED, mergedInto: 3 }, ENTERED, []],
  ['what an admin entered, and restored', { ...ENTERED, trash: TRASH }, ENTERED, []],
  ['another change of a new lead', { notes: 'a' }, { notes: 'b' }, []],
  ['a new lead that is deleted', {}, { trash: TRASH }, []],
  ['a chat that is merged as it is finished', status('incomplete'), { mergedInto: 3 }, []],
  ['a lead that moves on', {}, status('contacted'), []],
])('leadOccasions tells the team of %s', (_case, before, after, expected) => {
  expect(kinds(before, after)).toEqual(expected);
});

const THEN = NOW.toISOString();
const LATER = '2026-11-22T16:00:00.000Z';
const ASKED = { askedAgain: 1, askedAgainAt: LATER, updatedAt: LATER };
const OPEN = { ...status('scheduled'), updatedBy: 'sam', details: 'two sofas' };

it.each<[string, Partial<Lead> | null, Partial<Lead>, string[]]>([
  ['who asks again what was answered', OPEN, { ...OPEN, ...ASKED, newsAt: LATER }, ['asked_again']],
  ['who asks again what nobody has answered yet', {}, ASKED, ['asked_again']],
  ['whose incomplete lead becomes new by it', status('incomplete'), ASKED, ['new_lead']],
  ['whose lead stays incomplete', status('incomplete'), { ...ASKED, ...status('incomplete') }, []],
  ['another visitor whose request looks like it', {}, { ...ASKED, askedByOthers: 1 }, []],
  [
    'whose request an admin has merged into another visitor’s',
    OPEN,
    { ...OPEN, ...ASKED, askedByOthers: 1, newsAt: LATER },
    ['asked_again'],
  ],
  ['what looks like a script’s', { suspicion: 'honeypot' }, { ...ASKED, suspicion: 'honeypot' }, []],
  [
    'whose chat goes on',
    { ...OPEN, ...ASKED },
    { ...OPEN, ...ASKED, updatedAt: '2026-11-22T17:00:00.000Z' },
    [],
  ],
  [
    'whose leads an admin merges, of which one was asked for twice',
    OPEN,
    { ...OPEN, ...ASKED, updatedAt: '2026-11-22T17:00:00.000Z' },
    [],
  ],
])('leadOccasions tells the team of a repeat request: %s', (_case, before, after, expected) => {
  expect(kinds(before, after)).toEqual(expected);
});

it('a repeat request says what is new, and whether it is the first that waits', () => {
  const repeat = (before: Partial<Lead>, after: Partial<Lead>) =>
    leadOccasions({ before: lead(before), after: lead(after) })[0];
  const said = { details: 'two sofas\n\nAsked again on 2026-11-22 (form):\na piano', email: 'a@example.com' };
  expect(repeat(OPEN, { ...OPEN, ...ASKED, ...said, newsAt: LATER })).toMatchObject({
    changes: [{ field: 'email', from: null, to: 'a@example.com' }],
    added: 'Asked again on 2026-11-22 (form):\na piano',
    isFirst: true,
  });
  expect(repeat({ ...OPEN, newsAt: THEN }, { ...OPEN, ...ASKED, newsAt: LATER })).toMatchObject({
    changes: [],
    added: null,
    isFirst: false,
  });
  // Nobody has answered it yet: of the lead itself the team was texted.
  expect(repeat({}, ASKED)).toMatchObject({ isFirst: false });
});

const MAIL = { email: 'jane@example.com' };

it.each<[string, Partial<Lead> | null, Partial<Lead>, string[]]>([
  ['a form with an address', null, MAIL, ['new_lead', 'request_sent jane@example.com first']],
  ['an address that comes after', {}, MAIL, ['request_sent jane@example.com version-3']],
  [
    'an address that is corrected',
    { email: 'jnae@example.com' },
    MAIL,
    ['request_sent jane@example.com version-3'],
  ],
  ['an address that stays', MAIL, { ...MAIL, notes: 'a' }, []],
  ['an address of a lead that is worked on', status('contacted'), { ...MAIL, ...status('contacted') }, []],
  ['an address of an unfinished chat', status('incomplete'), { ...MAIL, ...status('incomplete') }, []],
  [
    'a request that the team has as one with an earlier one',
    null,
    { ...MAIL, mergedInto: 3 },
    ['request_sent jane@example.com first'],
  ],
  ['a request that an admin merges', MAIL, { ...MAIL, mergedInto: 3 }, []],
  ['what is no address', null, { email: 'jane@example.com, other@example.com' }, ['new_lead']],
])('leadOccasions confirms to the homeowner: %s', (_case, before, after, expected) => {
  expect(kinds(before, after)).toEqual(expected);
});

it('leadOccasions sends the link of a request to no address that may be another’s who asked for the same person', () => {
  const others = { ...MAIL, askedAgain: 1, askedByOthers: 1 };
  expect(kinds({ askedAgain: 1, askedByOthers: 1 }, others)).toEqual([]);
  expect(kinds({ ...others, ...status('contacted') }, others)).toEqual(['new_lead']);
  expect(kinds({}, { ...MAIL, askedAgain: 1 })).toEqual(['request_sent jane@example.com version-3']);
});

const SESSION = createSession('a-session', 'visitor-1', NOW);
const CALLED_FOR = { ...SESSION, personRequestedAt: '2026-11-22T15:00:00.000Z' };

it.each([
  ['who asks for a person', SESSION, CALLED_FOR, 1],
  ['whose chat begins with it', null, CALLED_FOR, 1],
  ['who asks again', CALLED_FOR, { ...CALLED_FOR, personRequestedAt: '2026-11-22T15:10:00.000Z' }, 1],
  ['who writes on', CALLED_FOR, { ...CALLED_FOR, seq: 9 }, 0],
  ['who never asked', null, SESSION, 0],
  ['whom somebody answers already', SESSION, { ...CALLED_FOR, isHandedOff: true }, 0],
  ['whose chat is closed', SESSION, { ...CALLED_FOR, status: 'closed' as const }, 0],
])('sessionOccasions of a visitor %s', (_case, before, after, count) => {
  expect(sessionOccasions({ before, after })).toHaveLength(count);
});

it('photoOccasions tells of a photo that failed its check, once', () => {
  const pending = { name: 'a.jpg', state: 'pending' } as Photo;
  const refused = { ...pending, state: 'refused', refusal: 'damaged' } as Photo;
  expect(photoOccasions({ before: pending, after: refused })).toHaveLength(1);
  expect(photoOccasions({ before: refused, after: refused })).toHaveLength(0);
  expect(photoOccasions({ before: pending, after: { ...pending, state: 'clean' } })).toHaveLength(0);
});
