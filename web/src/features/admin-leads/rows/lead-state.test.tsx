import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { sampleLead } from '../testing/leads-api.ts';
import { LeadState } from './lead-state.tsx';

it('says where a chat was left, as long as the team works on its lead', () => {
  renderFeature(
    <>
      <LeadState lead={sampleLead(1, { leftAt: 'contact-method' })} />
      <LeadState lead={sampleLead(2, { leftAt: 'address', status: 'completed' })} />
    </>,
  );
  expect(screen.getByText('Left at: contact method')).toBeTruthy();
  expect(screen.queryByText('Left at: address')).toBeNull();
});
