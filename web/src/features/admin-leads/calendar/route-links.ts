import type { CalendarLead } from '@harbour-haul/domain/leads/pickups/calendar-lead';
import { findableAddress } from '#lib/contact/contact-links.ts';

/** A part of a day's route, by the numbers of its first and last stop. */
export interface RouteLink {
  first: number;
  last: number;
  href: string;
}

/** The most stops that Google Maps takes in one link: nine on the way and the last; three on the way in a phone's browser. */
export const LINK_STOPS = { desk: 10, phone: 4 } as const;

/**
 * Links to a map with the stops in their order, as many as the map takes a link. The first begins where the device is, each other one at
 * the stop before it. What is done already, or has no address, is not on the way.
 */
export function routeLinks(stops: readonly CalendarLead[], stopsOfLink: number): RouteLink[] {
  const left = stops
    .map(({ address, status }, index) => ({ address, isDone: status === 'completed', number: index + 1 }))
    .filter((stop): stop is typeof stop & { address: string } => !stop.isDone && stop.address !== null);
  const links: RouteLink[] = [];
  for (let from = 0; from < left.length; from += stopsOfLink) {
    const part = left.slice(from, from + stopsOfLink);
    const [first, last] = [part[0], part.at(-1)];
    if (!first || !last) break;
    const href = directions(
      left[from - 1]?.address,
      part.map(({ address }) => address),
    );
    links.push({ first: first.number, last: last.number, href });
  }
  return links;
}

/** How many stops no link leads to, as nobody knows where they are. */
export function stopsLeftOut(stops: readonly CalendarLead[]): number {
  return stops.filter(({ address, status }) => address === null && status !== 'completed').length;
}

function directions(origin: string | undefined, addresses: readonly string[]): string {
  const places = addresses.map(findableAddress);
  const query = new URLSearchParams({ api: '1', travelmode: 'driving' });
  if (origin !== undefined) query.set('origin', findableAddress(origin));
  query.set('destination', places.at(-1) ?? '');
  if (places.length > 1) query.set('waypoints', places.slice(0, -1).join('|'));
  return `https://www.google.com/maps/dir/?${query}`;
}
