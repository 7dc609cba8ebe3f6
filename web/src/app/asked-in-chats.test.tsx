import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { createSession } from '@harbour-haul/domain/chat/create-session';
import { beforeAll, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { sampleLead } from '#features/admin-leads/testing/leads-api.ts';
import '#lib/testing/patience.ts';
import { loadAdminApp, openApp } from './testing/open-app.tsx';

beforeAll(loadAdminApp);

const AT = '2026-11-20T18:12:10.000Z';
const ASKED: ChatSession = {
  ...createSession('s-7', 'visitor-1', new Date(AT)),
  leadId: 7,
  personRequestedAt: AT,
  personRequestAbout: 'cancel',
};
const MARK = 'Asked to cancel';

it('a list of leads says who asked in the chat that nobody is to come, until somebody takes the chat over', async () => {
  const sessions = { body: { sessions: [ASKED], nextCursor: null } };
  openApp('/admin/leads', {
    leads: [sampleLead(6), sampleLead(7, { status: 'scheduled' })],
    handlers: {
      listChatSessions: ({ query }) =>
        query.state === 'needs' ? sessions : { body: { sessions: [], nextCursor: null } },
    },
  });
  // In one look: rows may be drawn anew as more of the screen arrives.
  await waitFor(() => {
    const mark = screen.getByRole('img', { name: MARK });
    expect(mark.closest('[data-lead]')?.textContent).toContain('Person 7');
    expect(mark.dataset.hint).toBe('Asked to cancel: in the chat, Nov 20, 2026 2:12 PM');
  });

  const session = {
    ...ASKED,
    version: ASKED.version + 1,
    isHandedOff: true,
    adminId: 'sam',
    adminName: 'Sam',
  };
  const detail = { type: 'session_updated', session };
  act(() => void window.dispatchEvent(new CustomEvent('admin-session-update', { detail })));
  await waitFor(() => expect(screen.queryByRole('img', { name: MARK })).toBeNull());
});

it('says nothing of a lead that is closed', async () => {
  const sessions = [ASKED, { ...ASKED, id: 's-8', leadId: 8 }];
  openApp('/admin/leads', {
    leads: [sampleLead(7, { status: 'canceled' }), sampleLead(8)],
    handlers: { listChatSessions: () => ({ body: { sessions, nextCursor: null } }) },
  });
  await waitFor(() =>
    expect(screen.getByRole('img', { name: MARK }).closest('[data-lead]')?.textContent).toContain('Person 8'),
  );
  screen.getByText('Person 7');
});

it('says it of the lead into which that of the chat was merged, and in words what changes a pickup', async () => {
  const sessions = [{ ...ASKED, leadId: 99 }];
  openApp('/admin/leads', {
    leads: [sampleLead(7, { sessionId: ASKED.id }), sampleLead(8)],
    handlers: { listChatSessions: () => ({ body: { sessions, nextCursor: null } }) },
  });
  await waitFor(() => {
    const mark = screen.getByRole('img', { name: MARK });
    expect(mark.textContent).toBe('Cancel?');
    expect(mark.closest('[data-lead]')?.textContent).toContain('Person 7');
  });
});
