import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { sampleLead } from '../testing/leads-api.ts';
import { button, field, openDetails, patches, press, shownToast, type } from '../testing/open-details.tsx';

/** Fires the event of a page that becomes visible again: everything is refetched. */
const comeBack = () => act(async () => void window.dispatchEvent(new Event('visibilitychange')));
const radio = (label: string, name: RegExp) =>
  [...document.querySelectorAll('fieldset, .MuiFormControl-root')]
    .filter((group) => group.querySelector('label, legend')?.textContent === label)
    .flatMap((group) => [...group.querySelectorAll('input')])
    .find((option) => name.test(option.getAttribute('aria-label') ?? '')) as HTMLElement;

describe('two admins at one lead', () => {
  it('a version conflict shows whose change it is, is resolved field by field, and saved against the new version', async () => {
    const { server, requests, onClose } = await openDetails({ notes: 'First call.' });
    await type('Notes', 'Mine');
    await type('Status', 'contacted');
    server.changeBy('jane.roe', { notes: 'Theirs', status: 'canceled', address: '2 Elm St' });
    press('Save Changes');
    const dialog = await screen.findByText('This lead was changed meanwhile');
    expect(dialog.closest('[role=dialog]')?.textContent).toContain(
      'Jane Roe saved other changes on Nov 21, 2026 11:00 AM.',
    );
    expect(screen.getByText('Taken from Jane Roe as it is: Address.')).toBeTruthy();
    const save = () => screen.getAllByText<HTMLButtonElement>('Save Changes').at(-1) as HTMLButtonElement;
    expect(save().disabled).toBe(true);
    expect(radio('Status', /^Take Jane Roe’s: Canceled$/)).toBeTruthy();
    act(() => radio('Status', /^Keep yours: /).click());
    act(() => radio('Notes', /^Take Jane Roe’s: /).click());
    act(() => save().click());
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(patches(requests)).toEqual([
      { notes: 'Mine', status: 'contacted', version: 1 },
      { status: 'contacted', version: 2 },
    ]);
    expect(server.lead).toMatchObject({
      notes: 'Theirs',
      status: 'contacted',
      address: '2 Elm St',
    });
  });

  it('notes that two wrote at once are joined, and nothing else can be', async () => {
    const { server, requests, onClose } = await openDetails({ notes: 'First call.' });
    await type('Notes', 'First call.\nMine');
    await type('Status', 'contacted');
    server.changeBy('jane.roe', { notes: 'First call.\nTheirs', status: 'canceled' });
    press('Save Changes');
    await screen.findByText('This lead was changed meanwhile');
    expect(radio('Status', /both/i)).toBeUndefined();
    act(() => radio('Notes', /^Keep both/).click());
    act(() => radio('Status', /^Take .*’s: /).click());
    act(() => screen.getAllByText('Save Changes').at(-1)?.click());
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(patches(requests).at(-1)).toEqual({ notes: 'First call.\nTheirs\nMine', version: 2 });
    expect(server.lead.notes).toBe('First call.\nTheirs\nMine');
  });

  it('a refetch of a lead never overwrites what is typed, and is shown where nothing is', async () => {
    const { server } = await openDetails();
    server.changeBy('sam', { notes: 'From Sam' });
    await comeBack();
    await waitFor(() => expect(field('Notes').value).toBe('From Sam'));
    await type('Notes', 'Mine');
    server.changeBy('sam', { notes: 'From Sam again', name: 'Jane' });
    await comeBack();
    expect(await screen.findByText(/^Sam changed this lead on .* What you have typed is kept/)).toBeTruthy();
    expect([field('Notes').value, field('Name').value]).toEqual(['Mine', 'Jane']);
    // One change is told of once, with what follows it already.
    expect(screen.getByText(/What you have typed is kept\. Shown already: Name\./)).toBeTruthy();
    expect(screen.queryByText(/^Shown as Sam saved it/)).toBeNull();
    press('Compare');
    expect(screen.getByText('Taken from Sam as it is: Name.')).toBeTruthy();
    press('Back to editing');
    await waitFor(() => expect(screen.queryByText('This lead was changed meanwhile')).toBeNull());
    await type('Notes', 'From Sam again');
    await waitFor(() => expect(button('Save Changes').disabled).toBe(true));
    expect(screen.queryByText(/What you have typed is kept/)).toBeNull();
  });

  it('what is typed is saved over what one has changed oneself elsewhere, and neither is lost', async () => {
    const { server, requests, onClose } = await openDetails({
      status: 'scheduled',
      scheduledDate: '2090-12-05T12:00:00.000Z',
      scheduledHours: '09:00-11:00',
    });
    await type('Notes', 'Mine');
    server.changeBy('jo', { scheduledDate: '2090-12-06T12:00:00.000Z', scheduledHours: '13:00-15:00' });
    await comeBack();
    await waitFor(() => expect(field('Pickup hours from').value).toBe('13:00'));
    expect(await screen.findByText('No other pickup on Wed, Dec 6.')).toBeTruthy();
    expect(field('Notes').value).toBe('Mine');
    expect(screen.queryByText('Compare')).toBeNull();
    press('Save Changes');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(patches(requests)).toEqual([{ notes: 'Mine', version: 2 }]);
    expect(server.lead).toMatchObject({ notes: 'Mine', scheduledHours: '13:00-15:00' });
  });

  it('what the customer has corrected is not laid to who worked on the lead before', async () => {
    const user = { id: 'jo', username: 'jo', role: 'admin' as const };
    const { server } = await openDetails({ updatedBy: 'jo', notes: 'First call.' }, { user });
    await type('Address', '3 Mine St, Halifax');
    const at = '2026-11-21T16:00:00.000Z';
    const corrected = { address: '2 Elm St, Halifax', updatedAt: at, newsAt: at };
    server.lead = { ...server.lead, ...corrected, version: server.lead.version + 1 };
    await comeBack();
    expect(await screen.findByText(/^The customer changed this lead on .* What you have typed/)).toBeTruthy();
    press('Compare');
    const dialog = (await screen.findByText('This lead was changed meanwhile')).closest('[role=dialog]');
    expect(dialog?.textContent).toContain('While you were editing, the customer saved other changes on');
    expect(radio('Address', /^Take the customer’s: 2 Elm St, Halifax$/)).toBeTruthy();
  });

  it('what one has changed oneself elsewhere is nobody else’s', async () => {
    const user = { id: 'jo', username: 'jo', role: 'admin' as const };
    const { server } = await openDetails({ notes: 'First call.' }, { user });
    await type('Notes', 'Mine');
    server.changeBy('jo', { notes: 'From my phone', address: '2 Elm St' });
    await comeBack();
    expect(
      await screen.findByText(/^You changed this lead elsewhere on .* Shown already: Address\./),
    ).toBeTruthy();
    press('Compare');
    const dialog = (await screen.findByText('This lead was changed meanwhile')).closest('[role=dialog]');
    expect(dialog?.textContent).toContain(
      'While you were editing here, you saved other changes elsewhere on',
    );
    expect(dialog?.textContent).toContain('Shown as you saved it elsewhere: Address.');
    expect(radio('Notes', /^Keep what is typed here: /)).toBeTruthy();
    expect(radio('Notes', /^Take what you saved elsewhere: From my phone$/)).toBeTruthy();
    expect(dialog?.textContent).not.toContain('theirs');
  });

  it('a field that both have changed goes on being a conflict, however often the others follow', async () => {
    const { server, requests } = await openDetails({ notes: 'First call.' });
    await type('Notes', 'Mine');
    server.changeBy('sam', { notes: 'Theirs', address: '2 Elm St' });
    await comeBack();
    await waitFor(() => expect(field('Address').value).toBe('2 Elm St'));
    server.changeBy('sam', { name: 'Jane' });
    await comeBack();
    await waitFor(() => expect(field('Name').value).toBe('Jane'));
    press('Save Changes');
    await screen.findByText('This lead was changed meanwhile');
    expect(screen.getByText('Taken from Sam as it is: Address, Name.')).toBeTruthy();
    expect(patches(requests)).toEqual([{ notes: 'Mine', version: 1 }]);
    expect(server.lead.notes).toBe('Theirs');
  });

  it('a newer version that is equal in all fields is no conflict', async () => {
    const { server, requests, onClose } = await openDetails();
    await type('Notes', 'Mine');
    server.changeBy('sam', { junkConfidence: 0.5 });
    press('Save Changes');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(patches(requests)).toEqual([
      { notes: 'Mine', version: 1 },
      { notes: 'Mine', version: 2 },
    ]);
  });

  it('a lead deleted by somebody else is locked until it is restored', async () => {
    const { server, onClose } = await openDetails();
    await type('Notes', 'Mine');
    const trash = {
      deletedAt: '2026-11-21T15:00:00.000Z',
      deletedBy: 'sam',
      expiresAt: '2026-12-21T15:00:00.000Z',
    };
    server.lead = { ...server.lead, version: 2, trash };
    press('Save Changes');
    expect(
      await screen.findByText(
        /Sam deleted it on Nov 21, 2026 11:00 AM\. It is gone for good after Dec 21, 2026/,
      ),
    ).toBeTruthy();
    await waitFor(() => expect(field('Notes').disabled).toBe(true));
    expect([field('Notes').value, button('Save Changes').disabled]).toEqual(['Mine', true]);
    press('Restore');
    await waitFor(() => expect(field('Notes').disabled).toBe(false));
    press('Save Changes');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(server.lead).toMatchObject({ notes: 'Mine', trash: null });
  });
});

describe('a lead as a whole', () => {
  it('a lead goes to the trash after a confirmation, and is restored by Undo', async () => {
    const { server, onClose } = await openDetails();
    press('More actions');
    act(() => screen.getByText('Delete lead').click());
    expect(screen.getByText('Are you sure you want to delete this lead?')).toBeTruthy();
    press('Delete Lead');
    await waitFor(() => expect(shownToast()).toContain('Lead #12 is in the trash for 30 days.'));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(server.lead.trash).not.toBeNull();
    press('Undo');
    await waitFor(() => expect(shownToast()).toContain('Lead restored'));
    expect(server.lead.trash).toBeNull();
  });

  it('a merged lead links to the other one, and can be separated again', async () => {
    const { requests, onOpen, onClose } = await openDetails(
      { mergedInto: 3 },
      {
        handlers: {
          unmergeLeads: () => ({ body: { lead: sampleLead(3), other: sampleLead(12) } }),
        },
      },
    );
    expect(screen.getByText(/merged into #3, where the work goes on/)).toBeTruthy();
    expect(field('Name').disabled).toBe(true);
    press('Open #3');
    expect(onOpen).toHaveBeenCalledWith(3);
    press('Separate again');
    await waitFor(() => expect(shownToast()).toContain('Leads separated'));
    expect(requests.find(({ path }) => path === '/api/leads/3/unmerge')?.body).toEqual({ otherId: 12 });
    // What gave the focus back to the list behind it was a dialog or a toast that is gone.
    const page = document.querySelector('body > [aria-hidden=true]');
    const behind = page?.appendChild(document.createElement('button')) as HTMLButtonElement;
    act(() => behind.focus());
    fireEvent.keyDown(behind, { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(document.activeElement?.closest('[role=dialog]')).not.toBeNull();
    behind.remove();
  });
});
