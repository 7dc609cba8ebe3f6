import { verifyPassword } from '@harbour-haul/aws/auth/password';
import { channelOf } from '@harbour-haul/aws/dynamodb/connections/connection-items';
import {
  exportKey,
  LEAD_VIEWS_KEY,
  leadKey,
  photoKey,
  sessionKey,
  userKey,
} from '@harbour-haul/aws/dynamodb/rows';
import { CHAT_STATES } from '@harbour-haul/domain/chat/chat-state';
import { changeLead } from '@harbour-haul/domain/leads/change-lead';
import { csvLine } from '@harbour-haul/domain/leads/export/csv-leads';
import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { isLive, isWorked, listOf } from '@harbour-haul/domain/leads/lead-state';
import { LEAD_STATUSES, OPEN_STATUSES } from '@harbour-haul/domain/leads/lead-status';
import { mergeLeads, unmergeLeads } from '@harbour-haul/domain/leads/merge/merge-leads';
import { toTrash } from '@harbour-haul/domain/leads/trash';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ADMIN } from '../admin.ts';
import { HISTORIES } from './histories.ts';
import { openHistory } from './opened-history.ts';
import { readHistory, type StoredHistory, type StoredRow } from './stored-rows.ts';

const SAM = { adminId: 'sam', adminName: 'Sam', adminDisplayName: null };
const FIRST = { limit: 100, position: { at: 'first' } } as const;

/** What a later version may write beside what this one knows. */
const LATER: StoredRow = {
  laterText: { S: 'kept' },
  laterMap: { M: { deep: { L: [{ N: '1' }, { BOOL: true }] } } },
  laterSet: { SS: ['a', 'b'] },
};
const KEPT = { laterText: 'kept', laterMap: { deep: [1, true] }, laterSet: new Set(['a', 'b']) };

/** Counters are added up by the names that stand in them; nobody adds anything but numbers to those. */
const isCounter = ({ item, id }: StoredRow) =>
  /^(?:counters|day#)/.test(item?.S ?? '') || /#\d$/.test(id?.S ?? '');

function withLaterAttributes({ tables }: StoredHistory): StoredHistory['tables'] {
  const widened = Object.entries(tables).map(([name, rows]) => [
    name,
    rows.map((row) => (isCounter(row) ? row : { ...row, ...LATER })),
  ]);
  return Object.fromEntries(widened) as StoredHistory['tables'];
}

describe.each(HISTORIES)('rows of %s', (day) => {
  const HISTORY = readHistory(day);
  const NOW = new Date(HISTORY.now);
  const TODAY = halifaxToday(NOW);
  const AUTHOR = { by: ADMIN.username, now: () => NOW };
  const LEADS = HISTORY.tables.Leads.filter(({ item }) => item?.S === 'lead').map(({ id }) => Number(id?.N));
  const CHATS = HISTORY.tables.Sessions.filter(({ id }) => !id?.S?.includes('#'));
  const SESSIONS = CHATS.map(({ id }) => id?.S ?? '');
  const EXPORTS = HISTORY.tables.Exports.map(({ id }) => id?.S ?? '');
  const PHOTOS = HISTORY.tables.Photos.map(({ name }) => name?.S ?? '').filter((name) => !name.includes('#'));

  describe.each([
    ['an earlier version', HISTORY.tables, {}],
    ['a later version, with attributes that this one does not know', withLaterAttributes(HISTORY), KEPT],
  ])('of %s', (_which, tables, kept) => {
    let opened: Awaited<ReturnType<typeof openHistory>>;
    let all: Lead[];

    const leadOf = async (id: number): Promise<Lead> => {
      const lead = await opened.leads.get(id);
      if (!lead) throw new Error(`There is no lead ${id}.`);
      return lead;
    };
    const storedLead = (id: number) => opened.table('Leads').get(leadKey(id));

    beforeAll(async () => {
      opened = await openHistory({ tables });
      all = await Promise.all(LEADS.map(leadOf));
    });

    it('are leads of every kind, of which each is read whole', () => {
      expect(new Set(all.filter(isWorked).map(({ status }) => status))).toEqual(new Set(LEAD_STATUSES));
      const others = all.filter((lead) => !isWorked(lead)).map(listOf);
      expect(new Set(others)).toEqual(new Set(['trash', 'merged', 'suspicious']));
      for (const lead of all) {
        expect(lead).toMatchObject({
          name: expect.any(String),
          createdAt: expect.any(String),
          version: expect.any(Number),
        });
        expect(Object.values(lead)).not.toContain(undefined);
      }
    });

    it('are listed, counted and found', async () => {
      const { leads, overview } = opened;
      const worked = all.filter(isWorked);
      const plain = { ...FIRST, sort: 'createdAt', order: 'desc' } as const;
      const listed = await leads.list({ ...plain, status: null });
      expect(new Set(listed.leads.map(({ id }) => id))).toEqual(new Set(worked.map(({ id }) => id)));
      expect(listed.total).toBe(worked.length);
      expect((await leads.suspicious(plain)).total).toBe(1);
      expect((await leads.trash({ ...plain, today: NOW.toISOString().slice(0, 10) })).leads).toHaveLength(1);
      expect((await leads.due({ ...FIRST, statuses: OPEN_STATUSES, today: '2026-12-31' })).leads).not.toEqual(
        [],
      );
      expect((await leads.waiting(FIRST)).total).toBeGreaterThan(0);
      expect((await leads.search({ ...FIRST, terms: ['jane'], status: null })).leads.length).toBeGreaterThan(
        5,
      );
      expect((await leads.ofVisitor({ ...FIRST, visitorId: 'history-1', status: null })).leads).toHaveLength(
        1,
      );
      const { days, funnel } = await overview.read([TODAY]);
      const counted = Object.values(days[0]?.byStatus ?? {}).reduce((sum, count) => sum + count, 0);
      expect(counted).toBe(worked.length);
      expect(funnel[0]?.chats).toBe(
        CHATS.filter(({ furthestStep }) => Number(furthestStep?.N ?? 0) > 0).length,
      );
    });

    it('are exported, and the export that was under way goes on', async () => {
      const exports = await Promise.all(EXPORTS.map((id) => opened.exports.get(id)));
      const lines: string[] = [];
      for (const one of exports) {
        if (!one) throw new Error('An export is gone.');
        for await (const rows of opened.exports.rows(one, null))
          lines.push(...rows.map(({ lead }) => csvLine(lead)));
      }
      expect(lines.length).toBeGreaterThan(LEAD_STATUSES.length);
      const open = exports.find((one) => one?.phase === 'open');
      expect(await opened.exports.claimPart(open?.id ?? '')).toBeGreaterThan(0);
      expect(await opened.table('Exports').get(exportKey(open?.id ?? ''))).toMatchObject(kept);
    });

    it('are changed, and keep what this version does not know', async () => {
      for (const { id } of all.filter(isLive)) {
        const result = await opened.leads.change(id, AUTHOR, (lead) => {
          const { lead: next, changes } = changeLead(
            lead,
            { notes: `Seen by today #${id}` },
            ADMIN.username,
            NOW,
          );
          return { next, event: { type: 'changed', changes } };
        });
        expect(result).toMatchObject({ outcome: 'changed', lead: { notes: `Seen by today #${id}` } });
        expect(await storedLead(id)).toMatchObject({ ...kept, notes: `Seen by today #${id}` });
        expect((await opened.leads.timeline(id, { limit: 5 })).map(({ type }) => type)).toContain('changed');
      }
      const { byStatus } = await opened.leads.tallies();
      const worked = all.filter(isWorked);
      for (const status of LEAD_STATUSES)
        expect(byStatus[status]).toBe(worked.filter((lead) => lead.status === status).length);
    });

    it('go into the trash and back, and a merge is undone and made again', async () => {
      const { leads } = opened;
      const trashed = all.find(({ trash }) => trash !== null)?.id ?? 0;
      const restore = (lead: Lead) =>
        ({ next: { ...lead, trash: null }, event: { type: 'restored' } }) as const;
      expect(await leads.change(trashed, AUTHOR, restore)).toMatchObject({ outcome: 'changed' });
      const discard = (lead: Lead) =>
        ({ next: toTrash(lead, ADMIN.username, NOW), event: { type: 'deleted' } }) as const;
      expect(await leads.change(trashed, AUTHOR, discard)).toMatchObject({ outcome: 'changed' });
      expect(await storedLead(trashed)).toMatchObject({ ...kept, status: 'trash' });

      const merged = all.find(({ mergedInto }) => mergedInto !== null);
      const ids = { id: merged?.mergedInto ?? 0, otherId: merged?.id ?? 0 };
      const [merge] = await leads.merges(ids.id);
      if (!merge) throw new Error('There is no merge.');
      const undo = await leads.changePair(ids, AUTHOR, (pair) =>
        unmergeLeads(pair, merge, ADMIN.username, NOW),
      );
      expect(undo).toMatchObject({ outcome: 'changed', other: { mergedInto: null } });
      const again = await leads.changePair(ids, AUTHOR, (pair) => mergeLeads(pair, ADMIN.username, NOW));
      expect(again).toMatchObject({ outcome: 'changed', other: { mergedInto: ids.id } });
      for (const id of Object.values(ids)) expect(await storedLead(id)).toMatchObject(kept);
    });

    it('are chats that are listed, read, answered and taken over', async () => {
      const { sessions, messages, takeovers } = opened;
      const listed = await sessions.list(CHAT_STATES, { limit: 100, after: null });
      expect(new Set(listed.sessions.map(({ id }) => id))).toEqual(new Set(SESSIONS));
      for (const id of SESSIONS) {
        const row = await sessions.get(id);
        if (!row) throw new Error('A chat is gone.');
        const said = await messages.after(id, 0, 100);
        expect(said).toHaveLength(row.session.seq);
        // Nobody knows any more which of the team wrote what was written before that was kept.
        const isAuthored = day !== '2026-11-23' && said.some(({ sender }) => sender === 'admin');
        expect(said.some((message) => 'authorId' in message || 'authorName' in message)).toBe(isAuthored);
        const draft = {
          id: crypto.randomUUID(),
          sender: 'user',
          content: 'And a chair',
          image: null,
        } as const;
        const post = {
          author: { sender: 'user' },
          draft: { ...draft, clientMessageId: null },
          now: NOW,
          step: 5,
        } as const;
        const isOpen = row.session.status === 'active';
        expect(await messages.post(row, post)).toMatchObject({ outcome: isOpen ? 'stored' : 'refused' });
        if (isOpen) expect((await takeovers.takeOver(id, SAM, NOW)).outcome).not.toBe('missing');
        expect(await opened.table('Sessions').get(sessionKey(id))).toMatchObject(kept);
      }
    });

    it('are users who sign in, photos that are shown and links that open', async () => {
      const { users, photos, requestLinks } = opened;
      const user = await users.get(ADMIN.username);
      expect(await verifyPassword(HISTORY.password, user?.passwordHash ?? null)).toBe(true);
      await users.revokeTokens(ADMIN.username);
      expect(await opened.table('Users').get(userKey(ADMIN.username))).toMatchObject({
        ...kept,
        tokenVersion: (user?.tokenVersion ?? 0) + 1,
      });
      expect((await photos.ofVisitor('history-1', NOW)).map(({ name }) => name)).toEqual(PHOTOS);
      expect(await photos.get(PHOTOS[0] ?? '', NOW)).toMatchObject({ state: 'clean' });
      expect(await opened.table('Photos').get(photoKey(PHOTOS[0] ?? ''))).toMatchObject(kept);
      expect(await requestLinks.verify(HISTORY.linkToken, NOW)).toBe(HISTORY.linkedLeadId);
    });

    it('are sockets that are pushed to, found and closed', async () => {
      const { connections } = opened;
      for (const row of HISTORY.tables.Connections ?? []) {
        const id = row.connectionId?.S ?? '';
        if (!id.startsWith('place#')) continue;
        const found = await connections.find(id.slice('place#'.length), NOW);
        if (!found) throw new Error('A connection is gone.');
        const inChannel = () => connections.inChannel(channelOf(found), NOW);
        expect((await inChannel()).map(({ connectionId }) => connectionId)).toContain(found.connectionId);
        await connections.remove(found);
        expect((await inChannel()).map(({ connectionId }) => connectionId)).not.toContain(found.connectionId);
      }
    });

    it('are views that one more is saved beside', async () => {
      const views = await opened.views.change((known) =>
        known.map((view) => ({ ...view, name: `${view.name} again` })),
      );
      expect(views.map(({ name }) => name)).toEqual(['Oak Street again']);
      expect(await opened.table('Leads').get(LEAD_VIEWS_KEY)).toMatchObject(kept);
    });
  });
});
