import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { sampleLead } from '../testing/leads-api.ts';
import {
  address,
  day,
  dayOf,
  drag,
  dragData,
  LEADS,
  openCalendar,
  press,
  stop,
} from '../testing/open-calendar.tsx';
import { pass, shownToast } from '../testing/open-leads-tab.tsx';

describe('a pickup', () => {
  it('is dragged to another day, with the version that was shown, and back by Undo', async () => {
    const { changes } = await openCalendar();
    await drag(1, 'Fri Nov 27');
    expect(dayOf('Fri Nov 27').getByText('Person 1')).toBeTruthy();
    expect(dayOf('Thu Nov 26').queryByText('Person 1')).toBeNull();
    expect(changes).toEqual([{ id: 1, scheduledDate: '2026-11-27', version: LEADS[0]?.version }]);
    expect(shownToast()).toContain('The pickup of Person 1 is on Fri Nov 27, 1:00–3:00 PM now');
    fireEvent.click(screen.getByText('Undo'));
    await pass(50);
    expect(dayOf('Thu Nov 26').getByText('Person 1')).toBeTruthy();
    expect(changes).toHaveLength(2);
  });

  it('is not taken back by Undo from who has changed it meanwhile', async () => {
    const { state, changes } = await openCalendar();
    await drag(1, 'Fri Nov 27');
    state.leads = state.leads.map((lead) =>
      lead.id === 1 ? { ...lead, status: 'completed', version: lead.version + 1, updatedBy: 'kim' } : lead,
    );
    // The list brings what the colleague has saved.
    await press('v');
    await press('l');
    await pass(50);
    fireEvent.click(screen.getByText('Undo'));
    await pass(50);
    expect(changes).toHaveLength(1);
    expect(state.leads[0]).toMatchObject({ status: 'completed', scheduledDate: day('2026-11-27') });
    expect(shownToast()).toContain('Person 1 was changed by Kim meanwhile. Please look at it first.');
  });

  it('is moved into the past once that is confirmed, as everywhere else', async () => {
    const { changes } = await openCalendar();
    await drag(1, 'Tue Nov 24');
    expect(screen.getByText('Save a pickup in the past?')).toBeTruthy();
    fireEvent.click(screen.getByText('Go back'));
    await pass(500);
    expect(changes).toEqual([]);
    await drag(1, 'Tue Nov 24');
    fireEvent.click(screen.getByText('Save Anyway'));
    await pass(500);
    expect(changes).toMatchObject([{ id: 1, scheduledDate: '2026-11-24' }]);
    expect(dayOf('Tue Nov 24').getByText('Person 1')).toBeTruthy();
  });

  it('is moved by Shift and an arrow, and keeps the focus', async () => {
    const { changes } = await openCalendar();
    const link = stop(2).querySelector('a') as HTMLElement;
    act(() => link.focus());
    fireEvent.keyDown(link, { key: 'ArrowRight', shiftKey: true });
    await pass(50);
    expect(changes).toMatchObject([{ id: 2, scheduledDate: '2026-11-27' }]);
    expect(document.activeElement?.closest('section')?.textContent).toContain('Fri Nov 27');
    expect(screen.getByText('Moved Person 2 to Fri Nov 27.')).toBeTruthy();
  });

  it('goes on to the next week and the last one by Shift and an arrow, and asks where the day is past', async () => {
    const { changes } = await openCalendar([
      sampleLead(1, { status: 'scheduled', scheduledDate: day('2026-11-25') }),
      sampleLead(2, { status: 'scheduled', scheduledDate: day('2026-11-29') }),
    ]);
    const shift = async (id: number, key: string) => {
      fireEvent.keyDown(stop(id).querySelector('a') as HTMLElement, { key, shiftKey: true });
      await pass(50);
    };
    await shift(1, 'ArrowLeft');
    expect(screen.getByText('Save a pickup in the past?')).toBeTruthy();
    fireEvent.click(screen.getByText('Go back'));
    await pass(500);
    await shift(2, 'ArrowRight');
    expect(changes).toMatchObject([{ id: 2, scheduledDate: '2026-11-30' }]);
    expect(address()).toBe('/admin?view=calendar&day=2026-11-30');
    expect(dayOf('Mon Nov 30').getByText('Person 2')).toBeTruthy();
    expect(screen.getByText('Moved Person 2 to Mon Nov 30.')).toBeTruthy();
    expect(document.activeElement).toBe(stop(2).querySelector('[data-name]'));
    await shift(2, 'ArrowLeft');
    expect(changes.at(-1)).toMatchObject({ id: 2, scheduledDate: '2026-11-29' });
    expect(address()).toBe('/admin?view=calendar');
    expect(dayOf('Sun Nov 29').getByText('Person 2')).toBeTruthy();
    expect(document.activeElement).toBe(stop(2).querySelector('[data-name]'));
  });

  it('stays where it was moved on to while an earlier move is saved', async () => {
    const { state, changes } = await openCalendar();
    const answers: (() => void)[] = [];
    state.answered = () => new Promise((resolve) => void answers.push(resolve));
    act(() => stop(2).querySelector('a')?.focus());
    for (const _move of ['to Friday', 'to Saturday']) {
      fireEvent.keyDown(stop(2).querySelector('a') as HTMLElement, { key: 'ArrowRight', shiftKey: true });
      await pass(50);
    }
    answers[0]?.();
    await pass(50);
    expect(answers).toHaveLength(2);
    expect(dayOf('Sat Nov 28').getByText('Person 2')).toBeTruthy();
    expect(document.activeElement?.closest('section')?.textContent).toContain('Sat Nov 28');
    answers[1]?.();
    await pass(50);
    expect(changes).toMatchObject([{ scheduledDate: '2026-11-27' }, { scheduledDate: '2026-11-28' }]);
    expect(dayOf('Sat Nov 28').getByText('Person 2')).toBeTruthy();
  });

  it('is not moved once it is completed, though its link can be dragged', async () => {
    const done = { status: 'completed', scheduledDate: day('2026-11-26') } as const;
    const { changes } = await openCalendar([sampleLead(1, done)]);
    fireEvent.dragStart(stop(1).querySelector('a') as HTMLElement, { dataTransfer: dragData });
    fireEvent.drop(screen.getByRole('region', { name: 'Fri Nov 27' }), { dataTransfer: dragData });
    await pass(50);
    expect(changes).toEqual([]);
    expect(dayOf('Thu Nov 26').getByText('Person 1')).toBeTruthy();
  });

  it('stays where it is when somebody else has changed it meanwhile', async () => {
    const { state, onOpen } = await openCalendar();
    const [lead = sampleLead(1)] = LEADS;
    state.refuse = { ...lead, version: lead.version + 1, updatedBy: 'kim' };
    await drag(1, 'Fri Nov 27');
    expect(dayOf('Thu Nov 26').getByText('Person 1')).toBeTruthy();
    expect(shownToast()).toContain('Person 1 was changed by Kim meanwhile. Please look at it first.');
    fireEvent.click(screen.getByText('Open lead'));
    expect(onOpen.mock.calls).toEqual([[1]]);
  });

  it('is moved to a day of another week in a dialog', async () => {
    const { changes } = await openCalendar();
    fireEvent.click(screen.getByRole('button', { name: 'Move Person 1 to another day' }));
    await act(async () => void (await import('#components/days/day-picker.tsx')));
    await pass(50);
    const dialog = within(screen.getByRole('dialog', { name: 'Move the pickup of Person 1' }));
    const submit = dialog.getByRole('button', { name: 'Move pickup' });
    expect(submit).toHaveProperty('disabled', true);
    fireEvent.change(dialog.getByDisplayValue('Nov 26, 2026'), { target: { value: 'Dec 3, 2026' } });
    await pass(50);
    fireEvent.click(submit);
    await pass(500);
    expect(changes).toEqual([{ id: 1, scheduledDate: '2026-12-03', version: LEADS[0]?.version }]);
    expect(dayOf('Thu Nov 26').queryByText('Person 1')).toBeNull();
  });

  it('is moved with a look at what its new day holds, and a warning where hours overlap', async () => {
    await openCalendar();
    fireEvent.click(screen.getByRole('button', { name: 'Move Person 1 to another day' }));
    await act(async () => void (await import('#components/days/day-picker.tsx')));
    await pass(50);
    const dialog = within(screen.getByRole('dialog', { name: 'Move the pickup of Person 1' }));
    const stops = dialog.getByRole('list', { name: 'Pickups of that day' });
    expect(stops.textContent).toContain('9:00–11:30 AM · Person 2');
    fireEvent.change(dialog.getByLabelText('Pickup hours from'), { target: { value: '11:00' } });
    expect(dialog.getByText(/These hours overlap with Person 2/)).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Move pickup' })).toHaveProperty('disabled', false);
  });

  it('gets other hours in the dialog, on its day or with another', async () => {
    const { changes } = await openCalendar();
    fireEvent.click(screen.getByRole('button', { name: 'Move Person 1 to another day' }));
    await act(async () => void (await import('#components/days/day-picker.tsx')));
    await pass(50);
    const dialog = within(screen.getByRole('dialog', { name: 'Move the pickup of Person 1' }));
    const submit = dialog.getByRole('button', { name: 'Move pickup' });
    const hours = (end: string) => dialog.getByLabelText<HTMLInputElement>(`Pickup hours ${end}`);
    const [from = '', to = ''] = (LEADS[0]?.scheduledHours ?? '').split('-');
    expect([hours('from').value, hours('to').value]).toEqual([from, to]);
    fireEvent.change(hours('from'), { target: { value: '08:00' } });
    fireEvent.change(hours('to'), { target: { value: '07:00' } });
    fireEvent.blur(hours('to'));
    expect(
      dialog.getByText('Pickup hours: 7:00 AM is before 8:00 AM. Please choose an end after the start.'),
    ).toBeTruthy();
    expect(submit).toHaveProperty('disabled', true);
    fireEvent.change(hours('to'), { target: { value: '09:30' } });
    fireEvent.click(submit);
    await pass(500);
    expect(changes).toEqual([
      { id: 1, scheduledDate: '2026-11-26', scheduledHours: '08:00-09:30', version: LEADS[0]?.version },
    ]);
    expect(dayOf('Thu Nov 26').getByText(/8:00–9:30 AM/)).toBeTruthy();
  });

  it('goes back from the question about a past day to the dialog as it was', async () => {
    const { changes } = await openCalendar();
    fireEvent.click(screen.getByRole('button', { name: 'Move Person 1 to another day' }));
    await act(async () => void (await import('#components/days/day-picker.tsx')));
    await pass(50);
    const dialog = within(screen.getByRole('dialog', { name: 'Move the pickup of Person 1' }));
    fireEvent.change(dialog.getByDisplayValue('Nov 26, 2026'), { target: { value: 'Nov 24, 2026' } });
    fireEvent.change(dialog.getByLabelText('Pickup hours from'), { target: { value: '12:30' } });
    await pass(50);
    fireEvent.click(dialog.getByText('Move pickup'));
    expect(screen.getByText('Save a pickup in the past?')).toBeTruthy();
    fireEvent.click(screen.getByText('Go back'));
    await pass(500);
    expect(screen.getByRole('dialog', { name: 'Move the pickup of Person 1' })).toBeTruthy();
    expect(dialog.getByDisplayValue('Nov 24, 2026')).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>('Pickup hours from').value).toBe('12:30');
    fireEvent.click(dialog.getByText('Move pickup'));
    fireEvent.click(screen.getByText('Save Anyway'));
    await pass(500);
    expect(changes).toMatchObject([{ id: 1, scheduledDate: '2026-11-24', scheduledHours: '12:30-15:00' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
