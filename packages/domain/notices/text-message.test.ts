import { describe, expect, it } from '@jest/globals';
import { createSession } from '../chat/create-session.ts';
import { EMPTY_LEAD, type Lead } from '../leads/lead.ts';
import { SITE } from '../site/site.ts';
import { announcementsOf } from './announcements.ts';
import type { TextPause } from './notice-limits.ts';
import type { Occasion } from './occasion.ts';
import { textMessage } from './text-message.ts';

const LINKS = { siteUrl: SITE.url, requestUrl: async () => `${SITE.url}/request` };
/** Three in the afternoon of Halifax. */
const UNTIL = new Date('2026-11-22T19:00:00.000Z');
const OF_LEADS: TextPause = { of: 'request', until: UNTIL };
const OF_CHATS: TextPause = { of: 'visitor', until: UNTIL };

const lead = (name: string): Lead => ({
  ...EMPTY_LEAD,
  id: 12_345,
  version: 1,
  source: 'form',
  status: 'new',
  name,
  phone: '(902) 555-0148',
  createdAt: '2026-11-22T15:00:00.000Z',
  updatedAt: '2026-11-22T15:00:00.000Z',
});
const waiting = (name: string, personRequestAbout: 'question' | null): Occasion => ({
  kind: 'waiting_visitor',
  session: {
    ...createSession('9b2f3c1e-7a44-4f0e-9d5b-2c8a1e6f7d30', 'v-1', UNTIL),
    personRequestAbout,
    customer: { name, junkType: null, area: null },
  },
  requestedAt: UNTIL.toISOString(),
  lead: null,
  lastWords: 'Is anybody there?',
});

async function newsOf(occasion: Occasion) {
  const [announcement] = await announcementsOf(occasion, LINKS);
  if (!announcement?.text) throw new Error('The occasion is no news of a text.');
  return announcement.text;
}

describe('the last text before a pause', () => {
  it('says beside its own news until when texts of its kind pause, in Halifax, and where the rest is', async () => {
    expect(textMessage(await newsOf({ kind: 'new_lead', lead: lead('Jane Roe') }), OF_LEADS)).toBe(
      `New lead #12345: Jane Roe, (902) 555-0148. ${SITE.url}/admin/leads/12345 Lead texts pause until 15:00, see console.`,
    );
    expect(textMessage(await newsOf(waiting('Jane Roe', null)), OF_CHATS)).toBe(
      `Jane waits for a person: ${SITE.url}/admin/chat/9b2f3c1e-7a44-4f0e-9d5b-2c8a1e6f7d30 Chat texts pause until 15:00, see console.`,
    );
  });

  it('is one part of a text message as every other one, whoever it is about: of a name that is too long the end is cut', async () => {
    const long = `Maximiliana${' Featherstonehaugh'.repeat(4)}`;
    const repeat = { changes: [], added: null, isFirst: true };
    const told: [Occasion, TextPause][] = [
      [{ kind: 'new_lead', lead: lead(long) }, OF_LEADS],
      [{ kind: 'asked_again', lead: lead(long), ...repeat }, OF_LEADS],
      [{ kind: 'canceled_request', lead: { ...lead(long), email: null }, eventId: 'e' }, OF_LEADS],
      [{ kind: 'unanswered_lead', lead: lead(long), minutes: 660, isRepeat: false }, OF_LEADS],
      [{ kind: 'unanswered_lead', lead: lead(long), minutes: 660, isRepeat: true }, OF_LEADS],
      [waiting('Maximilianamaximilianamaxim', null), OF_CHATS],
      [waiting('Maximilianamaximilianamaxim', 'question'), OF_CHATS],
    ];
    for (const [occasion, pause] of told) {
      const news = await newsOf(occasion);
      for (const text of [textMessage(news, null), textMessage(news, pause)]) {
        // Only such letters have 160 in a part.
        expect(text).toMatch(/^[\x20-\x7e]{1,160}$/);
        expect(text).toMatch(/ Maxi|^Maxi/);
        expect(text).toContain(news.url);
      }
      if (occasion.kind !== 'waiting_visitor') expect(textMessage(news, pause)).toContain('(902) 555-0148');
    }
  });
});
