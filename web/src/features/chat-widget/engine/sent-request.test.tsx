import { beforeEach, describe, expect, it } from '@jest/globals';
import { leaveSentDraft } from '#features/quote-form/draft/quote-draft.ts';
import { rememberRequest, rememberStanding } from '#lib/storage/last-request.ts';
import { realEngine } from './real-engine.ts';
import { sentBefore, sentRequest } from './sent-request.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('sentRequest', () => {
  it('is the one that this browser has sent last, and how it stands', () => {
    expect(sentRequest()).toBeNull();
    rememberRequest(42);
    expect(sentRequest()).toEqual({ id: 42, isCanceled: false });
    rememberStanding(42, 'canceled');
    expect(sentRequest()).toEqual({ id: 42, isCanceled: true });
    rememberRequest(43);
    expect(sentRequest()).toEqual({ id: 43, isCanceled: false });
    rememberStanding(42, 'canceled');
    expect(sentRequest()).toEqual({ id: 43, isCanceled: false });
  });

  it('is none once its pickup is over', () => {
    rememberRequest(42);
    rememberStanding(42, 'completed');
    expect(sentRequest()).toBeNull();
  });
});

describe('sentBefore', () => {
  it('is news once a tab, for each request that stands', () => {
    expect(sentBefore()).toBeNull();
    rememberRequest(42);
    expect(sentBefore()).toEqual({ type: 'sent-before' });
    expect(sentBefore()).toBeNull();
    rememberRequest(43);
    expect(sentBefore()).not.toBeNull();
    rememberRequest(44);
    rememberStanding(44, 'canceled');
    expect(sentBefore()).toBeNull();
  });
});

describe('sentByForm', () => {
  it('ends the conversation whose own lead the form has sent, and no other', () => {
    expect(realEngine.news(null, 42)).toBeNull();
    rememberRequest(42);
    expect(realEngine.news(null, 42)).toEqual({ type: 'lead-result', outcome: 'accepted' });
    expect(realEngine.news(null, 41)).toEqual({ type: 'sent-before' });
    expect(realEngine.news(null, null)).toBeNull();
  });

  it('says what the form of this tab had then, and nothing of an earlier one', () => {
    rememberRequest(42);
    leaveSentDraft({ phone: '902 555 0177' });
    expect(realEngine.news(null, 42)).toMatchObject({ form: { phone: '902 555 0177' } });
    rememberRequest(43);
    expect(realEngine.news(null, 43)).toEqual({ type: 'lead-result', outcome: 'accepted' });
  });
});

it('the engine knows of it in every turn', () => {
  rememberRequest(42);
  const said = { type: 'text', text: 'I want to cancel my request' } as const;
  const { replies } = realEngine.step(null, said, { now: new Date('2026-11-18T15:00:00Z') });
  expect(replies.at(-1)?.content).toMatch(/^You have sent request HH-00042\./);
});
