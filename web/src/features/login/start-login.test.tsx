import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { takeArrival } from '#lib/sign-in/arrival-note.ts';
import { LOGIN_NOTE_KEY, leaveLoginNote, takeReturnPath } from '#lib/sign-in/login-note.ts';
import { mayBeSignedIn, noteSignedIn, noteSignedOut } from '#lib/sign-in/signed-in-here.ts';
import {
  type FakeOperation,
  type FakeOperations,
  fakeOperations,
  fakeServer,
  offline,
} from '#lib/testing/fake-server.ts';
import '#lib/testing/patience.ts';
import { LoginPage } from './login-page.tsx';
import { type LoginToast, startLogin } from './start-login.ts';

const SAM = { id: 'sam', username: 'sam', role: 'admin' } as const;
const NOBODY = { status: 401 as const, body: { code: 'unauthenticated', message: 'Please sign in.' } };

beforeEach(() => sessionStorage.clear());
afterEach(noteSignedOut);

let markup: string;
beforeAll(() => {
  const { container, unmount } = render(<LoginPage src="/login.js" />);
  markup = container.innerHTML;
  unmount();
});

/** The page as the build writes it: nothing of it is React's. */
function show(): HTMLFormElement {
  document.body.innerHTML = markup;
  return document.querySelector('form') as HTMLFormElement;
}

/** The same once its code is there. */
function start(form: HTMLFormElement, operations: FakeOperations = {}) {
  const toasts: LoginToast[] = [];
  const left: string[] = [];
  const onTyped = jest.fn();
  const requests = fakeServer(fakeOperations({ login: () => ({ body: SAM }), ...operations }));
  startLogin(form, {
    toast: async (toast) => void toasts.push(toast),
    leave: (path) => void left.push(path),
    onTyped,
  });
  return { toasts, left, onTyped, requests };
}

const open = (operations?: FakeOperations) => start(show(), operations);

const username = () => screen.getByLabelText('Username');
const password = () => screen.getByLabelText('Password');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Login' }));

async function signIn() {
  await userEvent.type(username(), 'sam');
  await userEvent.type(password(), 'a long password');
  await submit();
}

describe('the admin login', () => {
  it('the login page has its texts', () => {
    show();
    expect(screen.getByRole('heading', { name: 'Admin Login' })).toBeTruthy();
    expect(screen.getByText(/This is a secure area.*website administrator/)).toBeTruthy();
  });

  it.each([
    ['', '', 'Username'],
    ['   ', 'secret', 'Username'],
    ['sam', '', 'Password'],
  ])('the login wants username and password: %j %j', async (name, secret, missing) => {
    const { requests, toasts } = open();
    if (name) await userEvent.type(username(), name);
    if (secret) await userEvent.type(password(), secret);
    await submit();
    await waitFor(() =>
      expect(toasts).toEqual([
        { title: 'Error', description: 'Please enter both username and password.', variant: 'destructive' },
      ]),
    );
    expect(document.activeElement).toBe(screen.getByLabelText(missing));
    expect(requests).toEqual([]);
  });

  it('the login shows what the server says of a field beside it, until the next attempt', async () => {
    const fields = { username: 'Username must be at most 100 characters.' };
    const refused = {
      status: 400 as const,
      body: { code: 'invalid_input', message: 'Please check.', fields },
    };
    let answer: FakeOperation<'login'> = () => refused;
    const { toasts, left } = open({ login: (request) => answer(request) });
    await signIn();
    await screen.findByText(fields.username);
    expect(username().getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(username().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      fields.username,
    );
    expect(document.activeElement).toBe(username());
    answer = () => ({ body: SAM });
    await submit();
    await waitFor(() => expect(left).toEqual(['/admin']));
    expect(screen.queryByText(fields.username)).toBeNull();
    expect(username().getAttribute('aria-invalid')).toBeNull();
    expect(toasts).toEqual([]);
  });

  it('the login signs in once, however often the button is pressed', async () => {
    let answer = () => {};
    const { left, requests } = open({
      login: () =>
        new Promise((resolve) => {
          answer = () => resolve({ body: SAM });
        }),
    });
    await signIn();
    const button = screen.getByRole('button', { name: 'Logging in...' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button);
    expect(requests.map(({ body }) => body)).toEqual([{ username: 'sam', password: 'a long password' }]);
    answer();
    await waitFor(() => expect(left).toEqual(['/admin']));
    expect([takeArrival(), mayBeSignedIn()]).toEqual([true, true]);
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
    const { left, toasts } = open({ login: answer });
    await signIn();
    await waitFor(() =>
      expect(toasts).toMatchObject([
        { title: 'Login Failed', description: expect.stringContaining(text), variant: 'destructive' },
      ]),
    );
    // Beside the fields as well, where who looks at them reads it; the toast is what is heard.
    const said = screen.getByText(new RegExp(text));
    expect([said.closest('form') === null, said.getAttribute('role')]).toEqual([false, null]);
    expect(left).toEqual([]);
    expect([takeArrival(), mayBeSignedIn()]).toEqual([false, false]);
    expect(document.activeElement).toBe(password());
    expect(screen.getByRole('button', { name: 'Login' }).getAttribute('aria-disabled')).toBeNull();
  });

  it('the login says in its place what it has no toasts for', async () => {
    const form = show();
    fakeServer(fakeOperations({ login: () => ({ status: 401 }) }));
    const toast = () => Promise.reject(new Error('No code.'));
    startLogin(form, { toast, leave: () => {}, onTyped: () => {} });
    await signIn();
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe('Login Failed: Invalid username or password'),
    );
  });

  it.each<[string, FakeOperation<'login'>, string]>([
    ['success', () => ({ body: SAM }), 'admin_login_success'],
    ['failure', () => ({ status: 401 }), 'admin_login_failure'],
  ])('the login tells the tags of a %s, and not whose it was', async (_case, answer, event) => {
    const page: Window & { dataLayer?: object[] } = window;
    page.dataLayer = [];
    open({ login: answer });
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

describe('the login before its code is there', () => {
  it('what was typed stays, and what was pressed is done', async () => {
    const form = show();
    await userEvent.type(username(), 'sam');
    await userEvent.type(password(), 'a long password');
    // As the bootstrap script notes it.
    form.dataset.asked = '';
    const { left, requests } = start(form);
    await waitFor(() => expect(left).toEqual(['/admin']));
    expect(requests.map(({ body }) => body)).toEqual([{ username: 'sam', password: 'a long password' }]);
  });

  it('the first letter fetches what the console needs, and no other', async () => {
    const { onTyped } = open();
    expect(onTyped).not.toHaveBeenCalled();
    await userEvent.type(username(), 'sam');
    expect(onTyped).toHaveBeenCalledTimes(1);
  });
});

describe('who comes to the login', () => {
  it('from the console goes back to where they were, and hears once why they were sent', async () => {
    leaveLoginNote({ toast: { title: 'Signed out' } });
    leaveLoginNote({ from: '/admin/chat?status=new' });
    expect(open().toasts).toEqual([{ title: 'Signed out' }]);
    // Loaded once more.
    const { left, toasts } = open();
    await signIn();
    await waitFor(() => expect(left).toEqual(['/admin/chat?status=new']));
    expect(toasts).toEqual([]);
    expect(takeReturnPath()).toBe('/admin');
  });

  it.each([
    '{',
    '"text"',
    '{"from":"https://evil.example/"}',
    '{"from":"//evil.example"}',
    '{"from":"/admin/../\\\\evil.example"}',
    '{"from":"/administrator"}',
    '{"from":7}',
  ])('with the note %s goes to the console', async (note) => {
    sessionStorage.setItem(LOGIN_NOTE_KEY, note);
    const { left } = open();
    await signIn();
    await waitFor(() => expect(left).toEqual(['/admin']));
  });

  it('and is signed in goes on', async () => {
    noteSignedIn();
    leaveLoginNote({ from: '/admin/team' });
    const { left } = open({ getUser: () => ({ body: SAM }) });
    await waitFor(() => expect(left).toEqual(['/admin/team']));
  });

  it('and is not signed in any more signs in, and is not asked for again', async () => {
    noteSignedIn();
    const { left, requests } = open({ getUser: () => NOBODY });
    await waitFor(() => expect(mayBeSignedIn()).toBe(false));
    expect(left).toEqual([]);
    expect(requests).toHaveLength(1);
    expect(open().requests).toEqual([]);
  });

  it('where nobody is signed in is not asked for', () => {
    expect(open().requests).toEqual([]);
  });

  it('and cannot be asked for signs in', async () => {
    noteSignedIn();
    const { left } = open({ getUser: offline });
    await signIn();
    await waitFor(() => expect(left).toEqual(['/admin']));
  });
});
