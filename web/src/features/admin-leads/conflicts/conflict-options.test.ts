import { describe, expect, it } from '@jest/globals';
import { conflictOptions } from './conflict-options.ts';

const names = (...args: Parameters<typeof conflictOptions>) =>
  conflictOptions(...args).map(({ name }) => name);
const NOTES = { field: 'notes', mine: 'Call at noon', theirs: 'Paid cash', both: null } as const;

describe('the options of a conflict', () => {
  it('each says whose value it is, and which', () => {
    expect(names(NOTES, 'Dana')).toEqual(['Keep yours: Call at noon', 'Take Dana’s: Paid cash']);
    expect(names({ ...NOTES, field: 'address' }, 'the customer')[1]).toBe('Take the customer’s: Paid cash');
    expect(names(NOTES, null)).toEqual([
      'Keep what is typed here: Call at noon',
      'Take what you saved elsewhere: Paid cash',
    ]);
  });

  it('each says its value as it is read', () => {
    const value = { field: 'estimatedValue', mine: '400', theirs: '', both: null } as const;
    expect(names(value, 'Dana')).toEqual(['Keep yours: $400.00', 'Take Dana’s: empty']);
  });

  it('a long text is named by its beginning, and shown as a whole', () => {
    const both = `Paid cash\n${'by the lift '.repeat(30)}`;
    const [, , last] = conflictOptions({ ...NOTES, both }, 'Dana');
    expect(last?.name).toBe('Keep both: Paid cash by the lift by the lift by the lift by the lift by…');
    expect(last?.text).toBe(both);
  });
});
