import type { ClientFrameType } from '@harbour-haul/contract/realtime';
import {
  identifyFrameSchema,
  messageFrameSchema,
  plainFrameSchema,
  typingFrameSchema,
} from '@harbour-haul/contract/realtime-frames';
import { SOCKET_ROUTES } from '@harbour-haul/contract/routes';
import { validationErrors } from '@harbour-haul/contract/validate';
import type { Schema } from 'yup';
import { filled, type KnownValues, withLeaf } from './sample-values.ts';
import { fieldName, leavesOf } from './schema-leaves.ts';

/** What each kind of frame is parsed by; a new kind does not compile without. */
export const FRAME_SCHEMAS: Record<ClientFrameType, Schema> = {
  auth: plainFrameSchema,
  ping: plainFrameSchema,
  identify_visitor: identifyFrameSchema,
  message: messageFrameSchema,
  visitor_message: messageFrameSchema,
  assistant_message: messageFrameSchema,
  typing: typingFrameSchema,
};

/** One field of a kind of frame. */
export interface FrameInput {
  type: ClientFrameType;
  /** As errors name it. */
  field: string;
  frameWith(value: unknown): Record<string, unknown>;
  /** Whether the contract lets a value through there. */
  accepts(value: unknown): boolean;
}

/** Every field of every kind of frame. */
export function frameInputs(known: KnownValues): FrameInput[] {
  return SOCKET_ROUTES.flatMap((type) => {
    const schema = FRAME_SCHEMAS[type];
    return leavesOf(schema).map(({ keys }) => {
      const frameWith = (value: unknown) => {
        const frame = filled(schema, { type, sessionId: known.sessionId }, known);
        return withLeaf(schema, frame, keys, value, known) as Record<string, unknown>;
      };
      return {
        type,
        field: fieldName(keys),
        frameWith,
        accepts: (value: unknown) => validationErrors(schema, frameWith(value)) === null,
      };
    });
  });
}
