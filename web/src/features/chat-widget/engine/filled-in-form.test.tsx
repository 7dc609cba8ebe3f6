import { beforeEach, describe, expect, it } from '@jest/globals';
import { rememberRequest } from '#lib/storage/last-request.ts';
import { DRAFT_KEY, PICKED_DAY_KEY } from '#lib/storage/quote-draft-key.ts';
import { filledInForm } from './filled-in-form.ts';

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
