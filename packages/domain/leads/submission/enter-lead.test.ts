import { describe, expect, it } from '@jest/globals';
import { awaitsFirstContact } from '../awaits-first-contact.ts';
import { changeLead } from '../change-lead.ts';
import { EMPTY_LEAD } from '../lead.ts';
import { enterLead } from './enter-lead.ts';

const NOW = new Date('2026-11-27T15:00:00.000Z');
const TIME = NOW.toISOString();
const enter = (entry: Parameters<typeof enterLead>[0]) => enterLead(entry, 7, 'sam', NOW);

describe('a lead that an admin enters', () => {
  it('is new, from the phone, and theirs from the first version on', () => {
    expect(enter({ name: 'Priya Nair', phone: '(902) 555-0148', junkType: 'furniture' })).toEqual({
      ...EMPTY_LEAD,
      id: 7,
      version: 1,
      status: 'new',
      source: 'phone',
      name: 'Priya Nair',
      phone: '(902) 555-0148',
      junkType: 'furniture',
      junkClassificationSource: 'user',
      createdAt: TIME,
      updatedAt: TIME,
      updatedBy: 'sam',
      firstChangedAt: TIME,
      firstContactAt: TIME,
    });
  });

  it('awaits no first answer, since somebody has talked on the phone, also once its status is taken back', () => {
    expect(awaitsFirstContact(enter({ phone: '(902) 555-0148' }))).toBe(false);
    const scheduled = enter({ phone: '(902) 555-0148', status: 'scheduled' });
    expect(awaitsFirstContact(changeLead(scheduled, { status: 'new' }, 'sam', NOW).lead)).toBe(false);
  });

  it('awaits its first answer where it was not on the phone', () => {
    expect(awaitsFirstContact(enter({ email: 'priya@example.com', source: 'email' }))).toBe(true);
  });

  it('has the status that is said, and the status at its follow-up', () => {
    const followUpDate = '2026-12-01T12:00:00.000Z';
    expect(enter({ phone: '(902) 555-0148', status: 'qualified', followUpDate })).toMatchObject({
      status: 'qualified',
      followUpDate,
      followUpStatus: 'qualified',
    });
  });
});
