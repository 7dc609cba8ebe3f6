import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { LeadId } from './lead-cells.tsx';

const LEAD = { id: 5, newsAt: null };

it('a number has the room of a dot before it only in a column, where others have one', () => {
  const partsOf = (id: ReactNode) => render(id).container.querySelectorAll('span > span').length;
  expect(partsOf(<LeadId lead={LEAD} unread />)).toBe(2);
  expect(partsOf(<LeadId lead={LEAD} unread={false} />)).toBe(1);
  expect(partsOf(<LeadId lead={LEAD} unread={false} isInColumn />)).toBe(2);
});

it.each([
  ['that nobody has opened', null, 'New lead (unread)'],
  ['whose customer did something since', '2026-11-22T15:00:00.000Z', 'Customer’s news, needs a reply'],
])('the dot of a lead %s says so', (_case, newsAt, label) => {
  render(<LeadId lead={{ ...LEAD, newsAt }} unread />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(label);
});
