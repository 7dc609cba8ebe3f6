import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { readLead } from '../testing/leads-api.ts';
import { leadsServer } from '../testing/leads-server.ts';
import { ComposedLeadsTab, pass, sampleLeads } from '../testing/open-leads-tab.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

async function open(address = '/admin') {
  const server = leadsServer(sampleLeads(3));
  renderFeature(<ComposedLeadsTab />, { address });
  await pass(50);
  return server;
}

/** Where the focus is, as a keyboard's own press is. */
const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
};
const focused = () => document.activeElement?.textContent;

describe('the keys of the list', () => {
  it('j and k move through the rows and stop at the ends', async () => {
    await open();
    const seen = [];
    for (const key of ['j', 'j', 'k', 'k', 'k', 'j', 'j', 'j']) {
      press(key);
      seen.push(focused()?.slice(-1));
    }
    expect(seen.join('')).toBe('32333211');
  });

  it('x selects the row, e edits what is selected, and / goes to the search', async () => {
    await open();
    press('j', 'x', 'j', 'x');
    expect(screen.getByText('Actions (2)')).toBeTruthy();
    press('x', 'e');
    await pass(500);
    expect(screen.getByRole('dialog', { name: /Edit/ })).toBeTruthy();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await pass(500);
    press('/');
    expect(document.activeElement?.getAttribute('type')).toBe('search');
    press('x');
    expect(screen.getByText('Actions (1)')).toBeTruthy();
  });

  it('s sets the status of the row, and j goes on where it was when the row has left the list', async () => {
    const { leads } = await open('/admin?status=new');
    press('j', 'j', 's');
    await pass(500);
    fireEvent.click(screen.getByText('Contacted', { selector: '[role=menuitemradio]' }));
    await pass(500);
    expect(leads.get(2)?.status).toBe('contacted');
    expect(screen.queryByText('#2')).toBeNull();
    press('j');
    expect(focused()).toBe('Person 1');
  });

  it('e with nothing selected opens the lead', async () => {
    const { handle, leads } = await open();
    handle({ getLead: (request) => readLead([...leads.values()], request) });
    press('j', 'e');
    await pass(500);
    expect(screen.getByRole('dialog', { name: 'Lead Details: Person 3' })).toBeTruthy();
  });
});
