import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { theme } from '#theme.ts';
import { HintLayer } from './hint-layer.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Where the tooltip of an element stands whose upper edge is there, on a screen of 800 by 600 px. */
function placeAt(top: number): string[] {
  Object.defineProperties(document.documentElement, {
    clientWidth: { value: 800, configurable: true },
    clientHeight: { value: 600, configurable: true },
  });
  const { unmount } = render(
    <ThemeProvider theme={theme}>
      <HintLayer />
      <span data-hint="Back">x</span>
    </ThemeProvider>,
  );
  const named = screen.getByText('x');
  jest.spyOn(named, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, top, 40, 44));
  fireEvent.pointerOver(named);
  act(() => jest.advanceTimersByTime(700));
  const { top: place, transform } = screen.getByText('Back').style;
  unmount();
  return [place, transform];
}

it('a tooltip is 4 px below what it names, and above it at the end of the screen', () => {
  const across = 'max(4px, min(120px - 50%, 796px - 100%))';
  expect(placeAt(100)).toEqual(['148px', `translateX(${across})`]);
  expect(placeAt(550)).toEqual(['546px', `translate(${across}, -100%)`]);
});
