import { beforeAll, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { takeLoginToast } from '#lib/sign-in/login-note.ts';
import '#lib/testing/patience.ts';
import { loadAdminApp, openApp } from '../testing/open-app.tsx';

const OLD = 'vermilion-tugboat-atlas';
const NEW = 'lantern-plum-kayak-93';

beforeAll(async () => {
  await Promise.all([loadAdminApp(), import('./own-password-route.tsx')]);
});

const refused = (text: string) => ({
  status: 400 as const,
  body: { code: 'invalid_input', message: 'Please check the marked fields.', fields: { password: text } },
});

async function fill(current: string, password: string, repeated = password) {
  fireEvent.change(await screen.findByLabelText('Current password'), { target: { value: current } });
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: password } });
  fireEvent.change(screen.getByLabelText('Repeat password'), { target: { value: repeated } });
  fireEvent.click(screen.getByText('Change password'));
}

it('the own password is changed after the old one, and this browser signs in by the new one', async () => {
  const { requests } = openApp('/admin/password', {
    handlers: {
      confirmPassword: ({ body }) =>
        (body as { password: string }).password === OLD
          ? { status: 204 }
          : refused('That is not your password.'),
      changePassword: ({ body }) =>
        (body as { password: string }).password === NEW ? { status: 204 } : refused('Too easy to guess.'),
    },
  });
  const writes = () =>
    requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
  await fill('', NEW);
  expect(await screen.findByText('Please enter the password that you have now.')).toBeTruthy();
  await fill(OLD, OLD);
  expect(await screen.findByText('Please choose another one than you have now.')).toBeTruthy();
  await fill(OLD, NEW, 'another');
  expect(await screen.findByText('The two passwords differ.')).toBeTruthy();
  expect(writes()).toEqual([]);
  await fill('wrong', NEW);
  expect(await screen.findByText('That is not your password.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Current password'));
  await fill(OLD, 'password');
  expect(await screen.findByText('Too easy to guess.')).toBeTruthy();
  await fill(OLD, NEW);
  await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe('/admin'));
  expect(await screen.findByText('Your other browsers are signed out.')).toBeTruthy();
  expect(writes().slice(-3)).toEqual([
    ['/api/user/confirm', { password: OLD }],
    ['/api/user/password', { password: NEW }],
    ['/api/login', { username: 'sam', password: NEW }],
  ]);
});

it('a changed password without a sign-in leads to the login', async () => {
  const { left } = openApp('/admin/password', {
    handlers: {
      confirmPassword: () => ({ status: 204 }),
      changePassword: () => ({ status: 204 }),
      login: () => ({ status: 429, body: { code: 'rate_limited', message: 'Please wait.' } }),
    },
  });
  await fill(OLD, NEW);
  await waitFor(() => expect(left).toContain('/login'));
  expect(takeLoginToast()).toMatchObject({
    title: 'Password changed',
    description: 'Please sign in with it.',
  });
});
