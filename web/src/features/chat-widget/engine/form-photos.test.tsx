import type { Input } from '@harbour-haul/domain/conversation/turn';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { DRAFT_KEY } from '#lib/storage/quote-draft-key.ts';
import { realEngine } from './real-engine.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const path = (digit: number) => `/uploads/0b0f7a52-1c3d-4e5f-8a9b-0c1d2e3f4a5${digit}.jpg`;
const kept = (digit: number) => ({
  name: `${digit}.jpg`,
  preview: 'data:image/png;base64,x',
  path: path(digit),
});
const UNSENT = { name: 'late.jpg', preview: null, path: null };
const VALUES = { name: 'Ann Lee', phone: '902 555 0148' };
const YES: Input = { type: 'choice', id: 'confirm', label: 'Yes' };
const NO: Input = { type: 'choice', id: 'confirm:no', label: 'No' };

const draft = (photos: unknown, values: object = VALUES) =>
  sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ values, photos }));

/** A conversation with the page's news heard; says what photos go along with each input. */
function converse() {
  const context = { now: new Date('2026-11-18T15:00:00Z') };
  let state: unknown = null;
  const take = (input: Input) => {
    const turn = realEngine.step(state, input, context);
    state = JSON.parse(JSON.stringify(turn.state));
    return turn.formPhotos?.map((photo) => photo.path) ?? [];
  };
  take({ type: 'open' });
  const news = realEngine.news(state, null);
  return { take, offered: news ? take(news) : null };
}

describe('the photos of a form that was begun', () => {
  it('go along once what the form has is taken over, each once', () => {
    draft([kept(1), UNSENT, kept(2)]);
    const { take, offered } = converse();
    expect(offered).toEqual([]);
    expect(take(YES)).toEqual([path(1), path(2)]);
    expect(take({ type: 'photo', photo: { kind: 'stored', path: path(2) }, count: 2 })).toEqual([]);
  });

  it('go along later where they are uploaded later', () => {
    draft([kept(1), UNSENT]);
    const { take } = converse();
    take(YES);
    draft([kept(1), kept(2)]);
    expect(take({ type: 'text', text: '12 Oak St, Dartmouth' })).toEqual([path(2)]);
  });

  it('go along where a part of it is corrected at once', () => {
    draft([kept(1)]);
    expect(converse().take({ type: 'text', text: 'yes, but my name is Bea Roe' })).toEqual([path(1)]);
  });

  it.each<[string, Input]>([
    ['is not wanted', NO],
    ['is not wanted, in words', { type: 'text', text: 'no' }],
  ])('stay with the form where it %s', (_, answer) => {
    draft([kept(1)]);
    const { take } = converse();
    expect(take(answer)).toEqual([]);
    expect(take({ type: 'text', text: 'an old sofa' })).toEqual([]);
  });

  it('go along once another value agrees to the rest, also behind a question', () => {
    draft([kept(1)]);
    const { take } = converse();
    expect(take({ type: 'text', text: 'what does it cost?' })).toEqual([]);
    expect(take({ type: 'text', text: 'do you take tires?' })).toEqual([]);
    expect(take({ type: 'text', text: '12 Oak St, Dartmouth' })).toEqual([path(1)]);
  });

  it('stay where another question is answered with yes', () => {
    draft([kept(1)], {});
    const { take, offered } = converse();
    expect(offered).toBeNull();
    expect(take({ type: 'text', text: 'could you come saturday morning?' })).toEqual([]);
    expect(take(YES)).toEqual([]);
  });

  it('go along with no conversation that is begun anew', () => {
    draft([kept(1)]);
    const { take } = converse();
    take(YES);
    take({ type: 'text', text: 'start over' });
    take({ type: 'text', text: 'yes' });
    draft([kept(1), kept(2)]);
    expect(take({ type: 'text', text: 'an old sofa' })).toEqual([]);
  });

  it.each(['', 'null', '{', '{"photos":1}', '{"photos":[null,1,{"path":"https://x.example/a.jpg"}]}'])(
    'are none where %j is stored',
    (text) => {
      draft([]);
      const { take } = converse();
      take(YES);
      sessionStorage.setItem(DRAFT_KEY, text);
      expect(take({ type: 'text', text: 'an old sofa' })).toEqual([]);
    },
  );
});
