import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { type FakeOperation, fakeOperations, fakeServer } from '#lib/testing/fake-server.ts';
import '#lib/testing/patience.ts';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { EraseDialog } from './erase-dialog.tsx';

const RECEIPT = {
  erasedAt: '2026-11-21T19:00:00.000Z',
  leads: 2,
  sessions: 1,
  messages: 14,
  photos: 3,
  exports: 0,
};

function open(eraseLead: FakeOperation<'eraseLead'>) {
  const requests = fakeServer(fakeOperations({ eraseLead }));
  const [onCancel, onErased] = [jest.fn(), jest.fn()];
  renderFeature(<EraseDialog lead={{ id: 12, name: 'Jane Roe' }} onCancel={onCancel} onErased={onErased} />);
  return { requests, onCancel, onErased };
}

const type = (text: string) =>
  fireEvent.change(screen.getByLabelText('Type #12 to confirm'), { target: { value: text } });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('erasing for good', () => {
  it('erasing lists what goes, wants the number typed, and shows the receipt', async () => {
    const { requests, onCancel, onErased } = open(() => ({ body: RECEIPT }));
    screen.getByRole('alertdialog', { name: 'Erase Jane Roe for good?' });
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    type('#1');
    expect(button('Erase for Good').disabled).toBe(true);
    type('#12');
    fireEvent.click(button('Erase for Good'));
    await screen.findByRole('alertdialog', { name: 'Erased for good' });
    expect(requests.map(({ path }) => path)).toEqual(['/api/leads/12/erase']);
    expect(screen.getByText(/were removed on Nov 21, 2026 3:00 PM/)).toBeTruthy();
    expect(document.querySelector('dl')?.textContent).toBe('Leads2Chats1Messages14Photos3Kept exports0');
    expect(screen.getByText(/exports that were downloaded or printed/)).toBeTruthy();
    fireEvent.click(button('Close'));
    expect(onErased).toHaveBeenCalledTimes(1);
    expect(onCancel).not.toHaveBeenCalled();
  });

  it('an erasure of very much says how far it is, and goes on by itself', async () => {
    let answers = 0;
    let goOn = () => {};
    const { requests } = open(async () => {
      answers += 1;
      if (answers === 1) return { status: 202, body: { ...RECEIPT, erasedAt: null, leads: 50 } };
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
      return { body: RECEIPT };
    });
    type('12');
    fireEvent.click(button('Erase for Good'));
    expect(
      await screen.findByText(/^Removed so far: 50 lead\(s\), 1 chat\(s\), 14 message\(s\)/),
    ).toBeTruthy();
    goOn();
    await screen.findByRole('alertdialog', { name: 'Erased for good' });
    expect(requests).toHaveLength(2);
  });

  it('a failed erasure keeps the dialog open and shows the error', async () => {
    const { onErased } = open(() => ({ status: 500, body: { code: 'internal_error' } }));
    type('12');
    fireEvent.submit(screen.getByLabelText('Type #12 to confirm'));
    expect(await screen.findByText(/could not be erased/)).toBeTruthy();
    expect(button('Erase for Good').disabled).toBe(false);
    expect(onErased).not.toHaveBeenCalled();
  });
});
