import { beforeEach, describe, expect, it } from '@jest/globals';
import { rememberRequest } from '#lib/storage/last-request.ts';
import {
  DRAFT_KEY,
  FILLED_KEY,
  HEARD_KEY,
  PICKED_DAY_KEY,
  PREFILL_REFUSED_KEY,
} from '#lib/storage/quote-draft-key.ts';
import { changedInForm, filledInForm } from './filled-in-form.ts';
import { realEngine } from './real-engine.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const draft = (text: string) => sessionStorage.setItem(DRAFT_KEY, text);

describe('filledInForm', () => {
  it('is what the form of this tab holds, once', () => {
    draft('{"values":{"name":"Ann Lee","phone":"902 55"},"photos":[]}');
    expect(filledInForm()).toEqual({ type: 'form', values: { name: 'Ann Lee', phone: '902 55' } });
    expect(filledInForm()).toBeNull();
    draft('{"values":{"name":"Ann Lee","phone":"902 555 0148"},"photos":[]}');
    expect(filledInForm()).toEqual({ type: 'form', values: { name: 'Ann Lee', phone: '902 555 0148' } });
  });

  it('goes with the day that was picked, where there is anything at all', () => {
    sessionStorage.setItem(PICKED_DAY_KEY, 'weekend');
    expect(filledInForm()).toBeNull();
    draft('{"values":{"preferredDate":"2026-11-28"}}');
    expect(filledInForm()).toMatchObject({ values: { preferredDate: '2026-11-28', when: 'weekend' } });
  });

  it('is no person alone behind a request that was sent: the form is filled with them by itself', () => {
    rememberRequest(42);
    draft('{"values":{"name":"Ann Lee","phone":"902 555 0148","address":"12 Oak St"}}');
    expect(filledInForm()).toBeNull();
    draft('{"values":{"name":"Ann Lee","phone":"902 555 0148","junkType":"yard"}}');
    expect(filledInForm()).toMatchObject({ values: { name: 'Ann Lee', junkType: 'yard' } });
  });

  it.each(['', 'null', '{', '{}', '{"values":null}', '{"values":{}}', '{"values":{"name":1}}'])(
    'is nothing where %j is stored',
    (text) => {
      draft(text);
      expect(filledInForm()).toBeNull();
    },
  );
});

describe('changedInForm', () => {
  it('is what has another value than the chat has given or heard, each time once', () => {
    expect(changedInForm()).toBeNull();
    sessionStorage.setItem(FILLED_KEY, '{"name":"Ann Lee","phone":"(902) 555-0148"}');
    draft('{"values":{"name":"Ann Lee","phone":"(902) 555-0148"}}');
    expect(changedInForm()).toBeNull();
    draft('{"values":{"name":"Ann Lee","phone":"902 555 0177"}}');
    expect(changedInForm()).toEqual({
      type: 'form-changed',
      values: { name: 'Ann Lee', phone: '902 555 0177' },
      names: ['phone'],
    });
    expect(changedInForm()).toBeNull();
    draft('{"values":{"name":"Ann Roe","phone":"902 555 0177"}}');
    expect(changedInForm()).toMatchObject({ names: ['name'] });
  });

  it('is what was emptied since the chat knew it, once, but nothing of a form that was sent or begun anew', () => {
    sessionStorage.setItem(HEARD_KEY, '{"name":"Ann Lee","phone":"902 555 0177"}');
    expect(changedInForm()).toBeNull();
    draft('{"values":{"name":"Ann Lee"}}');
    expect(changedInForm()).toEqual({
      type: 'form-changed',
      values: { name: 'Ann Lee', phone: '' },
      names: ['phone'],
    });
    expect(changedInForm()).toBeNull();
    sessionStorage.setItem(PREFILL_REFUSED_KEY, '1');
    draft('{"values":{"address":"12 Oak St"}}');
    expect(changedInForm()).toMatchObject({ names: ['address'] });
  });

  it('waits where the conversation can take nothing over', () => {
    draft('{"values":{"name":"Ann Roe"}}');
    const { state } = realEngine.step(null, { type: 'open' }, { now: new Date() });
    expect(realEngine.formChange({ ...(state as object), lead: 'sending' })).toBeNull();
    expect(realEngine.formChange(state)).toMatchObject({ names: ['name'] });
  });
});

it('what is answered in the chat anew is news to a form that was filled with it before, and nothing else is', () => {
  const now = new Date('2026-11-18T15:00:00Z');
  let state: unknown = null;
  const say = (text: string) => {
    state = realEngine.step(state, { type: 'text', text }, { now }).state;
  };
  for (const text of ['an old couch', 'skip', 'Ann Lee', '902-555-0148', '12 Oak St, Dartmouth B2Y 1A1'])
    say(text);
  const filled = { name: 'Ann Lee', address: '12 Oak St, Dartmouth B2Y 1A1' };
  sessionStorage.setItem(FILLED_KEY, JSON.stringify(filled));
  sessionStorage.setItem(HEARD_KEY, JSON.stringify(filled));
  draft('{"values":{"name":"Ann Lee"}}');
  const change = realEngine.formChange(state);
  if (change) state = realEngine.step(state, change, { now }).state;
  expect(JSON.parse(sessionStorage.getItem(FILLED_KEY) ?? '')).toEqual(filled);
  say('12 Oak St, Dartmouth B2Y 1A1');
  expect(JSON.parse(sessionStorage.getItem(FILLED_KEY) ?? '')).toEqual({ name: 'Ann Lee' });
});

it('what was begun is not offered beside an open question, and is news behind it', () => {
  draft('{"values":{"name":"Ann Lee"}}');
  const { state } = realEngine.step(null, { type: 'open' }, { now: new Date() });
  const busy = { ...(state as object), pending: { kind: 'stop' } };
  expect(realEngine.news(busy, null)).toBeNull();
  expect(realEngine.news(state, null)).toMatchObject({ type: 'form' });
});
