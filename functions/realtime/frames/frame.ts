import type { Connection } from '@harbour-haul/aws/dynamodb/connections/connection-items';
import type { ServerEvent } from '@harbour-haul/contract/realtime';
import { AppError } from '@harbour-haul/domain/errors';
import type { RealtimeDeps } from '../deps.ts';

/** A frame as operations get it: an object, from a connection whose cookie is valid. */
export interface Frame {
  body: Record<string, unknown>;
  connection: Connection;
}

/** One operation of the live channel; the event that it returns is the reply to the same socket. */
export type FrameOperation = (frame: Frame, deps: RealtimeDeps) => Promise<ServerEvent | null>;

/**
 * Compares a frame's claims of its sender with what the handshake proved. An empty text claims nothing.
 * @throws AppError `forbidden`
 */
export function refuseForgery({ body, connection }: Frame): void {
  const { role, subject } = connection;
  const isAdmin = role === 'admin';
  const claims = [
    contradicts(body.role, role),
    contradicts(body.adminId, isAdmin ? subject : null),
    // An admin may name the visitor whose chat it is.
    !isAdmin && contradicts(body.visitorId, subject),
    isAdmin ? contradicts(body.sender, 'admin') : body.sender === 'admin',
  ];
  if (claims.some(Boolean)) throw new AppError('forbidden', 'This frame says to be from somebody else.');
}

function contradicts(claimed: unknown, proven: string | null): boolean {
  return claimed !== undefined && claimed !== null && claimed !== '' && claimed !== proven;
}
