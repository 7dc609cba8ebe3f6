import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { sampleLead } from '../testing/leads-api.ts';
import { day, openCalendar } from '../testing/open-calendar.tsx';
import { pass } from '../testing/open-leads-tab.tsx';
// The calendar is loaded by the test, and would load the sheet later than what runs before it.
import './print-day-button.tsx';

let print: jest.SpiedFunction<typeof window.print>;
beforeEach(() => {
  print = jest.spyOn(window, 'print').mockImplementation(() => {});
});
afterEach(() => print.mockRestore());

const THURSDAY = { status: 'scheduled', scheduledDate: day('2026-11-26') } as const;
const sheet = () => document.querySelector('[data-day-sheet]');
const printDay = async () => {
  fireEvent.click(screen.getByLabelText('Print the day, Thu Nov 26'));
  await pass(500);
};

it('a day is printed in the order of its route, with what a crew has to know at the door, and the sheet is gone', async () => {
  await openCalendar([
    sampleLead(1, { ...THURSDAY, scheduledHours: '13:00-15:00', address: '5 Rocky Lake Dr, Bedford' }),
    sampleLead(2, {
      ...THURSDAY,
      scheduledHours: '09:00-11:30',
      details: 'Gate code 4417\nRing twice',
      access: 'stairs',
      hazards: 'propane tank',
      notes: 'Paid by cheque',
      estimatedValue: 250,
    }),
    sampleLead(3, { ...THURSDAY, status: 'completed' }),
  ]);
  await printDay();
  expect(print).toHaveBeenCalledTimes(1);
  expect(sheet()?.querySelector('h1')?.textContent).toBe('Pickups on Thursday, November 26, 2026');
  const stops = [...(sheet()?.querySelectorAll('article') ?? [])].map(({ textContent }) => textContent);
  expect(stops).toEqual([
    '1. 9:00–11:30 AM · Person 2Address1 Barrington St, HalifaxPhone(902) 555-0148JunkFurnitureDetailsGate code 4417\nRing twiceAccessStairsHazardouspropane tankNotesPaid by chequeEstimate$250.00Lead#2',
    '2. 1:00–3:00 PM · Person 1Address5 Rocky Lake Dr, BedfordPhone(902) 555-0148JunkFurnitureDetailsA couch.Lead#1',
  ]);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(sheet()).toBeNull();
  expect(screen.getByLabelText<HTMLButtonElement>('Print the day, Thu Nov 26').disabled).toBe(false);
});

it('prints what the calendar has of a lead that cannot be loaded', async () => {
  const state = await openCalendar([sampleLead(1, { ...THURSDAY, address: null })]);
  state.state.leads = [];
  await printDay();
  expect(sheet()?.querySelector('article')?.textContent).toBe(
    'Any time · Person 1AddressNo address yetPhone(902) 555-0148JunkFurnitureDetailsCould not be loaded.Lead#1',
  );
});
