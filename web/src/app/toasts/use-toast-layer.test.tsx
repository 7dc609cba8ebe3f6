import { afterEach, expect, it } from '@jest/globals';
import Dialog from '@mui/material/Dialog';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { ToastProvider, useToast } from '#components/toasts/toaster.tsx';
import { AdminToasts } from './admin-toasts.tsx';

afterEach(cleanup);

const undone: string[] = [];

/** A page with a dialog that tells something and can be closed in the same moment. */
function Page() {
  const [isOpen, setOpen] = useState(false);
  const toast = useToast();
  const tell = () =>
    toast({
      title: 'Call noted',
      action: { label: 'Undo', altText: 'Press Undo', onPress: () => undone.push('call') },
    });
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} slotProps={{ paper: { 'aria-label': 'Lead' } }}>
        <button type="button" onClick={tell}>
          Note a call
        </button>
        <button
          type="button"
          onClick={() => {
            tell();
            setOpen(false);
          }}
        >
          Save
        </button>
      </Dialog>
    </>
  );
}

async function openDialog() {
  render(
    <ToastProvider view={AdminToasts}>
      <Page />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByText('Open'));
  const dialog = await screen.findByRole('dialog', { name: 'Lead' });
  await waitFor(() => expect(dialog.getAttribute('aria-owns')).toBe('toasts'));
  return dialog;
}

const pressF8 = () => fireEvent.keyDown(document, { key: 'F8', code: 'F8' });

it('a toast over a dialog has the focus by F8, is read, and its button works', async () => {
  await openDialog();
  const note = screen.getByText('Note a call');
  note.focus();
  fireEvent.click(note);
  pressF8();
  // The accessible tree holds it, which leaves out what is hidden beside a dialog.
  const region = screen.getByRole('region', { name: 'Notifications (F8)' });
  expect(region.contains(document.activeElement)).toBe(true);
  const undo = screen.getByRole('button', { name: 'Undo' });
  act(() => undo.focus());
  expect(document.activeElement).toBe(undo);
  fireEvent.click(undo);
  expect(undone).toEqual(['call']);
  await waitFor(() => expect(document.activeElement).toBe(note));
});

it('Escape in a toast closes the toast alone', async () => {
  await openDialog();
  fireEvent.click(screen.getByText('Note a call'));
  pressF8();
  const toast = screen.getByText('Call noted').closest('li') as HTMLElement;
  act(() => toast.focus());
  fireEvent.keyDown(toast, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByText('Call noted')).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Lead' })).toBeTruthy();
});

it('what a dialog tells as it closes does not go with it', async () => {
  const dialog = await openDialog();
  fireEvent.click(screen.getByText('Save'));
  await waitFor(() => expect(dialog.parentElement?.contains(screen.getByText('Undo'))).toBe(false));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  pressF8();
  expect(screen.getByRole('region', { name: 'Notifications (F8)' }).contains(document.activeElement)).toBe(
    true,
  );
});
