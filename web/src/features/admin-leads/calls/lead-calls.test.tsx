import { afterEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { openDetails, press } from '../testing/open-details.tsx';
import { clearPendingCall } from './pending-call.ts';

describe('the details of a lead', () => {
  it('says what ends the wait of who asked to be called, and notes a call that was made elsewhere', async () => {
    const waits = /^Waiting for a call/;
    await openDetails({ callBackAt: '2026-11-22T15:00:00.000Z', status: 'new' });
    expect(screen.getByText(waits)).toBeTruthy();
    expect(screen.queryByText('Call back')).toBeNull();
    press('Note a call');
    press('Reached');
    await waitFor(() => expect(screen.queryByText(waits)).toBeNull());
  });

  it('notes a call of a lead that was reached by chat or form, from its menu', async () => {
    const { requests } = await openDetails({ status: 'contacted' });
    press('More actions');
    fireEvent.click(screen.getByRole('menuitem', { name: 'Note a call' }));
    press('No answer');
    const calls = () => requests.filter(({ path }) => path.endsWith('/calls')).map(({ body }) => body);
    await waitFor(() => expect(calls()).toEqual([{ outcome: 'no-answer' }]));
    expect(screen.queryByText(/^Did you reach/)).toBeNull();
  });

  it('takes the focus from the frame around it, which MUI gives it to once an answer that had it is gone', async () => {
    await openDetails({ status: 'contacted' });
    const dialog = screen.getByRole('dialog');
    act(() => dialog.parentElement?.focus());
    expect(document.activeElement).toBe(dialog);
  });
});

/** Calls lead 12; jsdom follows no links to telephones. */
function callByButton() {
  const call = screen.getByLabelText('Call (902) 555-0148');
  expect(call.getAttribute('href')).toBe('tel:+19025550148');
  call.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(call);
}
const calls = (requests: { path: string; body?: unknown }[]) =>
  requests.filter(({ path }) => path === '/api/leads/12/calls').map(({ body }) => body);

describe('a call from the details', () => {
  afterEach(() => act(() => clearPendingCall()));

  it('a call counts as the first contact only once somebody was reached, and that can be undone', async () => {
    const { server, requests } = await openDetails();
    callByButton();
    expect(screen.getByText('Did you reach Person 12?')).toBeTruthy();
    expect(calls(requests)).toEqual([]);
    press('Reached');
    expect(await screen.findByText('Called, reached')).toBeTruthy();
    const { firstContactAt } = server.lead;
    expect(firstContactAt).not.toBeNull();
    expect(screen.queryByText('Did you reach Person 12?')).toBeNull();
    expect(screen.getByText('Set to Contacted')).toBeTruthy();
    press('Undo');
    expect(await screen.findByText('Took back what was noted of the call')).toBeTruthy();
    expect(server.lead.firstContactAt).toBeNull();
    expect(calls(requests)).toEqual([
      { outcome: 'reached' },
      { outcome: 'taken-back', version: 2, unanswered: 0, unansweredAt: null, firstContactAt },
    ]);
  });

  it('a call that nobody answered is noted, and the lead goes on waiting', async () => {
    const { server } = await openDetails();
    callByButton();
    press('No answer');
    expect(await screen.findByText('Called, no answer')).toBeTruthy();
    expect(screen.getByText(/^No answer, .*\d (AM|PM)$/)).toBeTruthy();
    expect(server.lead.unanswered).toBe(1);
    expect(server.lead.firstContactAt).toBeNull();
  });

  it('a button that was pressed without a call leaves nothing', async () => {
    const { requests } = await openDetails();
    callByButton();
    press('Not called');
    expect(screen.queryByText('Did you reach Person 12?')).toBeNull();
    expect(calls(requests)).toEqual([]);
  });
});
