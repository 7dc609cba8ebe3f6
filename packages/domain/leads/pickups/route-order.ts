import { addressPosition, distanceKm, type Position } from '../../site/address-position.ts';
import { TIME_SLOT_FACTS } from '../fields/time-slot.ts';
import type { CalendarLead } from './calendar-lead.ts';
import { readPickupHours } from './pickup-hours.ts';
import { wishOfDay } from './pickup-wish.ts';

type Stop = Pick<CalendarLead, 'id' | 'address' | 'scheduledDate' | 'scheduledHours' | 'wish'>;

/**
 * When a pickup begins at the earliest, `HH:MM`: by its hours, or else by those that are wished of its day; null where any
 * time will do.
 */
export function pickupStart(stop: Omit<Stop, 'id' | 'address'>): string | null {
  const hours = readPickupHours(stop.scheduledHours);
  if (hours) return hours.from;
  const wish = wishOfDay(stop);
  if (!wish) return null;
  return wish.time ?? wish.bounds?.from ?? (wish.slot && TIME_SLOT_FACTS[wish.slot].defaultTime);
}

/**
 * The pickups of a day in the order in which they are driven to: by the hour; of one hour always to the nearest next; what
 * has no hour where it is the smallest detour. Addresses that nothing is known of are last in their hour. Distances are
 * straight lines between neighbourhoods (`address-position.ts`), which know no bridges.
 */
export function routeOrder<S extends Stop>(stops: readonly S[]): S[] {
  const places = new Map(stops.map((stop) => [stop.id, addressPosition(stop.address)]));
  const at = (stop: S) => places.get(stop.id) ?? null;
  const byId = stops.toSorted((a, b) => a.id - b.id);
  const starts = [...new Set(byId.map(pickupStart))].filter((start) => start !== null).toSorted();
  let route: S[] = [];
  for (const start of starts) {
    const group = byId.filter((stop) => pickupStart(stop) === start);
    route = [...route, ...nearestNext(group, lastPlace(route, at), at)];
  }
  const anyTime = byId.filter((stop) => pickupStart(stop) === null);
  if (route.length === 0) return nearestNext(anyTime, null, at);
  for (const stop of anyTime) route = withSmallestDetour(route, stop, at);
  return route;
}

type PlaceOf<S> = (stop: S) => Position | null;

function lastPlace<S>(route: readonly S[], at: PlaceOf<S>): Position | null {
  const known = route.findLast((stop) => at(stop) !== null);
  return known ? at(known) : null;
}

/** Always to the nearest next; from nowhere by the shortest of the ways that begin at one of them. */
function nearestNext<S>(stops: readonly S[], from: Position | null, at: PlaceOf<S>): S[] {
  const placed = stops.filter((stop) => at(stop) !== null);
  const others = stops.filter((stop) => at(stop) === null);
  const ways = from ? [wayFrom(placed, from, at)] : placed.map((first) => wayFrom(placed, at(first), at));
  const [shortest = []] = ways.toSorted((a, b) => lengthOf(a, at) - lengthOf(b, at));
  return [...shortest, ...others];
}

function wayFrom<S>(stops: readonly S[], from: Position | null, at: PlaceOf<S>): S[] {
  const way: S[] = [];
  const left = new Set(stops);
  let place = from;
  while (left.size > 0) {
    const next = [...left].reduce((best, stop) =>
      apart(at(stop), place) < apart(at(best), place) ? stop : best,
    );
    left.delete(next);
    way.push(next);
    place = at(next);
  }
  return way;
}

function withSmallestDetour<S>(route: readonly S[], stop: S, at: PlaceOf<S>): S[] {
  if (at(stop) === null) return [...route, stop];
  const ways = Array.from({ length: route.length + 1 }, (_, index) => route.toSpliced(index, 0, stop));
  const [shortest = [...route]] = ways.toSorted((a, b) => lengthOf(a, at) - lengthOf(b, at));
  return shortest;
}

function lengthOf<S>(way: readonly S[], at: PlaceOf<S>): number {
  const places = way.map(at).filter((place) => place !== null);
  return places.reduce((sum, place, index) => sum + apart(place, places[index - 1] ?? place), 0);
}

function apart(a: Position | null, b: Position | null): number {
  return a && b ? distanceKm(a, b) : 0;
}
