import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { TabCount } from './tab-count.tsx';

it.each([
  [0, 'Chat'],
  [1, 'Chat 1 need you'],
  [99, 'Chat 99 need you'],
  // The server counts no further than a hundred, which may be any number.
  [100, 'Chat 99+ need you'],
  [101, 'Chat 99+ need you'],
])('a tab in which %d wait is called “%s”', (count, text) => {
  const { container } = render(<TabCount label="Chat" count={count} means=" need you" />);
  expect(container.textContent).toBe(text);
});
