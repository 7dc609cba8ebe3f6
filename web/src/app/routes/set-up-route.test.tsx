import { beforeAll, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import '#lib/testing/patience.ts';
import { loadAdminApp, openApp } from '../testing/open-app.tsx';

const LINK = `/admin/set-up#set-up=nora/${'A'.repeat(43)}`;
const PASSWORD = 'lantern-plum-kayak-93';

beforeAll(async () => {
  await Promise.all([loadAdminApp(), import('./set-up-route.tsx')]);
});

async function choose(): Promise<void> {
  await screen.findByText('nora');
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: PASSWORD } });
  fireEvent.change(screen.getByLabelText('Repeat password'), { target: { value: PASSWORD } });
  fireEvent.click(screen.getByText('Save and sign in'));
}

it('a set-up link is asked for a password, whoever is signed in, and leads to the console', async () => {
  const { requests } = openApp(LINK, {
    signedIn: false,
    handlers: { setUpAccount: () => ({ status: 204 }) },
  });
  await choose();
  await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe('/admin'));
  const sent = requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
  expect(sent).toEqual([
    [expect.any(String), { username: 'nora', secret: 'A'.repeat(43), password: PASSWORD }],
    ['/api/login', { username: 'nora', password: PASSWORD }],
  ]);
});

it('a password that is chosen without a sign-in leads to the login', async () => {
  const { left } = openApp(LINK, {
    signedIn: false,
    handlers: { setUpAccount: () => ({ status: 204 }), login: () => ({ status: 429 }) },
  });
  await choose();
  await waitFor(() => expect(left).toContain('/login'));
});

it('the place for set-up links leads to the login where there is none', async () => {
  const { left } = openApp('/admin/set-up', { signedIn: false });
  await waitFor(() => expect(left).toContain('/login'));
});
