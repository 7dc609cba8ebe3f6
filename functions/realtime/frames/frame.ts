import type { Connection } from '@harbour-haul/aws/dynamodb/connections/connection-items';
import type { ServerEvent } from '@harbour-haul/contract/realtime';
import { AppError } from '@harbour-haul/domain/errors';
import type { RealtimeDeps } from '../deps.ts';

/** A frame as operations see it: an object, by a connection whose cookie is good. */
export interface Frame {
  body: Record<string, unknown>;
  connection: Connection;
}

/** One operation of the live channel; what it returns is sent back by the same socket. */
export type FrameOperation = (frame: Frame, deps: RealtimeDeps) => Promise<ServerEvent | null>;

/**
 * Holds what a frame says of its sender against what the handshake proved. An empty text says nothing.
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

function contradicts(said: unknown, proven: string | null): boolean {
  return said !== undefined && said !== null && said !== '' && said !== proven;
}
