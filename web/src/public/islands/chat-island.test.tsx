import '#lib/testing/patience.ts';
import { expect, it } from '@jest/globals';
import { ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { ChatServer } from '#features/chat-widget/testing/chat-server.ts';
import { matchNoMedia } from '#features/chat-widget/testing/open-chat.tsx';
import { theme } from '#theme.ts';
import { ChatSlot } from '../layout/chat-slot.tsx';

/** One test, since a module hydrates its island once. A hydration warning would fail it. */
it('the chat island hydrates the button, opens the chat requested before hydration, and runs the real engine', async () => {
  matchNoMedia();
  const server = new ChatServer();
  document.body.innerHTML = renderToString(
    <ThemeProvider theme={theme}>
      <ChatSlot island={{ src: '/chat.js' }} quoteHref="/#quote-form" />
    </ThemeProvider>,
  );
  const island = document.getElementById('chat-widget') as HTMLElement;
  expect(screen.getByRole('link', { name: 'Chat with us' }).getAttribute('href')).toBe('/#quote-form');
  island.dataset.asked = '';

  await act(async () => {
    await import('./chat-island.tsx');
  });
  expect(await screen.findByRole('dialog', { name: 'Chat with Harbour Haul' })).toBeTruthy();
  expect(island.dataset.alive).toBe('true');
  expect(island.dataset.asked).toBeUndefined();
  fireEvent.click(await screen.findByRole('button', { name: 'Furniture' }));
  await screen.findByRole('button', { name: 'Skip' });
  expect(server.transcript[0]).toMatch(/^assistant: Hi there!/);
  expect(server.transcript[1]).toBe('user: Furniture');
});
