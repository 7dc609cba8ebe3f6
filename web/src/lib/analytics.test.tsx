import { beforeEach, describe, expect, it } from '@jest/globals';
import { track, trackConversion } from './analytics.ts';

const NONE = { tagManagerId: '', measurementId: '' };
const SOME = { tagManagerId: 'GTM-1', measurementId: '' };

const page: Window & { dataLayer?: object[] } = window;

beforeEach(() => {
  localStorage.clear();
  delete page.dataLayer;
});

describe('analytics', () => {
  it('send nothing as long as the site has no id', () => {
    track('chat_opened', {}, NONE);
    trackConversion({ id: 1 }, NONE);
    track('by_default');
    expect(page.dataLayer).toBeUndefined();
  });

  it('push events for the tag manager, next to what is there', () => {
    page.dataLayer = [{ event: 'earlier' }];
    track('chat_opened', { step: 1 }, SOME);
    expect(page.dataLayer).toEqual([{ event: 'earlier' }, { event: 'chat_opened', step: 1 }]);
  });

  it('count a lead once, however often it is confirmed', () => {
    trackConversion({ id: 7 }, SOME);
    trackConversion({ id: 7 }, SOME);
    trackConversion({ id: 8 }, SOME);
    const conversion = { event: 'conversion', value: 250, currency: 'CAD' };
    expect(page.dataLayer).toEqual([conversion, conversion]);
  });

  it('count nothing where the same person’s lead was there before, in whatever browser', () => {
    trackConversion({ id: 7, askedAgain: true }, SOME);
    trackConversion({ id: 9, suspicious: true }, SOME);
    expect(page.dataLayer).toBeUndefined();
  });
});
