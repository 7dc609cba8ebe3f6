import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type LiveSocket, liveSockets } from '../../live-sockets.ts';
import { type Attack, Findings, inTurns } from '../attack.ts';
import type { HostileStage } from '../hostile-stage.ts';
import { type FrameInput, frameInputs } from '../inputs/frame-inputs.ts';
import { every, payloads } from '../payloads.ts';

const PATIENCE_MS = 30_000;
/** How often it is looked for, and after how long it is asked again. */
const LOOK_MS = 20;
const AGAIN_MS = 2_000;
/** Sockets at a time. */
const WIDTH = 2;
/** As in fields of the API: what the contract refuses ends in one check. */
const REFUSED_STEP = 25;
/** Kinds of messages, which are parsed alike: each field of them gets a third, and another one than the next. */
const OF_MESSAGES = 3;
const BY = ['visitor', 'admin'] as const;

interface Sent {
  by: (typeof BY)[number];
  what: string;
  frame: unknown;
}

/** Each payload in each field of each frame, and as a frame: a reply that is no failure, and the socket stays open. */
export function framePayloads(step: number): Attack {
  return {
    name: 'payloads through every field of frames',
    run: async (stage) => {
      const findings = new Findings();
      const { visitorId, sessionId } = stage.other;
      const texts = payloads(step);
      const inputs = frameInputs({ visitorId, sessionId });
      for (const by of BY) {
        const frames = inputs.flatMap((input, at) => framesOf(input, at, texts, by));
        const bare = texts.map((text) => ({ by, what: 'a bare text', frame: text }));
        await inTurns(rounds([...frames, ...bare]), (some) => sendAll(some, stage, findings), WIDTH);
      }
      return findings;
    },
  };
}

function framesOf(input: FrameInput, at: number, texts: readonly string[], by: Sent['by']): Sent[] {
  const refused = texts.filter((text) => !input.accepts(text));
  const accepted = texts.filter((text) => !refused.includes(text));
  const some = [...every(OF_MESSAGES, accepted, at), ...every(REFUSED_STEP, refused)];
  return some.map((text) => ({
    by,
    what: `${input.type} ${input.field}`,
    frame: input.frameWith(text),
  }));
}

/** As many as functions work on at once, with room for what says that the socket is open. */
const AT_ONCE = 5;

function rounds(frames: readonly Sent[]): Sent[][] {
  return Array.from({ length: Math.ceil(frames.length / AT_ONCE) }, (_, at) =>
    frames.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );
}

/** Which reply is of which frame need not be known: none may be a failure, and the last one is still heard. */
async function sendAll(some: readonly Sent[], stage: HostileStage, findings: Findings): Promise<void> {
  const socket = await opened(some[0]?.by === 'admin', stage);
  const told: string[] = [];
  socket.socket.on('message', (data: Buffer) => told.push(data.toString('utf8')));
  for (const { frame } of some) socket.send(frame);
  const isOpen = await isHeard(socket, told);
  const failure = told.find((text) => text.includes('"internal_error"'));
  for (const { what, frame, by } of some) {
    const line = `${what} by ${by} of ${JSON.stringify(frame).slice(0, 80)}: ${failure ?? (isOpen ? '' : `no reply but ${told.join().slice(0, 200)}`)}`;
    findings.note(line, isOpen && failure === undefined);
  }
  socket.socket.terminate();
}

/** A socket, once a function is free to open it. */
async function opened(byAdmin: boolean, { product, other, cookies }: HostileStage): Promise<LiveSocket> {
  const sockets = liveSockets(product);
  for (const until = Date.now() + PATIENCE_MS; ; ) {
    try {
      if (byAdmin) return await sockets.asAdmin(cookies['confirmed admin']);
      return await sockets.asVisitor(other.visitorId, other.sessionId, cookies['other visitor']);
    } catch (error) {
      if (Date.now() > until) throw error;
      await wait(AGAIN_MS * Math.random());
    }
  }
}

/** Whether the socket still hears: the refusal of a frame that only this sends, again where no function was free for it. */
async function isHeard(live: LiveSocket, told: readonly string[]): Promise<boolean> {
  const clientMessageId = randomUUID();
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; ) {
    if (live.socket.readyState !== live.socket.OPEN) return false;
    live.send({ type: 'message', content: 0, clientMessageId });
    for (let waited = 0; waited < AGAIN_MS; waited += LOOK_MS) {
      await wait(LOOK_MS);
      if (told.some((text) => text.includes(clientMessageId))) return true;
    }
  }
  return false;
}
