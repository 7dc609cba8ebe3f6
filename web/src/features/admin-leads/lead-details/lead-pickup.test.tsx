import { toCalendarLead } from '@harbour-haul/domain/leads/pickups/calendar-lead';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { NOTHING_PLANNED, sampleLead } from '../testing/leads-api.ts';
import {
  button,
  dayInput,
  field,
  inToast,
  openDetails,
  patches,
  press,
  shownToast,
  type,
  typeDay,
} from '../testing/open-details.tsx';

describe('the details of a lead', () => {
  it('hours are for a scheduled day alone, and both of them', async () => {
    const { requests } = await openDetails({ status: 'contacted' });
    expect(field('Pickup hours from').disabled).toBe(true);
    await typeDay('Scheduled date', 'Dec 02, 2090');
    expect(field('Pickup hours from').disabled).toBe(false);
    await type('Pickup hours from', '13:00');
    press('Save Changes');
    expect(await screen.findByText('Pickup hours: please give both, from and to.')).toBeTruthy();
    await type('Pickup hours to', '12:30');
    const order = 'Pickup hours: 12:30 PM is before 1:00 PM. Please choose an end after the start.';
    expect(await screen.findByText(order)).toBeTruthy();
    await type('Pickup hours to', '15:30');
    press('Save Changes');
    await waitFor(() => expect(patches(requests)).toHaveLength(1));
    expect(patches(requests)[0]).toMatchObject({ scheduledHours: '13:00-15:30' });
    expect(await screen.findByText(/1:00–3:30 PM/)).toBeTruthy();
    await typeDay('Scheduled date', '');
    expect(field('Pickup hours to').value).toBe('');
    press('Save Changes');
    await waitFor(() => expect(patches(requests)).toHaveLength(2));
    expect(patches(requests)[1]).toMatchObject({ scheduledDate: null, scheduledHours: null });
  });

  it('a follow-up day that is past is saved once that is confirmed', async () => {
    const { requests } = await openDetails({ status: 'contacted' });
    await typeDay('Follow-up date', 'Nov 19, 2020');
    press('Save Changes');
    expect(await screen.findByText('Save a follow-up in the past?')).toBeTruthy();
    expect(screen.getByText(/Thu Nov 19, 2020 is over/)).toBeTruthy();
    expect(patches(requests)).toHaveLength(0);
    press('Save Anyway');
    await waitFor(() => expect(patches(requests)).toHaveLength(1));
    expect(patches(requests)[0]).toMatchObject({ followUpDate: '2020-11-19T12:00:00.000Z' });
  });

  it('a pickup day that is past is saved once that is confirmed, and at once where the work is done', async () => {
    const { requests } = await openDetails({ status: 'contacted' });
    await typeDay('Scheduled date', 'Nov 19, 2020');
    press('Save Changes');
    expect(await screen.findByText('Save a pickup in the past?')).toBeTruthy();
    expect(screen.getByText(/Thu Nov 19, 2020 is over/)).toBeTruthy();
    press('Go back');
    await waitFor(() => expect(screen.queryByText('Save a pickup in the past?')).toBeNull());
    expect(patches(requests)).toHaveLength(0);
    press('Save Changes');
    press('Save Anyway');
    await waitFor(() => expect(patches(requests)).toHaveLength(1));
    expect(patches(requests)[0]).toMatchObject({ scheduledDate: '2020-11-19T12:00:00.000Z' });
    await typeDay('Scheduled date', 'Nov 20, 2020');
    await type('Status', 'completed');
    press('Save Changes');
    await waitFor(() => expect(patches(requests)).toHaveLength(2));
    expect(screen.queryByText('Save a pickup in the past?')).toBeNull();
  });

  it.each(['scheduled', 'new'] as const)(
    'asks of a pickup that is past whether it was done, though the lead is %s, and takes either answer',
    async (status) => {
      const { requests } = await openDetails({ status, scheduledDate: '2020-11-19T12:00:00.000Z' });
      expect(screen.getByText(/The pickup day is past\. Was it done\?/)).toBeTruthy();
      press('It needs a new day');
      await waitFor(() => expect(dayInput('Scheduled date').value).toBe(''));
      expect(screen.queryByText(/Was it done/)).toBeNull();
      await typeDay('Scheduled date', 'Nov 19, 2020');
      press('Set to Completed');
      expect(screen.queryByText(/Was it done/)).toBeNull();
      press('Save Changes');
      await waitFor(() => expect(patches(requests)).toMatchObject([{ status: 'completed' }]));
    },
  );

  it('says how late a follow-up is, of a scheduled lead too, and takes it away once it is done', async () => {
    const { requests } = await openDetails({
      status: 'scheduled',
      followUpStatus: 'scheduled',
      followUpDate: '2020-11-19T12:00:00.000Z',
    });
    expect(screen.getByText(/^\d+ days late\.$/)).toBeTruthy();
    press('It is done');
    expect(screen.queryByText(/days late/)).toBeNull();
    press('Save Changes');
    await waitFor(() => expect(patches(requests)).toMatchObject([{ followUpDate: null }]));
  });

  it('what cannot be saved as it is says so before a day that is past is asked about, once', async () => {
    const { requests } = await openDetails({ status: 'contacted' });
    await typeDay('Scheduled date', 'Nov 19, 2020');
    await type('Pickup hours from', '13:00');
    press('Save Changes');
    expect(await screen.findByText('Pickup hours: please give both, from and to.')).toBeTruthy();
    expect(screen.queryByText('Save a pickup in the past?')).toBeNull();
    await type('Pickup hours to', '15:30');
    press('Save Changes');
    press('Save Anyway');
    await waitFor(() => expect(patches(requests)).toHaveLength(1));
    expect(screen.queryByText('Save a pickup in the past?')).toBeNull();
  });

  it('the day of a pickup shows what it holds already, and warns of hours that another has', async () => {
    const scheduled = { status: 'scheduled', scheduledDate: '2090-12-06T12:00:00.000Z' } as const;
    const pickups = [
      toCalendarLead(sampleLead(12, { ...scheduled, scheduledHours: '10:00-12:00' })),
      toCalendarLead(sampleLead(7, { ...scheduled, name: 'Omar Chen', scheduledHours: '09:00-11:00' })),
      toCalendarLead(sampleLead(8, { ...scheduled, scheduledHours: '13:00-15:00' })),
    ];
    const getLeadsCalendar = () => ({ body: { ...NOTHING_PLANNED, pickups } });
    const { requests } = await openDetails({ status: 'contacted' }, { handlers: { getLeadsCalendar } });
    await typeDay('Scheduled date', 'Dec 06, 2090');
    expect(await screen.findByText('Already on Wed, Dec 6: 2 pickups')).toBeTruthy();
    expect(requests.at(-1)?.query).toMatchObject({ from: '2090-12-06', to: '2090-12-06' });
    const lines = [...screen.getByLabelText('Pickups of that day').children];
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      '9:00–11:00 AM · Omar Chen · Halifax',
      '1:00–3:00 PM · Person 8 · Halifax',
    ]);
    expect(screen.queryByText(/hours overlap/)).toBeNull();
    await type('Pickup hours from', '10:00');
    await type('Pickup hours to', '12:00');
    expect(screen.getByText(/These hours overlap with Omar Chen \(9:00–11:00 AM\)/)).toBeTruthy();
    expect(button('Save Changes').disabled).toBe(false);
    await type('Pickup hours from', '11:00');
    expect(screen.queryByText(/hours overlap/)).toBeNull();
  });

  it('of a busy day five pickups are named, those in the way before any other', async () => {
    const scheduled = { status: 'scheduled', scheduledDate: '2090-12-06T12:00:00.000Z' } as const;
    const early = Array.from({ length: 11 }, (_, index) =>
      toCalendarLead(sampleLead(20 + index, { ...scheduled, scheduledHours: '08:00-09:00' })),
    );
    const late = toCalendarLead(sampleLead(40, { ...scheduled, scheduledHours: '16:00-18:00' }));
    const getLeadsCalendar = () => ({ body: { ...NOTHING_PLANNED, pickups: [...early, late] } });
    await openDetails({ status: 'contacted' }, { handlers: { getLeadsCalendar } });
    await typeDay('Scheduled date', 'Dec 06, 2090');
    await type('Pickup hours from', '15:00');
    await type('Pickup hours to', '17:00');
    expect(await screen.findByText('Already on Wed, Dec 6: 12 pickups')).toBeTruthy();
    const lines = [...screen.getByLabelText('Pickups of that day').children].map((line) => line.textContent);
    expect(lines).toHaveLength(6);
    expect(lines.slice(4)).toEqual(['4:00–6:00 PM · Person 40 · Halifax', 'and 7 more']);
  });

  it('what was wished stands by the schedule as soon as that is another', async () => {
    await openDetails({
      status: 'qualified',
      preferredDate: '2090-12-05T12:00:00.000Z',
      preferredTimeSlot: 'afternoon',
      details: 'Pickup time: after 3:00 PM',
    });
    const wished = () => screen.queryByText(/^Wished: /)?.textContent;
    expect(wished()).toBeUndefined();
    await typeDay('Scheduled date', 'Dec 06, 2090');
    expect(wished()).toBe('Wished: Tuesday, December 5, after 3:00 PM');
    await typeDay('Scheduled date', 'Dec 05, 2090');
    expect(wished()).toBeUndefined();
    await type('Pickup hours from', '14:00');
    await type('Pickup hours to', '16:00');
    expect(wished()).toBe('Wished: Tuesday, December 5, after 3:00 PM');
    await type('Pickup hours from', '15:00');
    expect(wished()).toBeUndefined();
  });

  it('a pickup day sets the status that it means, with the way back, and takes it along as it goes', async () => {
    const { requests } = await openDetails({ status: 'qualified' });
    await typeDay('Scheduled date', 'Dec 06, 2090');
    expect(field('Status').value).toBe('scheduled');
    await typeDay('Scheduled date', '');
    expect(field('Status').value).toBe('qualified');
    await typeDay('Scheduled date', 'Dec 06, 2090');
    expect(screen.getByText('Set with the pickup day.')).toBeTruthy();
    press('Save Changes');
    await waitFor(() => expect(patches(requests)).toHaveLength(1));
    expect(patches(requests)[0]).toMatchObject({ status: 'scheduled' });
  });

  it('the status that follows from a pickup day is offered where it was not kept, before it is saved and after', async () => {
    const { requests, server } = await openDetails({ status: 'qualified' });
    await typeDay('Scheduled date', 'Dec 06, 2090');
    expect(await screen.findByText('No other pickup on Wed, Dec 6.')).toBeTruthy();
    press('Keep Qualified');
    press('Set to Scheduled');
    expect(field('Status').value).toBe('scheduled');
    expect(screen.queryByText('A pickup day is set.')).toBeNull();
    press('Keep Qualified');
    press('Save Changes');
    await waitFor(() => expect(shownToast()).toContain('Lead details updated successfully'));
    expect(server.lead.status).toBe('qualified');
    inToast('Set to Scheduled');
    await waitFor(() => expect(shownToast()).toContain('Person 12 is Scheduled now'));
    expect(patches(requests).at(-1)).toEqual({ status: 'scheduled', version: 2 });
  });

  it('a scheduled lead without a pickup day says what it lacks, before it is saved and after', async () => {
    await openDetails({ status: 'contacted' });
    expect(screen.queryByText(/stands in no week of the calendar/)).toBeNull();
    await type('Status', 'scheduled');
    expect(screen.getByText('Without a pickup day it stands in no week of the calendar.')).toBeTruthy();
    press('Save Changes');
    await waitFor(() => expect(shownToast()).toContain('updated successfully, with no pickup day yet'));
  });
});
