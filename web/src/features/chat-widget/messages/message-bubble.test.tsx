import { expect, it } from '@jest/globals';
import { ThemeProvider } from '@mui/material/styles';
import { fireEvent, render, screen } from '@testing-library/react';
import { theme } from '#theme.ts';
import { visitorMessage } from '../state/take-turn.ts';
import { en } from '../texts/chat-texts.ts';
import { ChatTextsContext } from '../texts/use-chat-texts.ts';
import { MessageBubble } from './message-bubble.tsx';

function show(said: { content?: string; image?: string; preview?: string }) {
  const message = visitorMessage({ content: 'Photo', ...said }, 0);
  const nothing = () => undefined;
  render(
    <ThemeProvider theme={theme}>
      <ChatTextsContext value={en}>
        <MessageBubble
          message={message}
          latest={false}
          onRetry={nothing}
          isUnsent={false}
          onView={nothing}
          onChoose={undefined}
        />
      </ChatTextsContext>
    </ThemeProvider>,
  );
}

const image = () => screen.getByRole('img');

it('a message tries each address of its image before it calls it unavailable', () => {
  show({ image: '/uploads/a.jpg' });
  expect(image().getAttribute('src')).toBe('/uploads/a.jpg');
  fireEvent.error(image());
  expect(image().getAttribute('src')).toBe('/api/photos/a.jpg');
  fireEvent.error(image());
  expect(screen.getByText('Image unavailable')).toBeTruthy();
});

it('a message shows the preview of a photo that was chosen here', () => {
  show({ image: '/uploads/a.jpg', preview: 'data:image/jpeg;base64,AAAA' });
  expect(image().getAttribute('src')).toBe('data:image/jpeg;base64,AAAA');
});

it.each(['https://elsewhere.example/a.jpg', 'data:image/svg+xml;base64,AAAA'])(
  'a message shows no image from %s',
  (address) => {
    show({ image: address });
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('Image unavailable')).toBeTruthy();
  },
);

const links = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it('a message links its phone numbers, e-mail and web addresses; the last open beside the page', () => {
  show({ content: 'Call (902) 555-0148, write to a@b.ca or see example.com.' });
  expect(links()).toEqual([
    ['(902) 555-0148', 'tel:+19025550148'],
    ['a@b.ca', 'mailto:a@b.ca'],
    ['example.com', 'https://example.com/'],
  ]);
  const [phone, email, web] = screen.getAllByRole('link');
  expect(web?.getAttribute('target')).toBe('_blank');
  expect(web?.getAttribute('rel')).toBe('noopener noreferrer');
  for (const link of [phone, email]) expect(link?.hasAttribute('target')).toBe(false);
});

it('a message links nothing that runs, and shows markup as it was written', () => {
  const content = 'javascript:alert(1) <a href="https://example.com/" onclick="alert(1)">x</a>';
  show({ content });
  expect(screen.getByText(/javascript:/).textContent).toBe(content);
  expect(links()).toEqual([['https://example.com/', 'https://example.com/']]);
  expect(screen.getByRole('link').hasAttribute('onclick')).toBe(false);
});
