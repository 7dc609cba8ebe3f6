import type { SignedInUser } from '@harbour-haul/contract/auth/signed-in-user';
import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeOperation, fakeOperations, fakeServer, offline } from '#lib/testing/fake-server.ts';
import '#lib/testing/patience.ts';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { LoginPage } from './login-page.tsx';

const SAM: SignedInUser = { id: 'sam', username: 'sam', role: 'admin' };

function open(answer: FakeOperation<'login'> = () => ({ body: SAM })) {
  const onSignedIn = jest.fn();
  const requests = fakeServer(fakeOperations({ login: answer }));
  renderFeature(<LoginPage onSignedIn={onSignedIn} />);
  return { onSignedIn, requests };
}

const username = () => screen.getByLabelText('Username');
const password = () => screen.getByLabelText('Password');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Login' }));
const toast = () => document.querySelector('[data-variant]')?.textContent ?? '';

async function signIn() {
  await userEvent.type(username(), 'sam');
  await userEvent.type(password(), 'a long password');
  await submit();
}

describe('the admin login', () => {
  it('the login page has its texts and focuses the username', () => {
    open();
    expect(screen.getByRole('heading', { name: 'Admin Login' })).toBeTruthy();
    expect(screen.getByText(/This is a secure area.*website administrator/)).toBeTruthy();
    expect(document.activeElement).toBe(username());
  });

  it.each([
    ['', ''],
    ['   ', 'secret'],
    ['sam', ''],
  ])('the login wants username and password: %j %j', async (name, secret) => {
    const { requests } = open();
    if (name) await userEvent.type(username(), name);
    if (secret) await userEvent.type(password(), secret);
    await submit();
    await waitFor(() => expect(toast()).toContain('Please enter both username and password.'));
    expect(toast()).toContain('Error');
    expect(requests).toEqual([]);
  });

  it('the login shows an error at a field that is too long', async () => {
    const { requests } = open();
    await userEvent.click(username());
    await userEvent.paste('x'.repeat(101));
    await userEvent.type(password(), 'secret');
    await submit();
    expect(await screen.findByText('Username must be at most 100 characters.')).toBeTruthy();
    expect(requests).toEqual([]);
  });

  it('the login signs in once, however often the button is pressed', async () => {
    let answer = () => {};
    const { onSignedIn, requests } = open(
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ body: SAM });
        }),
    );
    await signIn();
    const button = screen.getByRole('button', { name: 'Logging in...' });
    await userEvent.click(button);
    expect(requests.map(({ body }) => body)).toEqual([{ username: 'sam', password: 'a long password' }]);
    answer();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(SAM));
    expect(toast()).toContain('Login successful');
  });

  it.each<[string, FakeOperation<'login'>, string]>([
    ['without a text', () => ({ status: 401 }), 'Invalid username or password'],
    [
      'with the text of the server',
      () => ({ status: 429, body: { message: 'Too many tries. Please wait 60 seconds.' } }),
      'Too many tries. Please wait 60 seconds.',
    ],
    ['by the server breaking', () => ({ status: 500, body: { message: 'x' } }), 'on our side'],
    ['by no server at all', offline, "We couldn't reach our servers."],
  ])('the login shows a toast after a failure %s', async (_case, answer, text) => {
    const { onSignedIn } = open(answer);
    await signIn();
    await waitFor(() => expect(toast()).toContain('Login Failed'));
    expect(toast()).toContain(text);
    expect(onSignedIn).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(password());
  });

  it.each<[string, FakeOperation<'login'>, string]>([
    ['success', () => ({ body: SAM }), 'admin_login_success'],
    ['failure', () => ({ status: 401 }), 'admin_login_failure'],
  ])('the login tells the tags of a %s, and not whose it was', async (_case, answer, event) => {
    const page: Window & { dataLayer?: object[] } = window;
    page.dataLayer = [];
    open(answer);
    await signIn();
    await waitFor(() => expect(page.dataLayer).toEqual([{ event }]));
    delete page.dataLayer;
  });

  it('the login shows the password on demand', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password().getAttribute('type')).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password().getAttribute('type')).toBe('password');
  });
});
