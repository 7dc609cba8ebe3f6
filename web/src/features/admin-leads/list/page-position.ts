import type { ListLeadsQuery, ListLeadsResponse } from '@harbour-haul/contract/leads/list-leads';

/**
 * A page as the API can be queried for it: by its neighbour's cursor or by an end of the list, never by an offset, so that
 * page 9,000 costs what page 1 does. `page` is the number that people see.
 */
export type PagePosition =
  | { kind: 'first' }
  | { kind: 'last' }
  | { kind: 'after' | 'before'; cursor: string; page: number };

/** What is known of a loaded page, enough to move on from it. */
export type LoadedPage = ListLeadsResponse & {
  page: number;
  /** How many leads a full page has. */
  rows: number;
};

/** The position's part of the query of `listLeads`. */
export function positionQuery(position: PagePosition): ListLeadsQuery {
  if (position.kind === 'first') return {};
  if (position.kind === 'last') return { last: 'true' };
  return { [position.kind]: position.cursor };
}

/** How many pages a list has; an empty one has one. Null where nobody counts its leads. */
export function pageCount(total: number | null, rows: number): number | null {
  return total === null ? null : Math.max(1, Math.ceil(total / rows));
}

/**
 * The number of a page that has just arrived. Leads come and go between two clicks, so the ends of the list count for
 * more than the number that was requested.
 */
export function pageNumber(position: PagePosition, response: ListLeadsResponse, rows: number): number {
  const pages = pageCount(response.total, rows);
  if (position.kind === 'first' || response.prevCursor === null) return 1;
  if (position.kind === 'last') return pages ?? 1;
  if (pages === null) return Math.max(position.page, 2);
  return response.nextCursor === null ? pages : Math.min(Math.max(position.page, 1), pages);
}

/** The position of a page number relative to a loaded page; null if no key query leads there. */
export function positionOf(page: number, from: LoadedPage): PagePosition | null {
  const pages = pageCount(from.total, from.rows);
  if (page < 1 || (pages !== null && page > pages) || page === from.page) return null;
  if (page === 1) return { kind: 'first' };
  if (page === from.page + 1 && from.nextCursor) return { kind: 'after', cursor: from.nextCursor, page };
  if (page === from.page - 1 && from.prevCursor) return { kind: 'before', cursor: from.prevCursor, page };
  return page === pages ? { kind: 'last' } : null;
}

/** The rows of a page as people count them: from `first` to `last`, both included. */
export function rowRange(
  { page, rows, leads, nextCursor }: LoadedPage,
  total: number,
): { first: number; last: number } {
  const counted = (page - 1) * rows + 1;
  const first = nextCursor === null ? Math.max(1, total - leads.length + 1) : counted;
  return { first, last: first + leads.length - 1 };
}

/**
 * The position to use instead of a page that is empty now, because its list has become shorter; null if it may stay. A
 * list without a total has empty pages as well, while there is more to search through.
 */
export function fallbackPosition(position: PagePosition, response: ListLeadsResponse): PagePosition | null {
  if (response.leads.length > 0 || position.kind === 'first') return null;
  if (response.total === null) return response.nextCursor === null ? { kind: 'first' } : null;
  return response.total > 0 ? { kind: 'last' } : null;
}

/** The numbers of the pagination: first, last and the current one with its neighbours; null is a gap. */
export function pageNumbers(current: number, pages: number): (number | null)[] {
  const wanted = [1, current - 1, current, current + 1, pages];
  const numbers = [...new Set(wanted)].filter((page) => page >= 1 && page <= pages);
  numbers.sort((a, b) => a - b);
  return numbers.flatMap((page, index) => {
    const previous = numbers[index - 1];
    return previous !== undefined && page - previous > 1 ? [null, page] : [page];
  });
}
