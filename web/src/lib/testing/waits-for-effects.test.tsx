import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';

/** Above the 5 ms after which React yields. */
const BUSY_MS = 10;
const ROOTS = ['first', 'second', 'third'];

function beBusy() {
  const end = performance.now() + BUSY_MS;
  while (performance.now() < end);
}

function Slow({ text, when, told }: { text: string; when: Promise<void>; told: string[] }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => void when.then(() => setShown(true)), [when]);
  useEffect(() => {
    if (isShown) told.push(text);
  }, [isShown, text, told]);
  beBusy();
  return isShown ? <p>{text}</p> : null;
}

it('finds a text once the effects behind it have run, on however slow a machine', async () => {
  const told: string[] = [];
  const { promise: when, resolve } = Promise.withResolvers<void>();
  for (const text of ROOTS) render(<Slow text={text} when={when} told={told} />);
  setTimeout(resolve);
  await screen.findByText('first');
  expect(told).toEqual(ROOTS);
});
