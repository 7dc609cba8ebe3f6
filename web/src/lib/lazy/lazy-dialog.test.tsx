import { expect, it } from '@jest/globals';
import Dialog from '@mui/material/Dialog';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { lazyDialog } from './lazy-dialog.tsx';

interface QuestionProps {
  onClose: () => void;
}

function Question({ onClose }: QuestionProps) {
  return (
    <Dialog open onClose={onClose} aria-label="Question">
      <button type="button" onClick={onClose}>
        Close
      </button>
    </Dialog>
  );
}

it('gives the focus back to what opened it, where the focus went on while its code was fetched', async () => {
  const code = Promise.withResolvers<typeof Question>();
  const LazyQuestion = lazyDialog(() => code.promise);
  function Screen() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Ask
        </button>
        <button type="button">Next</button>
        {isOpen && <LazyQuestion onClose={() => setOpen(false)} />}
      </>
    );
  }
  render(<Screen />);
  const opener = screen.getByText('Ask');
  opener.focus();
  fireEvent.click(opener);
  screen.getByText('Next').focus();
  code.resolve(Question);
  fireEvent.click(await screen.findByText('Close'));
  await waitFor(() => expect(document.activeElement).toBe(opener));
});
