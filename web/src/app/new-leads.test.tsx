import { beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sampleLead } from '#features/admin-leads/testing/leads-api.ts';
import { alertPreferences } from '#lib/alerts/alert-preferences.ts';
import { installAudio, played } from '#lib/testing/fake-audio.ts';
import '#lib/testing/patience.ts';
import { loadAdminApp, openApp } from './testing/open-app.tsx';

beforeAll(loadAdminApp);
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** The app at an address, with one lead that waits, and what has another one come in. */
async function open(address: string) {
  const leads = [sampleLead(1)];
  openApp(address, { leads });
  await screen.findByRole('tab', { name: 'Leads 1 needs a reply' });
  const bringLead = (id: number) => {
    leads.push(sampleLead(id, { name: `Person ${id}`, address: '1 Portland St, Dartmouth' }));
    // Where nothing is pushed, the list of those that wait is looked at again whenever the window comes back.
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
  };
  return { bringLead };
}

it.each([
  ['/admin/chat', '(1) Chat – Admin'],
  ['/admin/test-tools', '(1) Test Tools – Admin'],
])(
  'a new lead alerts whoever is at %s: by a toast that leads to it, the badge, the title and the bell',
  async (path, title) => {
    jest.spyOn(document, 'hasFocus').mockReturnValue(true);
    const { bringLead } = await open(path);
    bringLead(2);
    await waitFor(() => expect(document.querySelector('[data-variant]')?.textContent).toContain('New Lead'));
    const toast = document.querySelector<HTMLElement>('[data-variant]') as HTMLElement;
    expect(toast.textContent).toContain('Person 2 · Furniture · Dartmouth');
    expect(await screen.findByRole('tab', { name: 'Leads 2 need a reply' })).toBeTruthy();
    expect(document.title).toContain(title);
    expect(screen.getByRole('button', { name: /^Notifications: \d unread/ })).toBeTruthy();
    fireEvent.click(within(toast).getByText('Open lead'));
    expect(await screen.findByRole('dialog', { name: 'Lead Details: Person 2' })).toBeTruthy();
    await waitFor(() => expect(document.title).toMatch(/^Leads/));
  },
);

it('the switches in the bell decide whether a new lead is heard and shown on the desktop', async () => {
  const removeAudio = installAudio();
  const shown: string[] = [];
  class FakeNotification {
    static permission = 'default';
    static requestPermission = async () => {
      FakeNotification.permission = 'granted';
      return 'granted' as const;
    };
    constructor(title: string, { body }: { body: string }) {
      shown.push(`${title}: ${body}`);
    }
  }
  Object.assign(globalThis, { Notification: FakeNotification });
  jest.spyOn(document, 'hasFocus').mockReturnValue(false);
  const { bringLead } = await open('/admin/chat');
  bringLead(2);
  await screen.findByRole('tab', { name: 'Leads 2 need a reply' });
  expect([played.mock.calls.length, shown]).toEqual([0, []]);

  fireEvent.click(screen.getByRole('button', { name: /^Notifications: / }));
  const alerts = within(await screen.findByRole('region', { name: 'Alerts' }));
  const press = (name: string) => fireEvent.click(alerts.getByRole('switch', { name }));
  press('Sound for a new lead');
  // That is how it sounds.
  expect(played).toHaveBeenCalledTimes(2);
  press('Desktop notification for a new lead');
  await waitFor(() =>
    expect(alertPreferences.get()).toMatchObject({
      leadSound: true,
      leadDesktop: true,
      sound: false,
      desktop: false,
    }),
  );
  bringLead(3);
  await waitFor(() => expect(shown).toEqual(['New Lead: Person 3 · Furniture · Dartmouth']));
  expect(played).toHaveBeenCalledTimes(4);

  press('Sound for a new lead');
  press('Desktop notification for a new lead');
  await waitFor(() => expect(alertPreferences.get()).toMatchObject({ leadSound: false, leadDesktop: false }));
  bringLead(4);
  await screen.findByRole('tab', { name: 'Leads 4 need a reply', hidden: true });
  expect([played.mock.calls.length, shown.length]).toEqual([4, 1]);
  Reflect.deleteProperty(globalThis, 'Notification');
  removeAudio();
});
