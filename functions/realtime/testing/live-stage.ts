import { newConnection } from '@harbour-haul/aws/dynamodb/connections/connection-items';
import { ConnectionsRepository } from '@harbour-haul/aws/dynamodb/connections/connections-repository';
import { LeadsMarker } from '@harbour-haul/aws/dynamodb/connections/leads-marker';
import { ChatNotes } from '@harbour-haul/aws/dynamodb/messages/chat-notes';
import { MessagesRepository } from '@harbour-haul/aws/dynamodb/messages/messages-repository';
import { PhotoOwners } from '@harbour-haul/aws/dynamodb/photos/photo-owners';
import { VisitorPhotosRepository } from '@harbour-haul/aws/dynamodb/photos/visitor-photos-repository';
import { ChatTerms } from '@harbour-haul/aws/dynamodb/sessions/chat-terms';
import { TakeoversRepository } from '@harbour-haul/aws/dynamodb/sessions/takeovers-repository';
import { VisitorSessionsRepository } from '@harbour-haul/aws/dynamodb/sessions/visitor-sessions-repository';
import type { createDocumentClient } from '@harbour-haul/aws/dynamodb/table/document-client';
import { Table } from '@harbour-haul/aws/dynamodb/table/table';
import { UsersRepository } from '@harbour-haul/aws/dynamodb/users/users-repository';
import type { PostOutcome, Sockets } from '@harbour-haul/aws/realtime/sockets';
import type { ServerEvent } from '@harbour-haul/contract/realtime';
import { type Photo, photoPath } from '@harbour-haul/domain/photos/photo';
import { BoundedMap } from '../../shared/bounded-map.ts';
import { LiveRelay } from '../../shared/live/live-relay.ts';
import { FrameRateLimiter } from '../connections/frame-rate-limiter.ts';
import { SessionCache } from '../connections/session-cache.ts';
import type { RealtimeDeps } from '../deps.ts';
import { receiveFrame } from '../receive-frame.ts';

/** Records the posts, in place of API Gateway. */
class RecordedSockets implements Sockets {
  readonly posts: { connectionId: string; event: ServerEvent }[] = [];
  readonly closed: string[] = [];
  readonly outcomes = new Map<string, PostOutcome>();

  async post(connectionId: string, data: string): Promise<PostOutcome> {
    this.posts.push({ connectionId, event: JSON.parse(data) as ServerEvent });
    return this.outcomes.get(connectionId) ?? 'sent';
  }

  async close(connectionId: string): Promise<void> {
    this.closed.push(connectionId);
  }

  /** The events that a connection has received since the last call. */
  receivedBy(connectionId: string): ServerEvent[] {
    const theirs = this.posts.filter((post) => post.connectionId === connectionId);
    for (const post of theirs) this.posts.splice(this.posts.indexOf(post), 1);
    return theirs.map(({ event }) => event);
  }
}

type Client = ReturnType<typeof createDocumentClient>;

type TableName =
  `${'visitors' | 'users' | 'sessions' | 'messages' | 'chatTerms' | 'connections' | 'photos'}Table`;

interface TestTables extends Record<TableName, string> {
  /** May do everything: for what a test prepares. */
  client: Client;
  clientOf: (name: 'realtime') => Client;
}

function repositories(client: Client, tables: Pick<TestTables, TableName>) {
  const sessions = new VisitorSessionsRepository(
    new Table(client, tables.sessionsTable),
    new Table(client, tables.visitorsTable),
  );
  const messageTables = {
    messages: new Table(client, tables.messagesTable),
    sessions: new Table(client, tables.sessionsTable),
  };
  return {
    users: new UsersRepository(new Table(client, tables.usersTable)),
    sessions,
    messages: new MessagesRepository(messageTables, sessions),
    notes: new ChatNotes(messageTables, sessions),
    takeovers: new TakeoversRepository(messageTables, sessions),
    terms: new ChatTerms(new Table(client, tables.chatTermsTable)),
    connections: new ConnectionsRepository(new Table(client, tables.connectionsTable)),
    photoOwners: new PhotoOwners(new Table(client, tables.photosTable)),
    leadsMarker: new LeadsMarker(new Table(client, tables.connectionsTable)),
  };
}

/** The live channel on real tables, with a clock that tests set and sockets that only record. */
export function createLiveStage({ client, clientOf, ...tables }: TestTables) {
  const clock = { now: new Date('2026-11-21T15:00:00.000Z') };
  const now = () => clock.now;
  let serial = 0;
  const newId = () => `00000000-0000-4000-8000-${String(++serial).padStart(12, '0')}`;
  const sockets = new RecordedSockets();
  const own = { ...repositories(clientOf('realtime'), tables), sockets, now };
  // Tokens and the origin's token matter to the handshake alone, which tests of the whole product make.
  const deps = {
    ...own,
    relay: new LiveRelay(own),
    connectionCache: new BoundedMap(100),
    sessionCache: new SessionCache(),
    frameLimiter: new FrameRateLimiter(),
    limiter: { count: async () => ({ ok: true }) },
    newId,
  } as unknown as RealtimeDeps;
  const { users, sessions, messages, notes, takeovers, connections } = repositories(client, tables);
  const photos = new VisitorPhotosRepository(
    new Table(client, tables.photosTable),
    new Table(client, tables.visitorsTable),
  );
  const connect = async (role: 'admin' | 'visitor', subject: string, sessionId: string | null = null) => {
    const connectionId = `${role}-${++serial}`;
    const tokenExpiresAt = Math.floor(clock.now.getTime() / 1000) + 12 * 3600;
    const identity = { connectionId, role, subject, tokenVersion: 1, tokenExpiresAt, sessionId };
    await connections.open(newConnection(identity, clock.now));
    return connectionId;
  };
  return {
    users,
    sessions,
    messages,
    notes,
    takeovers,
    connections,
    deps,
    clock,
    sockets,
    newId,
    now,
    /** Lets time pass. */
    pass: (seconds: number) => {
      clock.now = new Date(clock.now.getTime() + seconds * 1000);
    },
    /** A signed-in admin's socket. */
    anAdmin: async (username: string) => {
      await users.create({
        username,
        passwordHash: 'none',
        role: 'admin',
        disabled: false,
        tokenVersion: 1,
        createdAt: clock.now.toISOString(),
      });
      return connect('admin', username);
    },
    connect,
    /** An admin takes a chat over. */
    takeOver: (id: string, name: string) =>
      takeovers.takeOver(
        id,
        { adminId: name, adminName: name.toUpperCase(), adminDisplayName: name.toUpperCase() },
        clock.now,
      ),
    /** A visitor with a chat and a socket that subscribes to it. */
    aVisitor: async () => {
      const visitorId = `visitor-${++serial}`;
      const creation = { id: newId(), visitorId, visitorVerified: false, idempotency: null, now: clock.now };
      const result = await sessions.create(creation);
      if (result.outcome !== 'created') throw new Error(`The session was not created: ${result.outcome}.`);
      const sessionId = result.row.session.id;
      return { visitorId, sessionId, connectionId: await connect('visitor', visitorId, sessionId) };
    },
    /** Stores a photo as its visitor has announced it. @returns its path */
    addPhoto: async (photo: Photo) => {
      await photos.create({ photo, visitorVerified: true, now: clock.now });
      return photoPath(photo.name);
    },
    /** Sends a frame. @returns the events that its socket received. */
    say: async (connectionId: string, frame: unknown) => {
      const text = typeof frame === 'string' ? frame : JSON.stringify(frame);
      await receiveFrame(connectionId, text, deps);
      return sockets.receivedBy(connectionId);
    },
  };
}

export type LiveStage = ReturnType<typeof createLiveStage>;
