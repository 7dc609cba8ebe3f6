import type { Lead } from '@harbour-haul/domain/leads/lead';
import { afterEach, beforeEach, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { dayInputOf } from '#components/days/testing/day-input.ts';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { type LeadsServer, leadsServer } from './leads-server.ts';
import { ComposedLeadsTab, pass } from './open-leads-tab.tsx';

// An Undo is offered for minutes, and a job lasts as long.
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T16:00:00.000Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

/** For tests of what is done with many leads: the list of these before a server that changes them, loaded. */
export async function openMany(leads: Lead[], address = '/admin'): Promise<LeadsServer> {
  const server = leadsServer(leads);
  renderFeature(<ComposedLeadsTab />, { address });
  await pass(50);
  return server;
}

/** The checkbox of a lead. */
export const box = (id: number) => screen.getByLabelText<HTMLInputElement>(`Select lead ${id}`);
export const select = (...ids: number[]) => {
  for (const id of ids) fireEvent.click(box(id));
};
export const selectPage = () => fireEvent.click(screen.getByLabelText('Select all leads on this page'));

/** The button of the menu; null where nothing is selected. */
export const actions = () => screen.queryByText(/^Actions \(\d+\)$/);
export const button = (name: string) => screen.getByText(name, { selector: 'button' });

/** Chooses from the Actions menu by the item's name. */
export async function choose(name: string) {
  fireEvent.click(actions() as HTMLElement);
  fireEvent.click(screen.queryByLabelText(name) ?? screen.getByText(name, { selector: '[role=menuitem]' }));
  await pass(50);
}

/** Types a day into the field of a dialog. */
export async function setDay(field: string, day: string) {
  const input = dayInputOf(await screen.findByText(field, { selector: 'label' }));
  fireEvent.change(input, { target: { value: day } });
}

/** What was sent that changes something. */
export const writes = ({ requests }: LeadsServer) => requests.filter(({ method }) => method !== 'GET');

/** The head of what is said of leads that failed, if it is. */
export const report = () => screen.queryByText(/ not (updated|deleted)$/, { selector: 'h2' })?.textContent;
export const reported = () =>
  [...screen.getByLabelText('Leads that failed').querySelectorAll('li')].map((row) => row.textContent);
