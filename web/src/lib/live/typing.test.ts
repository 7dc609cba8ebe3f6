import { describe, expect, it } from '@jest/globals';
import { fakePlatform } from './testing/fake-platform.ts';
import { TypingSignal } from './typing-signal.ts';
import { TypingWatch } from './typing-watch.ts';

describe('telling that one types', () => {
  const setUp = () => {
    const platform = fakePlatform();
    const told: boolean[] = [];
    return { platform, told, signal: new TypingSignal((typing) => told.push(typing), platform) };
  };

  it('happens at most every three seconds', () => {
    const { platform, told, signal } = setUp();
    for (let key = 0; key < 100; key += 1) {
      signal.typed();
      platform.pass(100);
    }
    expect(told).toEqual([true, true, true, true]);
  });

  it('ends after five seconds without a key, or when the text is sent', () => {
    const { platform, told, signal } = setUp();
    signal.typed();
    platform.pass(5000);
    expect(told).toEqual([true, false]);
    signal.typed();
    signal.stopped();
    signal.stopped();
    platform.pass(10_000);
    expect(told).toEqual([true, false, true, false]);
  });
});

describe('knowing who types', () => {
  it('lasts six seconds after the last word of it', () => {
    const platform = fakePlatform();
    const seen: string[][] = [];
    const watch = new TypingWatch(platform, (typing) => seen.push([...typing]));
    watch.heard('a', true);
    watch.heard('b', true);
    platform.pass(4000);
    watch.heard('a', true);
    platform.pass(2000);
    expect(seen).toEqual([['a'], ['a', 'b'], ['a']]);
    watch.heard('a', false);
    watch.heard('a', false);
    expect(seen.at(-1)).toEqual([]);
    expect(seen).toHaveLength(4);
  });
});
