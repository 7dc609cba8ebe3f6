import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { fakeServer } from '#lib/testing/fake-server.ts';
import '#lib/testing/patience.ts';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { ComposedLeadsTab } from '../open-leads-tab.tsx';
import { listLeads, sampleLead } from '../testing/leads-api.ts';

/** jsdom has no screen; to MUI every `max-width` question is answered as a phone would. */
const phone = (query: string) => ({
  matches: query.includes('max-width'),
  addEventListener: jest.fn(),
  removeEventListener: jest.fn(),
  addListener: jest.fn(),
  removeListener: jest.fn(),
});

afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia');
});

describe('the list on a phone', () => {
  it('shows a card per lead with all that a row says, and short page texts', async () => {
    Object.defineProperty(window, 'matchMedia', { value: phone, configurable: true });
    const leads = Array.from({ length: 12 }, (_, index) => sampleLead(index + 1, { phone: null }));
    fakeServer({ 'GET /api/leads': (request) => ({ body: listLeads(leads, request) }) });
    renderFeature(<ComposedLeadsTab />);
    await screen.findByText('#12');
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText('Page 1 of 2')).toBeTruthy();
    const card = within(screen.getAllByRole('listitem')[0] as HTMLElement);
    expect(card.getByText('Person 12')).toBeTruthy();
    expect(card.getByText('Not provided')).toBeTruthy();
    expect(card.getByText('Dec 1, 2026')).toBeTruthy();
    expect(card.getByText('User Selected')).toBeTruthy();
    fireEvent.click(card.getByText('Details'));
    expect(screen.getByText('Lead Details: Person 12')).toBeTruthy();
    expect(card.queryByLabelText('New lead (unread)')).toBeNull();
  });
});
