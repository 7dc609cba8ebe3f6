import { once } from 'node:events';
import { Agent, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type LoopbackServer, listenOnLoopback } from '@harbour-haul/local-cloud/http/loopback-server';
import { plainHeaders } from '@harbour-haul/local-cloud/http/plain-headers';
import { readBody } from '@harbour-haul/local-cloud/http/read-body';
import { STANDSTILL_HEADER } from '@harbour-haul/local-cloud/lambda/standstill';
import type { FaultClock } from './fault-clock.ts';
import type { FaultKind } from './fault-kind.ts';
import type { FaultPlan } from './fault-plan.ts';
import type { Impatience } from './impatience.ts';
import type { Meanwhile } from './meanwhile.ts';
import { conflict, failed, type Refusal, throttled } from './refusal.ts';
import { type ReceivedRequest, readServiceCall, type ServiceCall } from './service-call.ts';

const SLOW_MS = 500;
/**
 * What a queue brings again comes when the claims of who failed are over. Here it comes at once, so that the time jumps; by less
 * than signatures may be off.
 */
const REDELIVERY_MS = 2 * 60_000;
const JUMP_MS = 4 * 60_000;
const CLOCK_JUMPS: Partial<Record<FaultKind, number>> = { 'clock ahead': JUMP_MS, 'clock back': -JUMP_MS };

export interface FaultProxyOptions {
  /** As `DYNAMODB`. */
  readonly service: string;
  /** Where the service itself listens. */
  readonly url: string;
  readonly plan: FaultPlan;
  /** The functions' clock. */
  readonly clock: FaultClock;
  /** What callers do while a function stands still. */
  readonly impatience: Impatience;
  /** What comes while a call stands still. */
  readonly meanwhile: Meanwhile;
  /** Ends every function. */
  readonly crash: () => Promise<void>;
}

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
}

type Forward = (received: ReceivedRequest) => Promise<Reply>;

interface Passing {
  readonly pass: () => Promise<Reply>;
  readonly response: ServerResponse;
}

/** What belongs to one connection, and is not passed on to the other. */
const HOP_HEADERS = ['connection', 'keep-alive', 'transfer-encoding'];

/** Stands between functions and a service: passes on what they ask, but for what the plan has happen. */
export async function startFaultProxy({
  service,
  url,
  plan,
  clock,
  impatience,
  meanwhile,
  crash,
}: FaultProxyOptions): Promise<LoopbackServer> {
  const agent = new Agent({ keepAlive: true });
  const forward = forwarder(new URL(url), agent);
  const server = await listenOnLoopback((message, response) => {
    void answer(message, response).catch(() => response.destroy());
  });

  async function answer(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(message, Number.POSITIVE_INFINITY);
    const { method = 'GET', url: path = '/' } = message;
    const received = { method, url: path, headers: plainHeaders(message), body };
    const call = readServiceCall(service, received);
    const kind = call && plan.next(call);
    const pass = () => forward(received);
    const reply = await (kind && call ? suffer(kind, call, { pass, response }) : pass());
    if (reply === null) response.destroy();
    else response.writeHead(reply.status, reply.headers).end(reply.body);
  }

  /** @returns what the function hears; null for a connection that is cut */
  async function suffer(
    kind: FaultKind,
    call: ServiceCall,
    { pass, response }: Passing,
  ): Promise<Reply | null> {
    if (kind === 'sent twice' || kind === 'overtaken') {
      await meanwhile.comes(kind);
      // An attempt that was given up meanwhile is followed by another one, and would be done twice.
      return response.destroyed ? null : pass();
    }
    if (kind !== 'slow') clock.jump(CLOCK_JUMPS[kind] ?? REDELIVERY_MS);
    const refusal = refusalOf(kind, call);
    if (refusal) return refusal;
    if (kind in CLOCK_JUMPS) return pass();
    if (kind === 'crash before') {
      await crash();
      return null;
    }
    const reply = await pass();
    if (kind === 'slow') {
      await wait(SLOW_MS);
      return reply;
    }
    if (kind === 'frozen') {
      impatience.freeze();
      return { ...reply, headers: { ...reply.headers, [STANDSTILL_HEADER]: 'here' } };
    }
    if (kind === 'crash after') await crash();
    // The client ends the connection when it has waited long enough.
    if (kind === 'timed out' && !response.destroyed) await once(response, 'close');
    return null;
  }

  return {
    ...server,
    close: async () => {
      await server.close();
      agent.destroy();
    },
  };
}

function refusalOf(kind: FaultKind, call: ServiceCall): Refusal | null {
  if (kind === 'throttled') return throttled(call);
  if (kind === 'conflict') return conflict(call);
  return kind === 'failed' || kind === 'disk full' ? failed(call) : null;
}

/** Passes requests on as they are, host and signature included. */
function forwarder({ hostname, port }: URL, agent: Agent): Forward {
  return async ({ method, url: path, headers, body }) => {
    const sent = { ...endToEnd(headers), 'content-length': body.length };
    const outgoing = request({ agent, hostname, port, method, path, headers: sent });
    outgoing.end(body);
    const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
    const read = await readBody(incoming, Number.POSITIVE_INFINITY);
    return { status: incoming.statusCode ?? 500, headers: endToEnd(plainHeaders(incoming)), body: read };
  };
}

function endToEnd(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_HEADERS.includes(name)));
}
