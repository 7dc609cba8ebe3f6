import { afterEach, jest } from '@jest/globals';

/** jsdom has no screen; queries match as on one of this width, until the test is over. */
export function screenOf(width: number): void {
  const matchMedia = (query: string) => ({
    matches: width <= Number(/max-width: ([\d.]+)px/.exec(query)?.[1] ?? 0),
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
    addListener: jest.fn(),
    removeListener: jest.fn(),
  });
  Object.defineProperty(window, 'matchMedia', { value: matchMedia, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia');
});
