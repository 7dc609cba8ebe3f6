import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { offline } from '#lib/testing/fake-server.ts';
import {
  button,
  field,
  inToast,
  openDetails,
  patches,
  press,
  shownToast,
  type,
  typeDay,
} from '../testing/open-details.tsx';

describe('what is typed and not saved', () => {
  it.each(['Next lead', 'Previous lead'])('is said to be kept where one goes on: %s', async (name) => {
    const go = jest.fn();
    await openDetails({}, { steps: { previous: go, next: go, position: '2 of 3', reachedBy: null } });
    press(name);
    expect(go).toHaveBeenCalledTimes(1);
    expect(shownToast()).toBeUndefined();
    await type('Notes', 'Half a thought');
    press(name);
    expect(go).toHaveBeenCalledTimes(2);
    expect(shownToast()).toContain(
      'Not savedYour changes to Person 12 are kept in this browser. Open the lead again to save them.',
    );
  });
});

describe('saving', () => {
  it('saving a lead sends only changed fields with the version, closes, and shows a toast', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { requests, onClose } = await openDetails({ status: 'incomplete' }, { beforeSaving: held });
    await type('Notes', ' Wants Saturday. ');
    await type('Estimated value', '300');
    await typeDay('Follow-up date', 'Nov 30, 2026');
    expect(screen.getByText('You have unsaved changes')).toBeTruthy();
    press('Save Changes');
    expect(await screen.findByText('Saving...')).toBeTruthy();
    expect(button('Saving...').disabled).toBe(true);
    answer();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(patches(requests)).toEqual([
      {
        status: 'new',
        notes: 'Wants Saturday.',
        estimatedValue: 300,
        followUpDate: '2026-11-30T12:00:00.000Z',
        version: 1,
      },
    ]);
    expect(shownToast()).toContain('Person 12 savedLead details updated successfully');
  });

  it('a save is taken back by Undo, field by field, with the hours that went with their day', async () => {
    const { requests, server } = await openDetails({
      status: 'scheduled',
      scheduledDate: '2026-12-05T12:00:00.000Z',
      scheduledHours: '09:00-11:30',
    });
    const before = server.lead;
    await type('Name', 'Jane Roe');
    await type('Notes', 'Third floor.');
    await typeDay('Scheduled date', '');
    press('Save Changes');
    await waitFor(() => expect(shownToast()).toContain('Jane Roe saved'));
    expect(server.lead).toMatchObject({ name: 'Jane Roe', scheduledDate: null, scheduledHours: null });
    await act(async () => inToast('Undo'));
    await waitFor(() => expect(shownToast()).toContain('SuccessSet Jane Roe back to what it was.'));
    const { name, notes, status, scheduledDate, scheduledHours } = before;
    expect(server.lead).toMatchObject({ name, notes, status, scheduledDate, scheduledHours });
    expect(patches(requests)).toHaveLength(2);
  });

  it('an Undo of the save that made a lead complete says that its status stays', async () => {
    const { server } = await openDetails({ status: 'incomplete' });
    await type('Notes', 'Third floor.');
    press('Save Changes');
    await waitFor(() => expect(shownToast()).toContain('Person 12 saved'));
    await act(async () => inToast('Undo'));
    await waitFor(() =>
      expect(shownToast()).toContain(
        'SuccessSet Person 12 back to what it was, but for its status: Incomplete cannot be set.',
      ),
    );
    expect(server.lead).toMatchObject({ notes: null, status: 'new' });
  });

  it('an Undo of a save leaves alone what somebody has changed since, and says so', async () => {
    const { server } = await openDetails();
    await type('Name', 'Jane Roe');
    press('Save Changes');
    await waitFor(() => expect(shownToast()).toContain('Jane Roe saved'));
    server.changeBy('max', { notes: 'Rang twice.' });
    await act(async () => inToast('Undo'));
    await waitFor(() =>
      expect(shownToast()).toContain('WarningJane Roe has changed since and stays as it is.'),
    );
    expect(server.lead).toMatchObject({ name: 'Jane Roe', notes: 'Rang twice.' });
  });

  it('saving a lead needs changes: blanks are none, nor is a shortcut', async () => {
    const { requests } = await openDetails();
    fireEvent.keyDown(field('Notes'), { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(shownToast()).toContain('No Changes'));
    await type('Notes', '  ');
    press('Save Changes');
    await waitFor(() => expect(shownToast()).toContain('Please make some changes before saving.'));
    expect(patches(requests)).toEqual([]);
  });

  it('saving a lead shows errors at their fields, focuses the first, and sends nothing', async () => {
    const { requests } = await openDetails();
    await type('Email', 'nobody');
    await type('Phone', '555-0134');
    await type('Estimated value', '-10');
    press('Save Changes');
    expect(await screen.findByText(/at least 10 digits\. Please add the area code/)).toBeTruthy();
    expect(screen.getByText(/look like a valid email\. Please write it as/)).toBeTruthy();
    expect(screen.getByText(/number from 0 to 1000000/)).toBeTruthy();
    expect(field('Phone').getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(field('Estimated value')));
    expect(patches(requests)).toEqual([]);
  });

  it('a failed save of a lead keeps what was typed', async () => {
    const { onClose } = await openDetails({}, { handlers: { updateLead: offline } });
    await type('Name', 'Jane Roe');
    press('Save Changes');
    await waitFor(() => expect(shownToast()).toContain('Failed to update lead details'));
    expect(field('Name').value).toBe('Jane Roe');
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('a save that completes a lead', () => {
  it.each([
    ['complete', {}, 'It is complete now and counts as New.'],
    ['not complete', { name: null }, 'It counts as New now.'],
  ])('an incomplete lead that is saved says that it is new: %s', async (_case, facts, said) => {
    const { server } = await openDetails({ status: 'incomplete', ...facts });
    await type('Phone', '902-555-0190');
    await act(async () => press('Save Changes'));
    await waitFor(() => expect(shownToast()).toContain(`Lead details updated successfully. ${said}`));
    expect(server.lead.status).toBe('new');
  });
});

describe('leaving', () => {
  it('closing a changed lead asks before changes are thrown away', async () => {
    const { onClose } = await openDetails();
    press('Close');
    expect(onClose).toHaveBeenCalledTimes(1);
    await type('Name', 'Jane Roe');
    press('Cancel');
    expect(screen.getByRole('alertdialog', { name: 'Throw away your changes?' })).toBeTruthy();
    press('Keep Editing');
    fireEvent.keyDown(field('Name'), { key: 'Escape' });
    press('Throw Away');
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});
