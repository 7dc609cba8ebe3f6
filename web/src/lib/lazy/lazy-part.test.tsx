import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { runLazyLoads } from './lazy-loads.ts';
import { lazyPart } from './lazy-part.tsx';

function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>{`${name}: ${count}`}</button>;
}

it('fetches a part where it is shown first, and keeps its state when others have fetched it since', async () => {
  const Part = lazyPart(async () => Counter);
  const { rerender } = render(<Part name="Pressed" />);
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.click(await screen.findByText('Pressed: 0'));
  await runLazyLoads();
  rerender(<Part name="Still pressed" />);
  expect(screen.getByText('Still pressed: 1')).toBeTruthy();
});

it('draws a part at once that was fetched after the first screen', async () => {
  const Part = lazyPart(async () => Counter);
  await runLazyLoads();
  render(<Part name="Pressed" />);
  expect(screen.getByText('Pressed: 0')).toBeTruthy();
});

it('shows what there is in place of a part that cannot be fetched', async () => {
  const Part = lazyPart<{ name: string }>(
    () => Promise.reject(new Error('offline')),
    ({ name }) => <p>{`No ${name}`}</p>,
  );
  await runLazyLoads();
  render(<Part name="counter" />);
  expect(await screen.findByText('No counter')).toBeTruthy();
});
