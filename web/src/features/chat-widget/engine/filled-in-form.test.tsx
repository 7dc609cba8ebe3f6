import { beforeEach, describe, expect, it } from '@jest/globals';
import { DRAFT_KEY } from '#lib/storage/quote-draft-key.ts';
import { filledInForm } from './filled-in-form.ts';

beforeEach(() => sessionStorage.clear());

const draft = (text: string) => sessionStorage.setItem(DRAFT_KEY, text);

describe('filledInForm', () => {
  it('is what the form of this tab holds, once', () => {
    draft('{"values":{"name":"Ann Lee","phone":"902 55"},"photos":[]}');
    expect(filledInForm()).toEqual({ type: 'form', values: { name: 'Ann Lee', phone: '902 55' } });
    expect(filledInForm()).toBeNull();
    draft('{"values":{"name":"Ann Lee","phone":"902 555 0148"},"photos":[]}');
    expect(filledInForm()).toEqual({ type: 'form', values: { name: 'Ann Lee', phone: '902 555 0148' } });
  });

  it.each(['', 'null', '{', '{}', '{"values":null}', '{"values":{}}', '{"values":{"name":1}}'])(
    'is nothing where %j is stored',
    (text) => {
      draft(text);
      expect(filledInForm()).toBeNull();
    },
  );
});
