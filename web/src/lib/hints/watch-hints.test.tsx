import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { type Hint, watchHints } from './watch-hints.ts';

let texts: (string | null)[] = [];
let end: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  texts = [];
  end = watchHints(document, (hint: Hint | null) => texts.push(hint?.text ?? null));
  render(
    <>
      <span data-hint="One">1</span>
      <span data-hint="Two">2</span>
      <span>3</span>
      <button type="button" data-hint="Four">
        4
      </button>
      <span data-hint="Around">
        <button type="button" aria-label="Bare" data-testid="bare">
          <svg />
        </button>
        <button type="button" aria-label="Bell: 5 unread">
          5
        </button>
        <button type="button" aria-label="Call Ann">
          Call
        </button>
      </span>
    </>,
  );
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

const point = (text: string, init = {}) => fireEvent.pointerOver(screen.getByText(text), init);
const shown = () => texts.at(-1) ?? null;
const pass = (ms: number) => jest.advanceTimersByTime(ms);

describe('tooltips', () => {
  it('tooltips open after 700 ms, and at once so soon after another', () => {
    point('1');
    pass(699);
    expect(shown()).toBeNull();
    pass(1);
    expect(shown()).toBe('One');
    point('3');
    pass(100);
    expect(shown()).toBeNull();
    pass(299);
    point('2');
    pass(0);
    expect(shown()).toBe('Two');
  });

  it('a tooltip stays away from what is pressed until the pointer has left it, also where that is drawn anew', () => {
    point('1');
    pass(700);
    fireEvent.pointerDown(screen.getByText('1'));
    point('1');
    pass(2000);
    expect(shown()).toBeNull();
    const before = screen.getByText('1');
    const anew = before.cloneNode(true) as HTMLElement;
    before.replaceWith(anew);
    fireEvent.pointerOver(anew);
    pass(2000);
    expect(shown()).toBeNull();
    anew.replaceWith(before);
    point('3');
    point('1');
    pass(700);
    expect(shown()).toBe('One');
  });

  it('a press makes the next tooltip wait as the first one does', () => {
    point('1');
    pass(700);
    fireEvent.pointerDown(screen.getByText('1'));
    point('2');
    pass(699);
    expect(shown()).toBeNull();
    pass(1);
    expect(shown()).toBe('Two');
  });

  it('a button with nothing but a drawing or a count on it shows its name, and one with words what is around it', () => {
    fireEvent.pointerOver(screen.getByTestId('bare').firstChild as Element);
    pass(700);
    expect(shown()).toBe('Bare');
    point('5');
    pass(0);
    expect(shown()).toBe('Bell: 5 unread');
    point('Call');
    pass(0);
    expect(shown()).toBe('Around');
    fireEvent.pointerDown(screen.getByTestId('bare'));
    screen.getByTestId('bare').focus();
    pass(700);
    expect(shown()).toBeNull();
  });

  it.each(['Enter', 'j'])('none opens where %s has moved the focus: nobody walked there', (key) => {
    fireEvent.keyDown(document.body, { key });
    screen.getByText('4').focus();
    pass(700);
    expect(shown()).toBeNull();
  });

  it('a tooltip goes with the focus that opened it', () => {
    fireEvent.keyDown(document.body, { key: 'Tab' });
    screen.getByText('4').focus();
    pass(700);
    expect(shown()).toBe('Four');
    screen.getByText('4').blur();
    expect(shown()).toBeNull();
  });

  it('tooltips take their time again once 300 ms have passed', () => {
    point('1');
    pass(700);
    point('3');
    pass(400);
    point('2');
    pass(699);
    expect(shown()).toBeNull();
    pass(1);
    expect(shown()).toBe('Two');
  });

  it.each([
    ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
    ['a press', () => fireEvent.pointerDown(document.body)],
    ['scrolling', () => fireEvent.scroll(document)],
  ])('tooltips are hidden by %s', (_name, hide) => {
    point('1');
    pass(700);
    hide();
    expect(shown()).toBeNull();
  });
});
