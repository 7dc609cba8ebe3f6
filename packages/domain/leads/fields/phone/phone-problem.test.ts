import { describe, expect, it } from '@jest/globals';
import { parseDiallable } from './parse-diallable.ts';
import { phoneProblem } from './phone-problem.ts';

describe('a phone number', () => {
  it.each([
    '9025550148',
    '902 555 0148',
    '(902)555-0148',
    '902.555.0148 ext. 4',
    '1 902 555-0148',
    '+1-902-555-0148',
    '800-555-0148',
    '011 44 20 7946 0958',
    '+44 20 7946 0958',
    '(+44) 20 7946 0958',
    ' +33 6 12 34 56 78',
  ])('is %j', (text) => {
    expect(phoneProblem(text)).toBeNull();
  });

  it.each([
    '9025550148',
    '902 555 0148',
    '(902)555-0148',
    '902.555.0148',
    '1 902 555-0148',
    '+1-902-555-0148',
    '011 44 20 7946 0958',
    '+44 20 7946 0958',
    '+33 6 12 34 56 78',
  ])('is whatever the chat stores of %j, with an extension too', (text) => {
    for (const extension of [null, '12']) {
      const stored = parseDiallable(text, extension)?.display ?? '';
      expect([stored, phoneProblem(stored)]).toEqual([stored, null]);
    }
  });

  it.each([
    ['999-999-9999', 'undiallable'],
    ['123-456-7890', 'undiallable'],
    ['123-456-7890 x12', 'undiallable'],
    ['000 000 0000', 'undiallable'],
    ['902-155-0148', 'undiallable'],
    ['902-555-01489', 'undiallable'],
    ['+999 1234 5678', 'undiallable'],
    ['555-0148', 'digits'],
    ['902 555 014', 'digits'],
    ['12', 'digits'],
    ['', 'digits'],
  ])('is not %j, neither in the form nor in the chat: %s', (text, problem) => {
    expect([phoneProblem(text), parseDiallable(text, null)]).toEqual([problem, null]);
  });

  it.each(['902-555-010x', 'call 902 555 0148'])('is nothing else, as %j', (text) => {
    expect(phoneProblem(text)).toBe('format');
  });
});
