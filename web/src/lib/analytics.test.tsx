import { beforeEach, describe, expect, it } from '@jest/globals';
import { track, trackConversion, trackFormLead } from './analytics.ts';
import { loadTags } from './tags/load-tags.ts';

const page: Window & { gtag?: unknown; dataLayer?: object[]; fbq?: (...command: unknown[]) => void } = window;
const CONVERSION = { event: 'conversion', value: 250, currency: 'CAD' };

beforeEach(() => {
  localStorage.clear();
  page.dataLayer = [];
  delete page.fbq;
  delete page.gtag;
});

describe('analytics', () => {
  it('send nothing where the page has no tags', () => {
    delete page.dataLayer;
    track('chat_opened');
    trackConversion({ id: 1 });
    trackFormLead({ id: 2 }, true);
    expect(page.dataLayer).toBeUndefined();
  });

  it('push events for the tags, next to what is there', () => {
    page.dataLayer = [{ event: 'earlier' }];
    track('chat_opened', { step: 1 });
    expect(page.dataLayer).toEqual([{ event: 'earlier' }, { event: 'chat_opened', step: 1 }]);
  });

  it('are commands for a property of Google Analytics, and pushed for a container, by itself or beside one', () => {
    const ids = { tagManagerId: '', measurementId: 'G-TEST1', pixelId: '' };
    loadTags(ids);
    track('chat_opened', { step: 1 });
    const [sent] = page.dataLayer?.slice(-1) ?? [];
    expect([Object.prototype.toString.call(sent), [...(sent as unknown[])]]).toEqual([
      '[object Arguments]',
      ['event', 'chat_opened', { step: 1 }],
    ]);
    delete page.gtag;
    for (const both of [
      { ...ids, tagManagerId: 'GTM-TEST1' },
      { ...ids, tagManagerId: 'GTM-TEST1', measurementId: '' },
    ]) {
      loadTags(both);
      track('chat_opened', { step: 1 });
      expect(page.dataLayer?.at(-1)).toEqual({ event: 'chat_opened', step: 1 });
    }
  });

  it('count a lead once, however often it is confirmed', () => {
    for (const id of [7, 7, 8]) trackConversion({ id });
    expect(page.dataLayer).toEqual([CONVERSION, CONVERSION]);
  });

  it('count nothing where the same person’s lead was there before, in whatever browser', () => {
    trackConversion({ id: 7, askedAgain: true });
    trackFormLead({ id: 9, askedAgain: true }, false);
    expect(page.dataLayer).toEqual([]);
  });

  it('report a form without photos as an event, and one with photos to the ad pixel, once each', () => {
    const commands: unknown[][] = [];
    page.fbq = (...command) => commands.push(command);
    trackFormLead({ id: 1 }, false);
    trackFormLead({ id: 2 }, true);
    trackFormLead({ id: 2 }, true);
    expect(page.dataLayer).toEqual([{ event: 'form_submit', form: 'quote' }]);
    expect(commands).toEqual([['track', 'Lead', { value: 250, currency: 'CAD' }]]);
  });
});
