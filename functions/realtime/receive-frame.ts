import type { Connection } from '@harbour-haul/aws/dynamodb/connections/connection-items';
import type { ClientFrameType } from '@harbour-haul/contract/realtime';
import { pipeline } from '../shared/middleware/pipeline.ts';
import type { RealtimeDeps } from './deps.ts';
import { auth } from './frames/auth.ts';
import type { FrameOperation } from './frames/frame.ts';
import { identifyVisitor } from './frames/identify-visitor.ts';
import { message } from './frames/message.ts';
import { ping } from './frames/ping.ts';
import { typing } from './frames/typing.ts';
import { frameBody } from './middleware/frame-body.ts';
import { frameErrors } from './middleware/frame-errors.ts';
import { frameIdentity } from './middleware/frame-identity.ts';
import { frameRateLimit } from './middleware/frame-rate-limit.ts';

const OPERATIONS: Record<ClientFrameType, FrameOperation> = {
  auth,
  ping,
  identify_visitor: identifyVisitor,
  message,
  visitor_message: message,
  assistant_message: message,
  typing,
};

interface ReceivedFrame {
  connectionId: string;
  text: string;
  deps: RealtimeDeps;
}

/** A frame as the middlewares complete it. */
interface FrameEvent extends ReceivedFrame {
  type: ClientFrameType;
  body: Record<string, unknown>;
  connection: Connection;
}

const runFrame = pipeline<ReceivedFrame, FrameEvent, void>(
  [frameErrors(), frameRateLimit(), frameBody(), frameIdentity()],
  async ({ connectionId, type, deps, ...frame }) => {
    const event = await OPERATIONS[type](frame, deps);
    if (event) await deps.relay.reply(connectionId, event);
  },
);

/** Runs one frame of a socket and replies with its event, or with an error event. Never throws for what was sent. */
export async function receiveFrame(connectionId: string, text: string, deps: RealtimeDeps): Promise<void> {
  await runFrame({ connectionId, text, deps });
}
