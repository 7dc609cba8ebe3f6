import { jest } from '@jest/globals';

/** Counts the notes that are played. */
export const played = jest.fn();

class FakeAudio {
  readonly currentTime = 0;
  readonly destination = {};
  createGain() {
    const ramp = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
    return { gain: ramp, connect: () => {} };
  }
  createOscillator() {
    return { frequency: { value: 0 }, connect: (gain: object) => gain, start: played, stop: () => {} };
  }
}

/** For tests: a browser that plays sounds, none of which is heard. @returns what takes it away again */
export function installAudio(): () => void {
  played.mockClear();
  Object.assign(globalThis, { AudioContext: FakeAudio });
  return () => void Reflect.deleteProperty(globalThis, 'AudioContext');
}
