import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { LeadId } from './lead-cells.tsx';

it('a number has the room of a dot before it only in a column, where others have one', () => {
  const partsOf = (id: ReactNode) => render(id).container.querySelectorAll('span > span').length;
  expect(partsOf(<LeadId id={5} unread />)).toBe(2);
  expect(partsOf(<LeadId id={5} unread={false} />)).toBe(1);
  expect(partsOf(<LeadId id={5} unread={false} isInColumn />)).toBe(2);
});
