import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { theme } from '#theme.ts';
import { ToastProvider, useToast } from './toaster.tsx';
import { Toasts, ToastsAside } from './toasts.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function Buttons() {
  const toast = useToast();
  return (
    <>
      <button type="button" onClick={() => toast({ title: 'Saved', description: 'All is well.' })}>
        first
      </button>
      <button
        type="button"
        onClick={() => toast({ title: 'Error', variant: 'destructive', durationMs: 9000 })}
      >
        second
      </button>
      <button
        type="button"
        onClick={() =>
          toast({
            title: 'Deleted',
            action: {
              label: 'Undo',
              altText: 'Find it in the trash',
              onPress: () => toast({ title: 'Restored' }),
            },
          })
        }
      >
        third
      </button>
      <button
        type="button"
        onClick={() =>
          toast({
            title: 'New Lead',
            description: 'Ann',
            news: { one: 'new lead', many: 'new leads' },
          })
        }
      >
        lead
      </button>
    </>
  );
}

const show = () =>
  render(
    <ThemeProvider theme={theme}>
      <ToastProvider view={Toasts}>
        <Buttons />
      </ToastProvider>
    </ThemeProvider>,
  );
const click = (name: string) => fireEvent.click(screen.getByText(name));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
/** What a screen reader is being told. */
const announced = () =>
  [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join('');
const toasts = () => [...document.querySelectorAll('[data-variant]')];

describe('toasts', () => {
  it('a toast shows a title and a description for five seconds', () => {
    show();
    click('first');
    expect(screen.getByText('Saved')).toBeTruthy();
    expect(screen.getByText('All is well.')).toBeTruthy();
    pass(4900);
    expect(toasts()).toHaveLength(1);
    pass(200);
    expect(toasts()).toHaveLength(0);
  });

  it('the toaster shows only the newest toast, for its own duration', () => {
    show();
    click('first');
    pass(4000);
    click('second');
    expect(toasts()).toHaveLength(1);
    expect(screen.getByText('Error').closest('[data-variant]')?.getAttribute('data-variant')).toBe(
      'destructive',
    );
    pass(8900);
    expect(toasts()).toHaveLength(1);
    pass(200);
    expect(toasts()).toHaveLength(0);
  });

  it('a toast is focused by F8 and closed by its button', () => {
    show();
    click('first');
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(document.activeElement?.tagName).toBe('OL');
    fireEvent.click(screen.getByRole('button', { name: 'Close notification' }));
    expect(toasts()).toHaveLength(0);
  });

  it('a toast is dismissed by a swipe of 50 px to the right, and by no shorter one', () => {
    // jsdom captures no pointers.
    Object.assign(Element.prototype, { setPointerCapture() {}, hasPointerCapture: () => false });
    show();
    click('first');
    const point = (type: string, clientX: number) =>
      fireEvent(screen.getByText('Saved'), new MouseEvent(type, { bubbles: true, clientX, clientY: 10 }));
    const swipe = (px: number) => {
      point('pointerdown', 10);
      for (const x of [5, px]) point('pointermove', 10 + x);
      point('pointerup', 10 + px);
    };
    swipe(50);
    expect(toasts()).toHaveLength(1);
    swipe(51);
    expect(toasts()).toHaveLength(0);
  });

  it('the action of a toast closes it', () => {
    show();
    click('third');
    click('Undo');
    expect(toasts()).toHaveLength(1);
    expect(screen.getByText('Restored')).toBeTruthy();
  });

  it('the button of a toast takes no width from the words', () => {
    show();
    click('third');
    const content = screen.getByText('Undo').parentElement as HTMLElement;
    const rules = [...document.styleSheets].flatMap(({ cssRules }) =>
      [...cssRules].flatMap((rule) => (rule instanceof CSSMediaRule ? [...rule.cssRules] : [rule])),
    );
    const growing = [...content.children].filter((child) =>
      rules.some(
        (rule) =>
          rule instanceof CSSStyleRule &&
          rule.style.getPropertyValue('flex') !== '' &&
          child.matches(rule.selectorText),
      ),
    );
    expect(growing.map(({ textContent }) => textContent)).toEqual(['Deleted']);
  });

  it('a toast with a button is not replaced: the next one waits until it has gone', () => {
    show();
    click('third');
    click('first');
    click('second');
    expect(toasts().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Deleted')]);
    pass(5100);
    expect(toasts().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Saved')]);
    click('first');
    expect(toasts()).toHaveLength(1);
  });

  it('a burst of leads takes the place of no outcome, and counts in a toast of its own', () => {
    show();
    click('first');
    for (const _ of [1, 2, 3]) click('lead');
    expect(toasts().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Saved')]);
    pass(5100);
    expect(toasts().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('3 new leads')]);
  });

  it('each lead that is counted has its five seconds, and a screen reader is told once', () => {
    show();
    click('lead');
    pass(100);
    expect(announced()).toContain('New Lead');
    pass(4000);
    click('lead');
    pass(4000);
    expect(toasts()[0]?.textContent).toContain('2 new leads');
    expect(announced()).toBe('');
    click('first');
    pass(100);
    expect(announced()).toContain('Saved');
    pass(5000);
    expect(toasts()[0]?.textContent).toContain('2 new leads');
    pass(50);
    expect(announced()).toBe('');
  });

  it('an outcome makes room for the next once it could be read', () => {
    show();
    click('first');
    pass(1000);
    click('second');
    expect(toasts()[0]?.textContent).toContain('Saved');
    pass(1600);
    expect(toasts()[0]?.textContent).toContain('Error');
  });

  it('a toast is shown again after it was closed', () => {
    show();
    click('first');
    pass(6000);
    click('first');
    expect(toasts()).toHaveLength(1);
  });
});

it.each([
  ['en-CA', 'Close notification'],
  ['fr-CA', 'Fermer l’avis'],
])('a toast of a public page is closed in its language: %s', (lang, name) => {
  document.documentElement.lang = lang;
  render(
    <ThemeProvider theme={theme}>
      <ToastProvider view={ToastsAside}>
        <Buttons />
      </ToastProvider>
    </ThemeProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'first' }));
  fireEvent.click(screen.getByRole('button', { name }));
  expect(screen.queryByText('Saved')).toBeNull();
  document.documentElement.lang = '';
});
