import { EMPTY_LEAD, type Lead } from '@harbour-haul/domain/leads/lead';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { type FakeOperation, fakeOperations, fakeServer, offline } from '#lib/testing/fake-server.ts';
import '#lib/testing/patience.ts';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { ClassificationTool } from './classification-tool.tsx';

const PLAIN: Lead = {
  ...EMPTY_LEAD,
  id: 1,
  version: 4,
  status: 'new',
  source: 'form',
  createdAt: '2026-11-21T12:00:00.000Z',
  updatedAt: '2026-11-21T12:00:00.000Z',
};

function open(getLead: FakeOperation<'getLead'>) {
  const updateLead: FakeOperation<'updateLead'> = () => ({
    body: { ...PLAIN, version: 5, junkConfidence: 0.85, junkClassificationSource: 'ai' },
  });
  const requests = fakeServer(fakeOperations({ getLead, updateLead }));
  renderFeature(<ClassificationTool />);
  const writes = () => {
    expect(requests[0]?.path).toBe('/api/leads/by-id/1');
    return requests.filter(({ method }) => method !== 'GET');
  };
  expect(requests).toEqual([]);
  fireEvent.click(screen.getByText('Classify lead #1'));
  return writes;
}

describe('sample classification', () => {
  it('the sample classification is sent for an unclassified lead 1, by the button only', async () => {
    const writes = open(() => ({ body: { lead: PLAIN, events: [], merged: [] } }));
    await screen.findByText(/^Lead #1 is classified by AI now/);
    expect(writes()).toMatchObject([
      { path: '/api/leads/1', body: { junkConfidence: '0.85', junkClassificationSource: 'ai', version: 4 } },
    ]);
  });

  it.each<[string, FakeOperation<'getLead'>, RegExp]>([
    [
      'for a lead that is classified',
      () => ({ body: { lead: { ...PLAIN, junkClassificationSource: 'user' }, events: [], merged: [] } }),
      /has a classification already/,
    ],
    ['without a lead 1', () => ({ status: 404, body: { code: 'not_found' } }), /There is no lead #1/],
    ['without a server', () => offline(), /could not be reached/],
  ])('the sample classification is not sent %s', async (_name, lead, text) => {
    const writes = open(lead);
    await screen.findByText(text);
    expect(writes()).toEqual([]);
  });
});
