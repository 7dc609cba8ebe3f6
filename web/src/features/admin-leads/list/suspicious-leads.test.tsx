import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { sampleLead } from '../testing/leads-api.ts';
import { leadsServer } from '../testing/leads-server.ts';
import { ComposedLeadsTab, pass, shownIds, shownToast } from '../testing/open-leads-tab.tsx';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T16:00:00.000Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

const LEADS = [
  sampleLead(1),
  sampleLead(2, { suspicion: 'too_fast' }),
  sampleLead(3, { suspicion: 'address_limit' }),
];

async function open(address: string) {
  const server = leadsServer(LEADS);
  renderFeature(<ComposedLeadsTab />, { address });
  await pass(50);
  return server;
}

describe('suspicious leads', () => {
  it('suspicious leads are in no other list', async () => {
    await open('/admin');
    expect(shownIds()).toEqual(['#1']);
    const options = [...screen.getByLabelText('Status').querySelectorAll('option')].map((one) => one.value);
    expect(options).toContain('suspicious');
  });

  it('suspicious leads have a list of their own, and say why they are in it', async () => {
    await open('/admin?status=suspicious');
    expect(screen.getByText('2 suspicious leads')).toBeTruthy();
    expect(shownIds()).toEqual(['#3', '#2']);
    const why = 'Suspicious: the form was sent faster than a person can fill it in';
    expect(document.querySelector(`[data-hint="${why}"]`)?.getAttribute('aria-description')).toBe(why);
  });

  it('suspicious leads are released together', async () => {
    const server = await open('/admin?status=suspicious');
    fireEvent.click(screen.getByLabelText('Select all leads on this page'));
    fireEvent.click(screen.getByText('Actions (2)'));
    fireEvent.click(screen.getByText('Not Suspicious', { selector: '[role=menuitem]' }));
    await pass(50);
    expect(shownToast()).toContain('2 leads released');
    expect([...server.leads.values()].map(({ suspicion }) => suspicion)).toEqual([null, null, null]);
    await pass(50);
    expect(screen.getByText('No request looks like a script’s.')).toBeTruthy();
  });
});
