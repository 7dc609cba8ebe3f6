import { CLIENT_FRAME_TYPES, type ClientFrameType, MAX_FRAME_BYTES } from '@harbour-haul/contract/realtime';
import { AppError } from '@harbour-haul/domain/errors';
import type { Middleware } from '../../shared/middleware/pipeline.ts';

interface ParsedFrameEvent {
  text: string;
  type: ClientFrameType;
  body: Record<string, unknown>;
}

/**
 * Adds the parsed frame and its type.
 * @throws AppError `payload_too_large`, or `invalid_input` for what is not a frame.
 */
export function frameBody(): Middleware<ParsedFrameEvent> {
  return {
    before: ({ event }) => {
      if (Buffer.byteLength(event.text) > MAX_FRAME_BYTES) {
        throw new AppError('payload_too_large', 'A frame must be at most 32 KB.');
      }
      const body = parseFrame(event.text);
      if (!body) throw new AppError('invalid_input', 'A frame must be a JSON object.');
      Object.assign(event, { body, type: typeOf(body) });
    },
  };
}

/** The object in a frame's text, or null where there is none. */
export function parseFrame(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

function typeOf(body: Record<string, unknown>): ClientFrameType {
  const type = CLIENT_FRAME_TYPES.find((known) => known === body.type);
  if (type) return type;
  throw new AppError('invalid_input', `A frame’s type must be one of: ${CLIENT_FRAME_TYPES.join(', ')}.`);
}
