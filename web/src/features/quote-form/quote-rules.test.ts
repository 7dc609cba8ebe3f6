import type { VisitorLeadResponse } from '@harbour-haul/contract/leads/visitors/get-visitor-lead';
import { describe, expect, it } from '@jest/globals';
import { formRules } from '#lib/form-rules/form-rules.ts';
import { earliestDate, prefillValues } from './quote-rules.ts';
import { EMPTY_QUOTE, QUOTE_FIELDS } from './quote-values.ts';

/** Still 20 November in Halifax. */
const NOW = new Date('2026-11-21T03:00:00Z');
const EMPTY = Object.fromEntries(QUOTE_FIELDS.map((name) => [name, null])) as unknown as VisitorLeadResponse;
const LEAD: VisitorLeadResponse = {
  ...EMPTY,
  name: 'Ann Lee',
  phone: '(902) 555-0100',
  address: null,
  junkType: 'yard',
  details: '',
  preferredDate: '2026-11-20T12:00:00.000Z',
};

describe('the rules of the quote form', () => {
  it('the earliest date is today in Halifax', () => {
    expect(earliestDate(NOW)).toBe('2026-11-20');
  });

  it('prefillValues has what is known and leaves out what is not', () => {
    expect(prefillValues(LEAD, NOW, false)).toEqual({
      name: 'Ann Lee',
      phone: '(902) 555-0100',
      junkType: 'yard',
      preferredDate: '2026-11-20',
    });
  });

  it('prefillValues leaves out a day that has passed', () => {
    const yesterday = { ...LEAD, preferredDate: '2026-11-19T12:00:00.000Z' };
    expect(prefillValues(yesterday, NOW, false)).not.toHaveProperty('preferredDate');
  });

  it('prefillValues of a request that was sent has the person and the place, and nothing of what was asked for', () => {
    const sent: VisitorLeadResponse = {
      ...LEAD,
      address: '1 Main St, Halifax',
      access: 'stairs',
      preferredTimeSlot: 'morning',
      details: 'Two sofas\n\nAdded by the customer on 2026-11-22:\na piano',
    };
    expect(prefillValues(sent, NOW, true)).toEqual({
      name: 'Ann Lee',
      phone: '(902) 555-0100',
      address: '1 Main St, Halifax',
      access: 'stairs',
    });
  });

  it('prefillValues of an empty lead is null', () => {
    expect(prefillValues(EMPTY, NOW, false)).toBeNull();
  });

  it('validateQuote has the specification’s text for every empty field', () => {
    expect(formRules.validate(EMPTY_QUOTE)).toEqual({
      name: 'Name must be at least 2 characters.',
      phone: 'Phone number must be at least 10 digits.',
      address: 'Address must be at least 5 characters.',
      junkType: 'Please select a junk type.',
      preferredDate: 'Please select a preferred date.',
    });
  });

  it('refuse an e-mail address that is none, and accept a missing one', () => {
    for (const email of ['jane@', 'karen@gmial', 'elodie@exemple', 'a@b.ca, c@d.ca']) {
      expect(formRules.validate({ ...EMPTY_QUOTE, email })).toHaveProperty(
        'email',
        "That doesn't look like a valid email.",
      );
    }
    expect(formRules.validate({ ...EMPTY_QUOTE, email: ' jane@example.com ' })).not.toHaveProperty('email');
    expect(formRules.validate(EMPTY_QUOTE)).not.toHaveProperty('email');
  });
});
