import type { SignedInUser } from '@harbour-haul/contract/auth/signed-in-user';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadEvent } from '@harbour-haul/domain/leads/lead-event';
import { beforeAll, expect, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  type FakeOperations,
  type FakeRequest,
  fakeOperations,
  fakeServer,
} from '#lib/testing/fake-server.ts';
import '#lib/testing/patience.ts';
import { dayInputOf } from '#components/days/testing/day-input.ts';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { endDrafts, startDrafts } from '../drafts/draft-store.ts';
import { LeadDetailsDialog } from '../lead-details/lead-details-dialog.tsx';
import type { LeadSteps } from '../lead-details/lead-step-buttons.tsx';
import { type LeadServer, leadServer } from './lead-server.ts';
import { NOTHING_PLANNED, sampleLead } from './leads-api.ts';

// Calendars take their time to be read; no test's patience is spent on it.
beforeAll(async () => void (await import('#components/days/day-picker.tsx')));

interface OpenDetails {
  server: LeadServer;
  requests: FakeRequest[];
  onClose: ReturnType<typeof jest.fn>;
  onOpen: ReturnType<typeof jest.fn>;
}

interface OpenOptions {
  events?: LeadEvent[];
  handlers?: FakeOperations;
  /** The way to its neighbours in a list. */
  steps?: LeadSteps;
  /** Who is signed in. */
  user?: SignedInUser;
  /** What the fake server waits for before it responds to a change. */
  beforeSaving?: Promise<void>;
}

/** For tests: the details of lead 12 before a server that knows it, loaded. */
export async function openDetails(
  changes: Partial<Lead> = {},
  options: OpenOptions = {},
): Promise<OpenDetails> {
  const server = leadServer(sampleLead(12, changes), options.events);
  const patch = server.handlers.updateLead;
  const requests = fakeServer(
    fakeOperations({
      ...server.handlers,
      getLeadsCalendar: () => ({ body: NOTHING_PLANNED }),
      updateLead: async (request) => {
        await options.beforeSaving;
        return patch(request);
      },
      ...options.handlers,
    }),
  );
  // Not what another test has left.
  endDrafts();
  startDrafts('jo');
  const [onClose, onOpen] = [jest.fn(), jest.fn()];
  const { steps = null } = options;
  renderFeature(<LeadDetailsDialog lead={server.lead} steps={steps} onClose={onClose} onOpen={onOpen} />, {
    ...(options.user && { user: options.user }),
  });
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  await screen.findByText('Scheduled date', { selector: 'label' });
  return { server, requests, onClose, onOpen };
}

/** A field of the dialog. */
export const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea, select' });

/** Replaces the text of a field, and lets the form validate it. */
export const type = (label: string, value: string) =>
  act(async () => void fireEvent.change(field(label), { target: { value } }));

/** The field of a day. */
export const dayInput = (label: string) => dayInputOf(screen.getByText(label, { selector: 'label' }));
export const typeDay = (label: string, value: string) =>
  act(async () => void fireEvent.change(dayInput(label), { target: { value } }));

/** Found by text or label: queries by role and name are slow on such a screen. */
export const button = (name: string) =>
  (screen.queryByText(name, { selector: 'button' }) ?? screen.getByLabelText(name)) as HTMLButtonElement;
export const press = (name: string) => fireEvent.click(button(name));

/** The text of the toast that is shown, if one is. */
export const shownToast = () => document.querySelector('[data-variant]')?.textContent;

/** Presses a button of the toast. */
export function inToast(name: string) {
  const toast = document.querySelector<HTMLElement>('[data-variant]');
  if (!toast) throw new Error('No toast is shown.');
  fireEvent.click(within(toast).getByText(name));
}

/** What the changes that were sent say. */
export const patches = (requests: FakeRequest[]) =>
  requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
