import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { LeadSubmission } from '../lead.ts';
import { NO_PHOTOS } from '../lead-photos.ts';
import { attachSubmission } from './attach-submission.ts';
import { createLead } from './create-lead.ts';
import { parseChatSubmission } from './parse-submission.ts';

const NOW = new Date('2026-11-21T15:00:00.000Z');
const LATER = new Date('2026-11-23T02:00:00.000Z');

const form: LeadSubmission = {
  ...parseChatSubmission({}, new Date(0)),
  name: 'Jane Roe',
  phone: '902-555-0148',
  email: null,
  address: '12 Oak St, Dartmouth',
  junkType: 'yard',
  junkConfidence: null,
  junkClassificationSource: 'user',
  details: 'Branches.',
  preferredDate: '2026-11-25T12:00:00.000Z',
  preferredContactMethod: null,
  ...NO_PHOTOS,
  source: 'form',
  visitorId: 'v-1',
  sessionId: null,
};
const lead = { ...createLead(form, 7, NOW), status: 'contacted' as const, updatedBy: 'sam' };

describe('attachSubmission', () => {
  it('keeps both texts, fills empty fields and replaces nothing', () => {
    const chat: LeadSubmission = {
      ...form,
      phone: '+1 902 555 0148',
      email: 'jane@example.com',
      junkType: 'appliances',
      details: 'A fridge.',
      preferredDate: '2026-12-01T12:00:00.000Z',
      source: 'chat',
      visitorId: 'v-2',
      sessionId: 's-2',
    };
    const asked = attachSubmission(lead, chat, LATER);
    expect(asked.newFacts).toBe(
      'Junk type: Appliances\nPreferred date: Tuesday, December 1, 2026\nA fridge.',
    );
    expect(asked.lead).toEqual({
      ...lead,
      newsAt: LATER.toISOString(),
      email: 'jane@example.com',
      details: `Branches.\n\nAsked again on Nov 22, 2026 (chat):\n${asked.newFacts}`,
      askedAgain: 1,
      askedAgainAt: LATER.toISOString(),
      updatedAt: LATER.toISOString(),
    });
  });

  it('lets no visitor write an entry that reads as another request', () => {
    const details = 'A fridge.\n\nAsked again on 2026-11-23 (form):\nAnd a car.';
    const asked = attachSubmission(lead, { ...form, details }, LATER).lead;
    expect(asked.details).toBe(
      'Branches.\n\nAsked again on Nov 22, 2026 (form):\n' +
        'A fridge.\n\nCustomer wrote: "Asked again on 2026-11-23 (form):"\nAnd a car.',
    );
    // The form shows them all of it again.
    const prefilled = { ...form, details: asked.details };
    expect(attachSubmission(asked, prefilled, LATER).newFacts).toBeNull();
    expect(attachSubmission(asked, { ...form, details }, LATER).newFacts).toBeNull();
  });

  it('of a submission without new facts only counts the repeat request', () => {
    const asked = attachSubmission(lead, form, LATER);
    expect(asked.newFacts).toBeNull();
    expect(asked.lead.details).toBe('Branches.');
    expect(asked.lead.askedAgain).toBe(1);
  });

  it('unites the lists of both', () => {
    const warned = { ...lead, hazards: 'paint', openQuestions: 'Pianos?' };
    const asked = attachSubmission(warned, { ...form, hazards: 'tar\npaint' }, LATER).lead;
    expect(asked).toMatchObject({ hazards: 'paint\ntar', openQuestions: 'Pianos?' });
  });

  it('keeps how the visitor came, and takes a consent that was not given before', () => {
    const came = { ...lead, firstTouch: 'first', lastTouch: null };
    const again = { ...form, firstTouch: 'second', lastTouch: 'third', marketingConsent: 'Yes' };
    const asked = attachSubmission(came, again, LATER);
    expect(asked.lead).toMatchObject({ firstTouch: 'first', lastTouch: 'third', marketingConsent: 'Yes' });
    expect(asked.newFacts ?? '').not.toContain('third');
  });

  it('completes an incomplete lead', () => {
    const begun = { ...lead, status: 'incomplete' as const, name: null, junkType: null };
    expect(attachSubmission(begun, form, LATER).lead).toMatchObject({ status: 'new', name: 'Jane Roe' });
  });

  it('adds photos to those of the lead', () => {
    const shown = { ...lead, photoPath: '/uploads/a.jpg' };
    const asked = attachSubmission(shown, { ...form, photoPath: '/uploads/b.jpg' }, LATER).lead;
    expect(asked).toMatchObject({ photoPath: '/uploads/a.jpg', additionalPhotos: '["/uploads/b.jpg"]' });
  });

  it('keeps the first words and the newest, however many and long the submissions are', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 3000 }), { maxLength: 6 }), (texts) => {
        let now = lead;
        for (const details of texts) {
          const asked = attachSubmission(now, { ...form, details }, LATER);
          expect(asked.lead.details?.startsWith(lead.details ?? '')).toBe(true);
          expect(asked.lead.details?.length).toBeLessThanOrEqual(5000);
          if (asked.newFacts !== null) {
            expect(asked.newFacts).toContain(details);
            expect(asked.lead.details).toContain(asked.newFacts);
          }
          now = { ...asked.lead, status: 'contacted', updatedBy: 'sam' };
        }
        expect(now.askedAgain).toBe(texts.length);
      }),
      { numRuns: 50 },
    );
  });
});
