import type { Lead } from '@harbour-haul/domain/leads/lead';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { fakeOperations, fakeServer } from '#lib/testing/fake-server.ts';
import '#lib/testing/patience.ts';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { LeadsTab } from '../leads-tab.tsx';
import { listLeads, sampleLead } from '../testing/leads-api.ts';

/** jsdom has no screen; every `max-width` query of MUI matches as on a phone. */
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
  it('the leads list on a phone shows a card per lead with all that a row has, and short page texts', async () => {
    Object.defineProperty(window, 'matchMedia', { value: phone, configurable: true });
    const leads = Array.from({ length: 12 }, (_, index) => sampleLead(index + 1, { phone: null }));
    fakeServer(fakeOperations({ listLeads: (request) => ({ body: listLeads(leads, request) }) }));
    const onOpen = jest.fn<(lead: Lead) => void>();
    renderFeature(<LeadsTab onOpen={onOpen} onStep={() => {}} openId={undefined} details={() => null} />);
    await screen.findByText('#12');
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText('Page 1 of 2')).toBeTruthy();
    const card = within(screen.getAllByRole('listitem')[0] as HTMLElement);
    expect(card.getByText('Person 12')).toBeTruthy();
    expect(card.getByText('Not provided')).toBeTruthy();
    expect(card.getByText('Dec 1, 2026')).toBeTruthy();
    expect(card.getByText('User Selected')).toBeTruthy();
    fireEvent.click(card.getByText('Details'));
    expect(onOpen.mock.lastCall?.[0]).toMatchObject({ id: 12 });
    fireEvent.click(card.getByLabelText('Select lead 12'));
    expect(screen.getByText('Actions (1)')).toBeTruthy();
  });
});
