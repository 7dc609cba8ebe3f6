import type { IncomingMessage } from 'node:http';

/** The headers of a message, by name in small letters; those that came several times are joined by commas. */
export function plainHeaders({ headersDistinct }: IncomingMessage): Record<string, string> {
  const entries = Object.entries(headersDistinct);
  return Object.fromEntries(entries.map(([name, values]) => [name, (values ?? []).join(',')]));
}
