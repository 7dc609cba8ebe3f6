import { expect, it } from '@jest/globals';
import { askedIn } from './asked.ts';
import { ASKED_KEYS, type BlindText } from './batch.ts';
import { judgeText } from './judge-text.ts';
import { readBatch } from './read-batch.ts';
import { screenAsking } from './state-asking.ts';

function text(entry: object): BlindText {
  const [read] = readBatch('t/me', { texts: [entry] }).texts;
  if (read === undefined) throw new Error('the batch holds no text');
  return read;
}

it.each(ASKED_KEYS)('screenAsking asks %s', (asked) => {
  expect(askedIn(screenAsking({ asked, known: {} }).state)).toBe(asked);
});

it('screenAsking stores known values in place of the usual ones', () => {
  const { known } = text({
    asked: 'review',
    text: '',
    known: {
      name: 'Ann Lee',
      phone: '9025550134 x2',
      when: { day: '2026-11-20', time: '9:00' },
      email: 'a@b.ca',
    },
  });
  expect(screenAsking({ asked: 'review', known }).state.slots).toMatchObject({
    junkType: 'household',
    name: 'Ann Lee',
    phone: '(902) 555-0134 x2',
    pickup: { day: '2026-11-20', slot: null, time: '09:00', asap: false },
    email: 'a@b.ca',
  });
});

it('screenAsking corrects a value that is asked for and known', () => {
  const { known } = text({ asked: 'phone', text: '', known: { phone: '9025550134' } });
  expect(screenAsking({ asked: 'phone', known }).state).toMatchObject({ step: 'phone', editing: true });
});

it.each([
  { asked: 'phone', text: '902-555-0177', wants: { phone: '9025550177' } },
  { asked: 'name', text: 'do you take paint?', wants: {} },
  { asked: 'pickup', text: '5/12', wants: { when: { day: '2026-12-05' } } },
  { asked: 'junk', text: 'a couch and a fridge', wants: { junk: 'furniture', items: ['couch', 'fridge'] } },
  // What no field holds of the pickup is kept in words, and not as a note that nobody asked for.
  {
    asked: 'pickup',
    text: 'friday at 2 or saturday at 10',
    wants: { when: { day: '2026-11-20', time: '14:00' } },
  },
  {
    asked: 'phone',
    text: '902-555-0132, or if no answer my wife at 902-555-0177',
    wants: { phone: '9025550132' },
  },
  { asked: 'outside', text: 'yes', wants: {} },
  { asked: 'review', text: 'yes', wants: {}, submits: true },
  { asked: 'notes', text: 'start over', wants: {}, stops: true },
])('judgeText finds nothing wrong after %j', (entry) => {
  expect(judgeText(text(entry)).wrong).toEqual([]);
});

it.each([
  [{ asked: 'phone', text: '902-555-0177', wants: {} }, 'phone'],
  [{ asked: 'name', text: 'hello', wants: { name: 'Ann' } }, 'name'],
  [{ asked: 'review', text: 'yes', wants: {}, submits: false }, 'submits'],
  [{ asked: 'pickup', text: 'friday', wants: { when: { day: '2026-11-20' } }, stops: true }, 'stops'],
])('judgeText finds what is wrong after %j', (entry, key) => {
  expect(judgeText(text(entry)).wrong.map((wrong) => wrong.key)).toEqual([key]);
});

it('judgeText tells an asked-back value that is wanted from one that is not', () => {
  const asked = { asked: 'pickup', text: '5/12' };
  expect(judgeText(text({ ...asked, wants: { when: { day: '2027-05-12' } } })).asksBack).toBe('wanted');
  expect(judgeText(text({ ...asked, wants: {} })).asksBack).toBe('unwanted');
  expect(judgeText(text({ asked: 'name', text: 'Ann Lee' })).asksBack).toBeNull();
});
