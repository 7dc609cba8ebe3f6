import type { Lead } from '@harbour-haul/domain/leads/lead';
import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import '#lib/testing/patience.ts';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { sampleLead } from '../testing/leads-api.ts';
import { LeadDetailsDialog } from './lead-details-dialog.tsx';

function open(changes: Partial<Lead>) {
  const onClose = jest.fn();
  renderFeature(<LeadDetailsDialog lead={sampleLead(12, changes)} onClose={onClose} />);
  return onClose;
}

/** The fact that stands beside a label. */
const fact = (label: string) =>
  [...document.querySelectorAll('dt')].find((term) => term.textContent === label)?.nextElementSibling
    ?.textContent;

describe('the details of a lead', () => {
  it('show every field in words', () => {
    const onClose = open({
      junkConfidence: 0.75,
      junkClassificationSource: 'ai',
      estimatedValue: 250,
      scheduledDate: '2026-12-02T12:00:00.000Z',
      followUpDate: '2026-11-30T12:00:00.000Z',
      notes: 'Called.\nWants Saturday.',
      sessionId: 'session-9',
    });
    expect(screen.getByRole('dialog', { name: 'Lead Details: Person 12' })).toBeTruthy();
    expect(fact('Phone')).toBe('(902) 555-0148');
    expect(fact('Contact by')).toBe('Text Message');
    expect(fact('Junk type')).toBe('FurnitureMedium');
    expect(fact('Confidence')).toBe('75%');
    expect(fact('Preferred date')).toBe('Tuesday, December 1, 2026');
    expect(fact('Details')).toBe('A couch.');
    expect(fact('Estimated value')).toBe('$250.00');
    expect(fact('Scheduled date')).toBe('Wednesday, December 2, 2026');
    expect(fact('Follow-up date')).toBe('Monday, November 30, 2026');
    expect(fact('Notes')).toBe('Called.\nWants Saturday.');
    expect(fact('Created')).toBe('Nov 20, 2026 11:12 PM');
    expect(fact('Session ID')).toBe('session-9');
    expect(screen.getByText('person@example.com').getAttribute('href')).toBe('mailto:person@example.com');
    fireEvent.click(screen.getByText('Close'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('have a text for what is missing, and leave out details that nobody gave', () => {
    open({
      name: null,
      phone: null,
      email: null,
      address: null,
      junkType: null,
      details: null,
      preferredDate: null,
      preferredContactMethod: null,
      visitorId: null,
    });
    expect(screen.getByRole('dialog', { name: 'Lead Details: Unnamed Lead' })).toBeTruthy();
    for (const label of ['Name', 'Phone', 'Email', 'Address']) expect(fact(label)).toBe('Not provided');
    expect(fact('Preferred date')).toBe('Not specified');
    expect(fact('Junk type')).toContain('Not specified');
    expect(fact('Visitor ID')).toBe('Unknown');
    expect(fact('Details')).toBeUndefined();
  });

  it('say so of a date that is none, and let no address add recipients', () => {
    open({ preferredDate: 'soon', email: 'a@example.com?bcc=all@example.com' });
    expect(fact('Preferred date')).toBe('Invalid date format');
    expect(screen.getByText(/bcc/).getAttribute('href')).toBe(
      'mailto:a@example.com%3Fbcc%3Dall%40example.com',
    );
  });
});
