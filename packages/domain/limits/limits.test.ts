import { describe, expect, it } from '@jest/globals';
import { SITE } from '../site/site.ts';
import { limitText } from './limit-text.ts';
import { DAY_SECONDS, LIMITS, type LimitRules, messageWeight, windowEnd } from './limits.ts';

describe('limits', () => {
  it('are not used up for everybody by ten addresses that never rest', () => {
    for (const [name, { address, everybody }] of Object.entries<LimitRules>(LIMITS)) {
      if (address === null || everybody === null) continue;
      const ofOne = (address.max * DAY_SECONDS) / address.seconds;
      expect([name, everybody / ofOne >= 10]).toEqual([name, true]);
    }
  });

  it('of everybody keep nobody out, but for what costs money by the piece', () => {
    const closing = Object.entries<LimitRules>(LIMITS).filter(
      ([, { everybody, later }]) => everybody !== null && later === undefined,
    );
    // Leads beyond theirs are kept, as suspicious.
    const judging = ['leads', 'usualLeads', 'laterLeads'];
    const names = closing.map(([name]) => name).filter((name) => !judging.includes(name));
    expect(names).toEqual(['mailAddresses', 'photos', 'classifications']);
  });

  it('end their windows where the next begins', () => {
    const end = (time: string) => windowEnd({ seconds: DAY_SECONDS }, new Date(time)) * 1000;
    expect(end('2026-11-22T00:00:00.000Z')).toBe(Date.parse('2026-11-23T00:00:00.000Z'));
    expect(end('2026-11-22T23:59:59.999Z')).toBe(Date.parse('2026-11-23T00:00:00.000Z'));
  });

  it('weigh a message by what it costs to store', () => {
    expect(messageWeight({ content: 'A couch' })).toBe(1);
    expect(messageWeight({ content: '', image: '/uploads/photo.jpg' })).toBe(1);
    expect(messageWeight({ content: 'x'.repeat(64 * 1024) })).toBe(33);
  });

  it('tell a visitor when it goes on, and whom to call until then', () => {
    expect(limitText('messages', 61)).toBe(
      `Very many messages came from your connection. Please try again in 2 minute(s), or call us at ${SITE.callbackPhone}.`,
    );
    expect(limitText('photos', 20 * 3600)).toContain('in 20 hours, or call us');
    expect(limitText('signIns', 900)).toBe('Too many attempts. Please try again in 15 minute(s).');
  });
});
