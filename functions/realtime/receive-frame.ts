import {
  CLIENT_FRAME_TYPES,
  type ClientFrameType,
  MAX_FRAME_BYTES,
  type ServerEvent,
} from '@harbour-haul/contract/realtime';
import { AppError } from '@harbour-haul/domain/errors';
import { log } from '../shared/log.ts';
import { currentConnection } from './current-connection.ts';
import type { RealtimeDeps } from './deps.ts';
import { auth } from './frames/auth.ts';
import { type FrameOperation, refuseForgery } from './frames/frame.ts';
import { identifyVisitor } from './frames/identify-visitor.ts';
import { message } from './frames/message.ts';
import { ping } from './frames/ping.ts';
import { typing } from './frames/typing.ts';

const OPERATIONS: Record<ClientFrameType, FrameOperation> = {
  auth,
  ping,
  identify_visitor: identifyVisitor,
  message,
  visitor_message: message,
  assistant_message: message,
  typing,
};

/** Runs one frame of a socket and replies with its event, or with an error event. Never throws for what was sent. */
export async function receiveFrame(connectionId: string, text: string, deps: RealtimeDeps): Promise<void> {
  const verdict = deps.frameLimiter.consume(connectionId, deps.now());
  if (verdict.kind === 'dropped') return;
  const body = parse(text);
  const event =
    verdict.kind === 'refused'
      ? errorEvent(tooFast(verdict.retryAfterSeconds), body)
      : await eventFor(connectionId, text, body, deps);
  if (event) await deps.relay.reply(connectionId, event);
}

async function eventFor(
  connectionId: string,
  text: string,
  body: Record<string, unknown> | null,
  deps: RealtimeDeps,
): Promise<ServerEvent | null> {
  try {
    if (Buffer.byteLength(text) > MAX_FRAME_BYTES) {
      throw new AppError('payload_too_large', 'A frame must be at most 32 KB.');
    }
    const operation = operationOf(body);
    const connection = await currentConnection(connectionId, deps);
    if (!connection) return null;
    const frame = { body: body ?? {}, connection };
    refuseForgery(frame);
    return await operation(frame, deps);
  } catch (error) {
    if (!(error instanceof AppError)) {
      log('error', 'frame failed', {
        connectionId,
        error: error instanceof Error ? error.name : typeof error,
      });
    }
    return errorEvent(error, body);
  }
}

/** @throws AppError `invalid_input` for what is not a frame. */
function operationOf(body: Record<string, unknown> | null): FrameOperation {
  if (!body) throw new AppError('invalid_input', 'A frame must be a JSON object.');
  const type = CLIENT_FRAME_TYPES.find((known) => known === body.type);
  if (type) return OPERATIONS[type];
  throw new AppError('invalid_input', `A frame’s type must be one of: ${CLIENT_FRAME_TYPES.join(', ')}.`);
}

function tooFast(retryAfterSeconds: number): AppError {
  return new AppError('rate_limited', 'That was a lot at once. Please wait a moment.', { retryAfterSeconds });
}

function errorEvent(error: unknown, body: Record<string, unknown> | null): ServerEvent {
  const sent = body?.clientMessageId;
  const clientMessageId = typeof sent === 'string' && sent.length <= 100 ? { clientMessageId: sent } : {};
  if (!(error instanceof AppError)) {
    const text = 'Something went wrong on our side. Please try again.';
    return { type: 'error', code: 'internal_error', message: text, ...clientMessageId };
  }
  const { code, message: text, retryAfterSeconds, fields } = error;
  return {
    type: 'error',
    code,
    message: text,
    ...clientMessageId,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    ...(fields && { fields }),
  };
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
