import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { PALETTE_OVER } from './key-bindings.ts';
import { useKeys } from './use-keys.ts';

function Bound({ log, dialog = false }: { log: string[]; dialog?: boolean | object }) {
  const note = (name: string) => () => void log.push(name);
  useKeys({ j: note('j'), l: note('l'), '?': note('?'), 'g l': note('g l'), 'mod+k': note('mod+k') });
  return (
    <>
      <input aria-label="Field" />
      <input type="checkbox" aria-label="Box" />
      <select aria-label="Select" />
      {dialog && (
        <div role="dialog" {...(dialog === true ? {} : dialog)}>
          Dialog
        </div>
      )}
    </>
  );
}

function open(dialog: boolean | object = false) {
  const log: string[] = [];
  const { unmount } = render(<Bound log={log} dialog={dialog} />);
  const press = (key: string, on: Element = document.body, init = {}) =>
    fireEvent.keyDown(on, { key, ...init });
  return { log, press, unmount };
}

describe('keys', () => {
  it('keys do what is bound to them, one alone and one after the other', () => {
    const { log, press, unmount } = open();
    for (const key of ['j', 'g', 'l', 'l', '?', 'g', 'x', 'l']) press(key);
    expect(log).toEqual(['j', 'g l', 'l', '?', 'l']);
    unmount();
    press('j');
    expect(log).toHaveLength(5);
  });

  it('keys never fire where one types, but for the palette’s', () => {
    const { log, press } = open();
    for (const label of ['Field', 'Select']) press('j', screen.getByLabelText(label));
    expect(log).toEqual([]);
    press('j', screen.getByLabelText('Box'));
    press('k', screen.getByLabelText('Field'), { ctrlKey: true });
    press('k', screen.getByLabelText('Field'), { metaKey: true });
    expect(log).toEqual(['j', 'mod+k', 'mod+k']);
  });

  it('keys never fire while a dialog is open, and leave the browser its own', () => {
    const closed = open();
    closed.press('j', document.body, { ctrlKey: true });
    closed.press('j', document.body, { altKey: true });
    closed.unmount();
    const opened = open(true);
    opened.press('j');
    opened.press('k', document.body, { ctrlKey: true });
    expect([...closed.log, ...opened.log]).toEqual([]);
  });

  it('those of the palette and of the help fire over a dialog that allows it, and nothing else does', () => {
    const { log, press } = open(PALETTE_OVER);
    press('j');
    press('k', screen.getByLabelText('Field'), { ctrlKey: true });
    press('?', screen.getByLabelText('Field'));
    press('?');
    expect(log).toEqual(['mod+k', '?']);
  });
});
