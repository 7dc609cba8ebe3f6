import { expect, it } from '@jest/globals';
import { ThemeProvider } from '@mui/material/styles';
import { fireEvent, render, screen } from '@testing-library/react';
import { theme } from '#theme.ts';
import { visitorMessage } from '../state/take-turn.ts';
import { MessageBubble } from './message-bubble.tsx';

function show(photo: { image?: string; preview?: string }) {
  const message = visitorMessage({ content: 'Photo', ...photo }, 0);
  const nothing = () => undefined;
  render(
    <ThemeProvider theme={theme}>
      <MessageBubble
        message={message}
        latest={false}
        onRetry={nothing}
        isUnsent={false}
        onRetryPhoto={nothing}
        onChoose={undefined}
      />
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
