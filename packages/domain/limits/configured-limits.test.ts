import { describe, expect, it } from '@jest/globals';
import { MAIL_LIMITS, TEXT_LIMITS } from '../notices/notice-limits.ts';
import { configuredLimits, LimitChangeError, usualLimits } from './configured-limits.ts';
import { LIMITS } from './limits.ts';

describe('the limits of a deployment', () => {
  it('are the usual ones where it changes none', () => {
    expect(configuredLimits('none')).toEqual({ visitors: LIMITS, mails: MAIL_LIMITS, texts: TEXT_LIMITS });
  });

  it('differ in what it names, and in nothing else', () => {
    const { visitors, mails, texts } = configuredLimits(
      'chats.address=50,chats.later=7,classifications.everybody=10,mails.team=200,texts.visitor.day=12',
    );
    expect(visitors).toEqual({
      ...LIMITS,
      chats: { ...LIMITS.chats, address: { max: 50, seconds: 3600 }, later: { max: 7, seconds: 3600 } },
      classifications: { address: null, everybody: 10 },
    });
    expect(mails).toEqual({ ...MAIL_LIMITS, team: 200 });
    expect(texts).toEqual({ ...TEXT_LIMITS, visitor: { hour: 6, day: 12 } });
  });

  it('can be changed one and all', () => {
    const usual = [...usualLimits()];
    expect(usual.length).toBeGreaterThan(25);
    const all = usual.map(([name, number]) => `${name}=${number}`).join();
    expect(configuredLimits(all)).toEqual(configuredLimits('none'));
  });

  it.each([
    ['chat.address=5', /^There is no limit chat\.address\. Please use one of signIns\.address, /],
    ['signIns.everybody=5', /^There is no limit signIns\.everybody/],
    ['chats.constructor=5', /^There is no limit chats\.constructor/],
    ['chats.address=0', /^"chats\.address=0" changes no limit\. Please name it with a whole number from 1/],
    ['chats.address=many', /changes no limit/],
    ['chats.address=10000000', /changes no limit/],
    ['', /^"" changes no limit/],
    ['chats.address=5,', /^"" changes no limit/],
    [
      'chats.everybody=20',
      /^The limit chats\.everybody is 20, less than the 30 of a single address\. Please change/,
    ],
    [
      'chats.later=31',
      /^The limit chats\.later is 31, more than the 30 of chats\.address\. Please make it less/,
    ],
  ])('are refused as %p, which says why', (changes, message) => {
    expect(() => configuredLimits(changes)).toThrow(LimitChangeError);
    expect(() => configuredLimits(changes)).toThrow(message);
  });
});
