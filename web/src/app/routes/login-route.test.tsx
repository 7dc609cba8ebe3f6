import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { fakeOperations, fakeServer } from '#lib/testing/fake-server.ts';
import '#lib/testing/patience.ts';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { LoginRoute } from './login-route.tsx';

const NOBODY = { status: 401 as const, body: { code: 'unauthenticated', message: 'Please sign in.' } };
const address = (username: string, letter: string) => `/login#set-up=${username}/${letter.repeat(43)}`;

it('a set-up link that is opened where the login is shown already sets up, and a newer one replaces it', async () => {
  fakeServer(fakeOperations({ getUser: () => NOBODY }));
  renderFeature(
    <>
      <Link to={address('nora', 'A')}>First</Link>
      <Link to={address('olga', 'B')}>Second</Link>
      <LoginRoute />
    </>,
    { address: '/login' },
  );
  await screen.findByRole('heading', { name: 'Admin Login' });
  await userEvent.click(screen.getByText('First'));
  await screen.findByText('nora');
  await userEvent.type(screen.getByLabelText('New password'), 'half a pass');
  await userEvent.click(screen.getByText('Second'));
  await screen.findByText('olga');
  expect((screen.getByLabelText('New password') as HTMLInputElement).value).toBe('');
});
