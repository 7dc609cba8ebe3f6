import type { UpdateLeadBody } from '@harbour-haul/contract/leads/fields/update-lead-schema';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { type CalendarLead, toCalendarLead } from '@harbour-haul/domain/leads/pickups/calendar-lead';
import { pickupHoursText } from '@harbour-haul/domain/leads/pickups/pickup-hours';
import { useQueryClient } from '@tanstack/react-query';
import { DateTime } from 'luxon';
import { useRef, useState } from 'react';
import { useToast } from '#components/toasts/toaster.tsx';
import { track } from '#lib/analytics.ts';
import { call } from '#lib/api/admin-call.ts';
import { isUnauthenticated, serverMessage } from '#lib/api-client.ts';
import { keepLeads, knownLeadsOf, newestOf } from '../api/known-leads.ts';
import { refreshLeads } from '../api/lead-cache.ts';
import { conflictingLead } from '../api/version-conflict.ts';
import { changedBy } from '../lead-editor/field-conflicts.ts';
import { nameOf } from '../lead-name.ts';
import type { MovedPickup, MovedPickups } from './calendar-days.ts';

/** Long enough to notice the slip. */
const UNDO_MS = 10_000;

/** What is known of a lead whose pickup is set. */
type Pickup = Pick<CalendarLead, 'id' | 'name' | 'version' | 'status' | 'scheduledDate'>;
type PickupChange = Pick<UpdateLeadBody, 'scheduledDate' | 'status'>;

export interface PickupMoves {
  moved: MovedPickups;
  /** What a screen reader says of the last move. */
  news: string;
  /** Moves a pickup to another day; at once, and back again where the server refuses. */
  move: (lead: CalendarLead, day: string) => void;
  /** Schedules a lead for a day. */
  schedule: (lead: Lead, day: string) => void;
}

/**
 * Gives pickups other days: shown at once and sent with the version that was shown, so that nothing that somebody else has saved
 * meanwhile is overwritten. Then the pickup is back, and a toast says who it was.
 * @param onOpen opens the lead of a conflict
 */
export function usePickupMoves(onOpen: (id: number) => void): PickupMoves {
  const client = useQueryClient();
  const toast = useToast();
  const [moved, setMoved] = useState<MovedPickups>(new Map());
  const [news, setNews] = useState('');
  const sending = useRef(new Map<number, Promise<Lead | null>>());
  const place = (id: number, pickup: MovedPickup) => setMoved((now) => new Map(now).set(id, pickup));
  /** A pickup that was moved on since it was sent stays where it is then, or what was saved would count as newer. */
  const settle = ({ id, version }: Lead) =>
    setMoved((now) => {
      const placed = now.get(id);
      return placed ? new Map(now).set(id, { ...placed, lead: { ...placed.lead, version } }) : now;
    });

  async function send(lead: Pickup, change: PickupChange, isLast: () => boolean): Promise<Lead | null> {
    try {
      const body = { ...change, version: lead.version };
      const saved = await call('updateLead', { params: { id: lead.id }, body });
      track('admin_calendar_move', { lead_id: lead.id });
      settle(saved);
      if (isLast()) {
        place(lead.id, savedPickup(saved));
        const about = { about: 'calendar-move', title: 'Success', description: movedText(saved) } as const;
        toast({ ...about, variant: 'success', ...undoOf(lead, saved) });
      }
      void refreshLeads(client, [saved]);
      return saved;
    } catch (error) {
      putBack(lead, error);
      return null;
    }
  }

  async function change(shown: CalendarLead, how: PickupChange): Promise<void> {
    const placed = {
      ...shown,
      scheduledDate: how.scheduledDate ? `${how.scheduledDate}T12:00:00.000Z` : null,
    };
    place(shown.id, { lead: { ...placed, status: how.status ?? shown.status }, savedAt: null });
    setNews(how.scheduledDate ? `Moved ${nameOf(shown)} to ${dayText(how.scheduledDate)}.` : '');
    const former = sending.current.get(shown.id);
    const isLast = () => sending.current.get(shown.id) === own;
    // The version of a lead that is still being saved is not known yet.
    const own: Promise<Lead | null> = Promise.resolve(former ?? shown).then((base) =>
      base === null ? null : send(base, how, isLast),
    );
    sending.current.set(shown.id, own);
    await own;
    if (isLast()) sending.current.delete(shown.id);
  }

  /** Nothing becomes incomplete again: that is what a visitor left undone. */
  function undoOf(before: Pickup, saved: Lead) {
    const { status } = before;
    if (status === 'incomplete') return {};
    const scheduledDate = before.scheduledDate?.slice(0, 10) ?? null;
    const altText = 'Set its pickup in its details';
    const undo = () => {
      const newest = newestOf(knownLeadsOf(client), saved);
      // What somebody has changed meanwhile is not undone: of the version that was saved the server makes a conflict.
      const now = newest && isAsSaved(newest, saved) ? newest : saved;
      void change(toCalendarLead(now), { scheduledDate, ...(status !== now.status && { status }) });
    };
    return { durationMs: UNDO_MS, givesWay: true, action: { label: 'Undo', altText, onPress: undo } };
  }

  function putBack(lead: Pickup, error: unknown): void {
    const theirs = conflictingLead(error);
    if (theirs) keepLeads(client, [theirs]);
    setMoved((now) => new Map([...now].filter(([id]) => id !== lead.id)));
    setNews(`${nameOf(lead)} was not moved.`);
    if (isUnauthenticated(error)) return;
    void refreshLeads(client);
    if (theirs === null) {
      const description = serverMessage(error) ?? `Failed to move ${nameOf(lead)}`;
      toast({ title: 'Error', description, variant: 'destructive' });
      return;
    }
    toast({
      title: 'Not moved',
      description: `${nameOf(lead)} was changed by ${changedBy(theirs)} meanwhile. Please look at it first.`,
      variant: 'warning',
      durationMs: UNDO_MS,
      action: { label: 'Open lead', altText: 'Open the lead from the list', onPress: () => onOpen(lead.id) },
    });
  }

  return {
    moved,
    news,
    move: (lead, day) => void change(lead, { scheduledDate: day }),
    schedule: (lead, day) =>
      void change(toCalendarLead(lead), {
        scheduledDate: day,
        ...(lead.status !== 'scheduled' && { status: 'scheduled' as const }),
      }),
  };
}

function isAsSaved(lead: Lead, saved: Lead): boolean {
  return lead.status === saved.status && lead.scheduledDate === saved.scheduledDate;
}

function savedPickup(lead: Lead): MovedPickup {
  return { lead: toCalendarLead(lead), savedAt: Date.now() };
}

function movedText(lead: Lead): string {
  if (lead.scheduledDate === null) return `${nameOf(lead)} has no pickup day now`;
  const hours = lead.scheduledHours === null ? '' : `, ${pickupHoursText(lead.scheduledHours)}`;
  return `The pickup of ${nameOf(lead)} is on ${dayText(lead.scheduledDate.slice(0, 10))}${hours} now`;
}

/** `Thu Nov 26` */
export function dayText(day: string): string {
  return DateTime.fromISO(day, { locale: 'en' }).toFormat('ccc MMM d');
}
