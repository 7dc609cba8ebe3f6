import { describe, expect, it } from '@jest/globals';
import { fakePlatform } from './testing/fake-platform.ts';
import { TypingSignal, TypingWatch } from './typing.ts';

describe('the typing signal', () => {
  const setUp = () => {
    const platform = fakePlatform();
    const sent: boolean[] = [];
    return { platform, sent, signal: new TypingSignal((typing) => sent.push(typing), platform) };
  };

  it('is sent at most every three seconds', () => {
    const { platform, sent, signal } = setUp();
    for (let key = 0; key < 100; key += 1) {
      signal.typed();
      platform.pass(100);
    }
    expect(sent).toEqual([true, true, true, true]);
  });

  it('is ended after five seconds without a key, or when the text is sent', () => {
    const { platform, sent, signal } = setUp();
    signal.typed();
    platform.pass(5000);
    expect(sent).toEqual([true, false]);
    signal.typed();
    signal.stopped();
    signal.stopped();
    platform.pass(10_000);
    expect(sent).toEqual([true, false, true, false]);
  });
});

describe('the typing watch', () => {
  it('shows a session as typing for six seconds after its last typing event', () => {
    const platform = fakePlatform();
    const seen: string[][] = [];
    const watch = new TypingWatch(platform, (typing) => seen.push([...typing]));
    watch.receive('a', true);
    watch.receive('b', true);
    platform.pass(4000);
    watch.receive('a', true);
    platform.pass(2000);
    expect(seen).toEqual([['a'], ['a', 'b'], ['a']]);
    watch.receive('a', false);
    watch.receive('a', false);
    expect(seen.at(-1)).toEqual([]);
    expect(seen).toHaveLength(4);
  });
});
