import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Lead, LeadSubmission } from '../lead.ts';
import { LEAD_STATUSES } from '../lead-status.ts';
import { continueLead } from './continue-lead.ts';
import { createLead } from './create-lead.ts';
import { parseChatSubmission } from './parse-submission.ts';

const NOW = new Date('2026-11-21T15:00:00.000Z');
const LATER = new Date('2026-11-21T15:05:00.000Z');

const said: LeadSubmission = {
  ...parseChatSubmission({}, new Date(0)),
  name: null,
  phone: null,
  email: null,
  address: null,
  junkType: null,
  junkConfidence: null,
  junkClassificationSource: null,
  details: null,
  preferredDate: null,
  preferredContactMethod: null,
  photoPath: null,
  additionalPhotos: null,
  chatPhotoPaths: null,
  source: 'chat',
  visitorId: 'v-1',
  sessionId: 's-1',
};
const complete: LeadSubmission = {
  ...said,
  name: 'Jane Roe',
  phone: '902-555-0148',
  junkType: 'yard',
  junkConfidence: 0.8,
  junkClassificationSource: 'ai',
};
const started = createLead({ ...said, phone: '902-555-0148' }, 7, NOW, false);
const fresh = createLead(complete, 7, NOW);

const save = (submission: Partial<LeadSubmission>, finished: boolean, touched = false) => ({
  submission: { ...said, ...submission },
  finished,
  touched,
});

it('lets no visitor write an entry that reads as another request or lead', () => {
  const details = 'Sofas.\nFrom #3:\nA piano.';
  const quoted = 'Sofas.\nCustomer wrote: "From #3:"\nA piano.';
  expect(createLead({ ...said, details }, 7, NOW).details).toBe(quoted);
  const continued = continueLead(started, save({ details }, false), LATER);
  expect(continued.details).toBe(quoted);
  expect(continueLead(continued, save({ details }, false), LATER)).toBe(continued);
});

it('keeps what the server has added to the details below newer ones', () => {
  const entries = 'Added by the customer on 2026-11-21:\ngate code 4711\n\nFrom #3:\nA piano.';
  const added: Lead = { ...fresh, details: `Sofas.\n\n${entries}` };
  const resent = continueLead(added, save({ ...complete, details: 'resent' }, true), LATER);
  expect(resent.details).toBe(`resent\n\n${entries}`);
  expect(continueLead(resent, save({ ...complete, details: 'resent' }, true), LATER)).toBe(resent);
  const echoed = save({ ...complete, details: added.details }, true);
  expect(continueLead(added, echoed, LATER)).toBe(added);
});

it('continues lists as facts while the newer answer wins, and unites them afterwards', () => {
  const named = { ...started, hazards: 'paint\ntar' };
  const open = continueLead(named, save({ hazards: 'tar\npropane tank' }, false), LATER);
  expect(open.hazards).toBe('tar\npropane tank');
  expect(continueLead(named, save({ phone: '1' }, false), LATER).hazards).toBe('paint\ntar');
  const worked: Lead = { ...named, status: 'contacted', updatedBy: 'sam' };
  const after = continueLead(
    worked,
    save({ hazards: 'tar\npropane tank', openQuestions: 'Pianos?' }, true),
    LATER,
  );
  expect(after).toMatchObject({ hazards: 'paint\ntar\npropane tank', openQuestions: 'Pianos?' });
  expect(continueLead(after, save({ hazards: 'tar\npropane tank' }, true), LATER)).toBe(after);
});

it('keeps what the chat has written for the team where its visitor sends their own words back by the form', () => {
  const chat: Lead = { ...started, details: 'Junk: a couch\nAlso mentioned: hot tub\nPickup time: any time' };
  const form = save({ ...complete, sessionId: null, details: 'a couch\ngate 4471' }, true);
  const joined = continueLead(chat, form, LATER);
  expect(joined.details).toBe('Also mentioned: hot tub\nPickup time: any time\nJunk: a couch\ngate 4471');
  expect(continueLead(joined, form, LATER)).toBe(joined);
});

it('keeps the hazardous goods of the chat beside those of a form that joins it, and those of what was added later', () => {
  const named: Lead = { ...started, hazards: 'tar' };
  const form = save({ ...complete, sessionId: null, hazards: 'paint and solvents' }, true);
  expect(continueLead(named, form, LATER).hazards).toBe('tar\npaint and solvents');
  const entries = 'Added by the customer on 2026-11-22:\nold paint';
  const added: Lead = { ...named, details: `sofa\n\n${entries}`, hazards: 'tar\npaint and solvents' };
  const resent = continueLead(added, save({ ...complete, details: 'sofas', hazards: 'tar' }, true), LATER);
  expect(resent.hazards).toBe('tar\npaint and solvents');
});

describe('createLead from a chat', () => {
  it('is incomplete until the chat is finished, whatever is known', () => {
    expect(createLead(complete, 7, NOW, false).status).toBe('incomplete');
    expect(createLead(complete, 7, NOW).status).toBe('new');
  });
});

it.each<[string, Lead, ReturnType<typeof save>, Partial<Lead>]>([
  [
    'incomplete: the newer answer wins',
    started,
    save({ phone: '1' }, false),
    { phone: '1', status: 'incomplete' },
  ],
  [
    'incomplete: all is known, but the person goes on',
    started,
    save(complete, false),
    { status: 'incomplete' },
  ],
  ['incomplete: the person has finished', started, save(complete, true), { status: 'new', name: 'Jane Roe' }],
  [
    'incomplete: finished, but without a name',
    started,
    save({ junkType: 'yard' }, true),
    { status: 'incomplete' },
  ],
  ['incomplete: an admin has looked after it', started, save({ phone: '1' }, false, true), { phone: '1' }],
  [
    'incomplete: nothing never erases',
    started,
    save({ name: 'Jane' }, false),
    { phone: '902-555-0148', name: 'Jane' },
  ],
  [
    'new: a late save is too late',
    fresh,
    save({ name: 'Old', email: 'a@b.ca' }, false),
    { name: 'Jane Roe', email: 'a@b.ca', status: 'new' },
  ],
  [
    'new: a correction wins',
    fresh,
    save({ ...complete, name: 'Jane Doe' }, true),
    { name: 'Jane Doe', status: 'new' },
  ],
  [
    'new: but not over an admin’s',
    fresh,
    save({ ...complete, name: 'Jane Doe', email: 'a@b.ca' }, true, true),
    { name: 'Jane Roe', email: 'a@b.ca' },
  ],
  [
    'contacted: only what is empty',
    { ...fresh, status: 'contacted' },
    save({ ...complete, name: 'X', details: 'a gate' }, true),
    { name: 'Jane Roe', details: 'a gate', status: 'contacted' },
  ],
  [
    'canceled: stays so',
    { ...fresh, status: 'canceled' },
    save({ email: 'a@b.ca' }, true),
    { email: 'a@b.ca', status: 'canceled' },
  ],
  [
    'a picked type takes the place of a recognised one, confidence and all',
    fresh,
    save({ junkType: 'furniture', junkClassificationSource: 'user' }, true),
    { junkType: 'furniture', junkConfidence: null, junkClassificationSource: 'user' },
  ],
  [
    'the same type without a source keeps what is known of it',
    fresh,
    save({ junkType: 'yard' }, true),
    { junkConfidence: 0.8, junkClassificationSource: 'ai' },
  ],
])('continueLead: %s', (_case, lead, change, expected) => {
  expect(continueLead(lead, change, LATER)).toMatchObject(expected);
});

it('continueLead only fills empty fields of a lead that the chat was attached to, even an incomplete one', () => {
  const attached = { ...save({ ...complete, name: 'Jane', phone: '1' }, true), attached: true };
  const filled = { name: 'Jane', phone: '902-555-0148', junkType: 'yard', status: 'new' };
  expect(continueLead(started, attached, LATER)).toMatchObject(filled);
  expect(continueLead(fresh, attached, LATER)).toBe(fresh);
});

it('continueLead returns the same object where nothing changes', () => {
  expect(continueLead(fresh, save(complete, true), LATER)).toBe(fresh);
  expect(continueLead(fresh, save({ name: 'late' }, false), LATER)).toBe(fresh);
  expect(continueLead(started, save({ name: 'Jane' }, false), LATER).updatedAt).toBe(LATER.toISOString());
});

describe('continueLead with any saves in any order', () => {
  const text = fc.option(fc.constantFrom('a', 'b', 'c'), { nil: null });
  const facts = fc.record({
    name: text,
    phone: text,
    address: text,
    details: text,
    junkType: fc.option(fc.constantFrom('yard' as const, 'furniture' as const), { nil: null }),
  });
  const saves = fc.array(fc.record({ facts, finished: fc.boolean(), touched: fc.boolean() }), {
    maxLength: 8,
  });
  const status = fc.constantFrom(...LEAD_STATUSES);
  const run = (lead: Lead, all: { facts: Partial<LeadSubmission>; finished: boolean; touched: boolean }[]) =>
    all.reduce((now, one) => continueLead(now, save(one.facts, one.finished, one.touched), LATER), lead);

  it('never loses a fact, nor a field that visitors cannot set', () => {
    fc.assert(
      fc.property(facts, status, saves, (first, begun, all) => {
        const lead: Lead = { ...started, ...first, status: begun, notes: 'call after 5' };
        const after = run(lead, all);
        for (const [name, value] of Object.entries(first)) {
          if (value !== null) expect(after[name as keyof typeof first]).not.toBeNull();
        }
        const kept = ['id', 'version', 'notes', 'visitorId', 'sessionId', 'source', 'createdAt'] as const;
        for (const name of kept) expect(after[name]).toBe(lead[name]);
      }),
    );
  });

  it('changes no status but incomplete to new', () => {
    fc.assert(
      fc.property(facts, status, saves, (first, begun, all) => {
        const after = run({ ...started, ...first, status: begun }, all);
        if (begun !== 'incomplete') expect(after.status).toBe(begun);
        else expect(['incomplete', 'new']).toContain(after.status);
      }),
    );
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(
        facts,
        status,
        facts,
        fc.boolean(),
        fc.boolean(),
        (first, begun, again, finished, touched) => {
          const once = continueLead(
            { ...started, ...first, status: begun },
            save(again, finished, touched),
            LATER,
          );
          expect(continueLead(once, save(again, finished, touched), LATER)).toBe(once);
        },
      ),
    );
  });

  it('changes no field of a lead that an admin works on', () => {
    const worked = fc.constantFrom(...LEAD_STATUSES.filter((one) => one !== 'new' && one !== 'incomplete'));
    fc.assert(
      fc.property(facts, worked, saves, (first, begun, all) => {
        const lead: Lead = { ...started, ...first, status: begun };
        const after = run(lead, all);
        for (const [name, value] of Object.entries(first)) {
          if (value !== null) expect(after[name as keyof typeof first]).toBe(value);
        }
      }),
    );
  });
});
