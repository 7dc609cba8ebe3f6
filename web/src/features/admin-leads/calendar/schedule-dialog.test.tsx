import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { sampleLead } from '../testing/leads-api.ts';
import { day, dayOf, drag, LEADS, openCalendar, stop } from '../testing/open-calendar.tsx';
import { pass } from '../testing/open-leads-tab.tsx';

describe('what is scheduled for no day', () => {
  const NO_DAY = [
    sampleLead(7, { status: 'scheduled', scheduledDate: null }),
    sampleLead(8, { status: 'scheduled', scheduledDate: null, address: null }),
    sampleLead(9, { status: 'contacted', scheduledDate: null }),
  ];
  const undated = () => screen.queryByRole('region', { name: /^No day yet/ });

  it('stands above the week, where it is opened, stepped through and called', async () => {
    const { onOpen } = await openCalendar([...LEADS, ...NO_DAY], '/admin?view=calendar', 7);
    expect(undated()?.textContent).toBe(
      'No day yet (2)Person 7Furniture · 1 Barrington St, HalifaxWished: Tuesday, December 1(902) 555-0148Choose a day' +
        'Person 8Furniture · No address yetWished: Tuesday, December 1(902) 555-0148Choose a day',
    );
    expect(screen.getByText('1 of 5')).toBeTruthy();
    fireEvent.click(screen.getByText('Person 8'));
    expect(onOpen.mock.calls).toEqual([[8]]);
  });

  it('is not said to be there where every scheduled lead has a day', async () => {
    await openCalendar();
    expect(undated()).toBeNull();
  });

  it('is given a day in a dialog, and is back by Undo', async () => {
    const { changes } = await openCalendar([...LEADS, ...NO_DAY]);
    fireEvent.click(screen.getByRole('button', { name: 'Choose a pickup day for Person 7' }));
    await act(async () => void (await import('#components/days/day-picker.tsx')));
    await pass(50);
    const dialog = within(screen.getByRole('dialog', { name: 'Choose a pickup day for Person 7' }));
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Nov 27, 2026' } });
    await pass(50);
    fireEvent.click(dialog.getByRole('button', { name: 'Set pickup day' }));
    await pass(500);
    expect(changes).toEqual([{ id: 7, scheduledDate: '2026-11-27', version: NO_DAY[0]?.version }]);
    expect(dayOf('Fri Nov 27').getByText('Person 7')).toBeTruthy();
    expect(undated()?.textContent).not.toContain('Person 7');
    fireEvent.click(screen.getByText('Undo'));
    await pass(50);
    expect(undated()?.textContent).toContain('Person 7');
    expect(dayOf('Fri Nov 27').queryByText('Person 7')).toBeNull();
  });

  it('is dragged to its day, and not moved by keys from none', async () => {
    const { changes } = await openCalendar([...LEADS, ...NO_DAY]);
    fireEvent.keyDown(stop(8).querySelector('a') as HTMLElement, { key: 'ArrowRight', shiftKey: true });
    await drag(8, 'Tue Nov 24');
    expect(changes).toEqual([]);
    await drag(8, 'Sat Nov 28');
    expect(changes).toMatchObject([{ id: 8, scheduledDate: '2026-11-28' }]);
    expect(dayOf('Sat Nov 28').getByText('Person 8')).toBeTruthy();
  });
});

describe('a pickup', () => {
  it('has its first day chosen from the month that its visitor wishes, not from this one', async () => {
    const wished = sampleLead(5, {
      status: 'scheduled',
      scheduledDate: null,
      preferredDate: day('2027-02-10'),
    });
    await openCalendar([wished]);
    fireEvent.click(screen.getByRole('button', { name: /day for Person 5|Move Person 5/ }));
    await act(async () => void (await import('#components/days/day-picker.tsx')));
    await pass(50);
    const dialog = within(screen.getByRole('dialog', { name: 'Choose a pickup day for Person 5' }));
    fireEvent.click(dialog.getByRole('button', { name: /Choose date/ }));
    await pass(300);
    expect(screen.getByText('February 2027')).toBeTruthy();
  });

  it.each([
    ['the day that its visitor wishes', '2027-02-10', 'Feb 10, 2027'],
    ['none for a wish that is past', '2026-11-02', ''],
  ])('has its first day offered: %s', async (_which, wish, offered) => {
    const wished = sampleLead(5, { status: 'scheduled', scheduledDate: null, preferredDate: day(wish) });
    const { changes } = await openCalendar([wished]);
    fireEvent.click(screen.getByRole('button', { name: 'Choose a pickup day for Person 5' }));
    await act(async () => void (await import('#components/days/day-picker.tsx')));
    await pass(50);
    const dialog = within(screen.getByRole('dialog', { name: 'Choose a pickup day for Person 5' }));
    expect(dialog.getByRole<HTMLInputElement>('textbox').value).toBe(offered);
    const set = dialog.getByRole<HTMLButtonElement>('button', { name: 'Set pickup day' });
    expect(set.disabled).toBe(offered === '');
    fireEvent.click(set);
    await pass(500);
    expect(changes).toMatchObject(offered === '' ? [] : [{ id: 5, scheduledDate: wish }]);
  });

  it('is scheduled from its day for a lead that is found by search', async () => {
    const { changes } = await openCalendar();
    expect(screen.queryByRole('button', { name: 'Schedule a lead for Tue Nov 24' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Schedule a lead for Fri Nov 27' }));
    await pass(50);
    const dialog = within(screen.getByRole('dialog', { name: 'Schedule a lead for Fri Nov 27' }));
    const search = dialog.getByRole('searchbox');
    fireEvent.change(search, { target: { value: 'Person 3' } });
    await pass(400);
    await pass(50);
    fireEvent.click(dialog.getByText('Person 3'));
    await pass(500);
    expect(changes).toEqual([
      { id: 3, scheduledDate: '2026-11-27', status: 'scheduled', version: LEADS[2]?.version },
    ]);
    expect(dayOf('Fri Nov 27').getByText('Person 3')).toBeTruthy();
    fireEvent.click(screen.getByText('Undo'));
    await pass(50);
    expect(changes.at(-1)).toMatchObject({ id: 3, scheduledDate: null, status: 'contacted' });
    expect(dayOf('Fri Nov 27').queryByText('Person 3')).toBeNull();
  });

  it('is offered for the leads that have none, who wishes that day first', async () => {
    const { changes } = await openCalendar([
      ...LEADS,
      sampleLead(5, { status: 'qualified' }),
      sampleLead(6, { status: 'contacted', preferredDate: day('2026-11-27') }),
      sampleLead(7, { status: 'completed' }),
      sampleLead(8, { status: 'scheduled' }),
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Schedule a lead for Fri Nov 27' }));
    await pass(50);
    const dialog = within(screen.getByRole('dialog', { name: 'Schedule a lead for Fri Nov 27' }));
    const offered = dialog.getByRole('list', { name: 'Leads without a pickup day' });
    expect(offered.textContent?.match(/Person \d/g)).toEqual([
      'Person 6',
      'Person 8',
      'Person 5',
      'Person 3',
    ]);
    expect(offered.textContent).toContain('#6 · Contacted · wants Fri Nov 27');
    fireEvent.click(dialog.getByText('Person 6'));
    await pass(500);
    expect(changes).toMatchObject([{ id: 6, scheduledDate: '2026-11-27', status: 'scheduled' }]);
  });

  it('is offered for nobody where every open lead has one, which is said', async () => {
    await openCalendar(LEADS.filter(({ status }) => status === 'scheduled'));
    fireEvent.click(screen.getByRole('button', { name: 'Schedule a lead for Fri Nov 27' }));
    await pass(50);
    expect(screen.getByText(/^No open lead is without a pickup day\./)).toBeTruthy();
  });

  it('is scheduled for an open lead that many closed ones of the same name come before', async () => {
    const closed = [...Array(9).keys()].map((id) =>
      sampleLead(id + 10, { name: 'Ann Lee', status: 'completed' }),
    );
    await openCalendar([sampleLead(3, { name: 'Ann Lee', status: 'contacted' }), ...closed]);
    fireEvent.click(screen.getByRole('button', { name: 'Schedule a lead for Fri Nov 27' }));
    await pass(50);
    const dialog = within(screen.getByRole('dialog', { name: 'Schedule a lead for Fri Nov 27' }));
    fireEvent.change(dialog.getByRole('searchbox'), { target: { value: 'Ann Lee' } });
    await pass(400);
    await pass(50);
    expect(dialog.getAllByText('Ann Lee')).toHaveLength(1);
  });
});
