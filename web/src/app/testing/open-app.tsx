import type { SignedInUser } from '@harbour-haul/contract/auth/signed-in-user';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { countLeads, listLeads, QUIET_DAY, readLead } from '#features/admin-leads/testing/leads-api.ts';
import { runLazyLoads } from '#lib/lazy/lazy-loads.ts';
import {
  type FakeOperations,
  type FakeRequest,
  fakeOperations,
  fakeServer,
} from '#lib/testing/fake-server.ts';
import { App } from '../app.tsx';

export const SAM: SignedInUser = { id: 'sam', username: 'sam', role: 'admin' };
const NOBODY = { status: 401 as const, body: { code: 'unauthenticated', message: 'Please sign in.' } };
const NO_CHATS = { body: { sessions: [], nextCursor: null } };

interface OpenAppOptions {
  signedIn?: boolean;
  leads?: Lead[];
  handlers?: FakeOperations;
}

interface OpenApp {
  requests: FakeRequest[];
  /** Whether the browser is signed in at the fake server; a test may change it. */
  session: { signedIn: boolean };
  /** Where the app was left for. */
  left: string[];
}

/** Loads what the app loads when it is first shown, so that no test's timeout is spent on reading files. */
export async function loadAdminApp(): Promise<void> {
  await Promise.all([
    import('../routes/admin-route.tsx'),
    import('../routes/leads-panel.tsx'),
    import('../routes/chat-panel.tsx'),
    import('../routes/test-tools-panel.tsx'),
  ]);
  await runLazyLoads();
}

/** The whole app at an address, against a server that knows Sam, some leads and no chats. */
export function openApp(address: string, options: OpenAppOptions = {}): OpenApp {
  const session = { signedIn: options.signedIn ?? true };
  const leads = options.leads ?? [];
  const forSam =
    <R,>(respond: (request: FakeRequest) => R) =>
    (request: FakeRequest) =>
      session.signedIn ? respond(request) : NOBODY;
  const operations = fakeOperations({
    getLeadsToday: () => ({ body: QUIET_DAY }),
    markLeadSeen: () => ({ status: 204 }),
    getUser: forSam(() => ({ body: SAM })),
    listLeads: forSam((request) => ({ body: listLeads(leads, request) })),
    countLeads: forSam((request) => ({ body: countLeads(leads, request) })),
    getLead: forSam((request) => readLead(leads, request)),
    findErased: () => ({ body: { leads: [], chats: [] } }),
    countChatSessions: forSam(() => ({ body: { needs: 0, open: 0, sent: 0, snoozed: 0 } })),
    listChatSessions: forSam(() => NO_CHATS),
    getChatSession: () => ({ status: 404 }),
    updateChatSession: () => ({ status: 404 }),
    listActiveChatSessions: forSam(() => NO_CHATS),
    quickActiveChatSessions: forSam(() => NO_CHATS),
    listChatPhotos: forSam(() => ({ body: [] })),
    login: () => {
      session.signedIn = true;
      return { body: SAM };
    },
    logout: () => {
      session.signedIn = false;
      return { status: 204 };
    },
  });
  const requests = fakeServer({ ...operations, ...options.handlers });
  const left: string[] = [];
  const leave = (path: string) => void left.push(path);
  render(
    <StrictMode>
      <MemoryRouter initialEntries={[address]}>
        <App leave={leave} />
        <Address />
      </MemoryRouter>
    </StrictMode>,
  );
  return { requests, session, left };
}

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}
