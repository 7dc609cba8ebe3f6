import { describe, expect, it } from '@jest/globals';
import { canHappenTo, FAULT_KINDS, type FaultKind } from './faults/fault-kind.ts';
import { type Choice, planCases, planText } from './plan-cases.ts';
import type { Scenario } from './scenarios/scenario.ts';

const ALL: Choice = { step: 1, offset: 0, kind: '' };
const KINDS = (Object.keys(FAULT_KINDS) as FaultKind[]).filter((kind) => kind !== 'overtaken');
const alone = { name: 'something', open: () => Promise.reject(new Error('is only planned')) } as Scenario;
const withRival: Scenario = { ...alone, hasRival: true };

/** Calls of one operation, one after the other. */
function calls(operation: string, count: number) {
  const [service, name] = ['DYNAMODB', `DYNAMODB ${operation} LeadsTable`];
  return Array.from({ length: count }, (_, index) => ({
    service,
    operation,
    name,
    invocation: `${operation} ${index}`,
    input: {},
  }));
}

describe('what is planned to happen', () => {
  it('is everything at each of the first four calls of a name', () => {
    const { chosen } = planCases(alone, calls('PutItem', 4), ALL);
    for (const nth of [1, 2, 3, 4])
      expect(chosen.filter((fault) => fault.nth === nth).map(({ kind }) => kind)).toEqual(KINDS);
  });

  it('leaves out no call, however often the same is called, and no kind', () => {
    const { chosen, calls: reached, inTurn } = planCases(alone, calls('PutItem', 40), ALL);
    expect(new Set(chosen.map(({ nth }) => nth)).size).toBe(40);
    expect([reached, inTurn]).toEqual([40, 36]);
    const later = chosen.filter(({ nth }) => nth > 4);
    expect(later).toHaveLength(36);
    expect(new Set(later.map(({ kind }) => kind))).toEqual(new Set(KINDS));
  });

  it('is nothing that cannot happen to a call, whoever has their turn', () => {
    const { chosen } = planCases(alone, [...calls('Query', 30), ...calls('PutItem', 1)], ALL);
    const [query] = calls('Query', 1);
    const ofQueries = chosen.filter(({ name }) => name === query?.name);
    expect(new Set(ofQueries.map(({ nth }) => nth)).size).toBe(30);
    expect(ofQueries.filter(({ kind }) => query && !canHappenTo(kind, query))).toEqual([]);
  });

  it('is at each call the kind that was asked for, and somebody else where one comes', () => {
    const one = planCases(alone, calls('PutItem', 12), { ...ALL, kind: 'frozen' });
    expect(one.chosen.map(({ nth, kind }) => `${kind} ${nth}`)).toEqual(
      Array.from({ length: 12 }, (_, index) => `frozen ${index + 1}`),
    );
    expect(planCases(withRival, calls('PutItem', 12), ALL).chosen).toHaveLength(12);
  });

  it('is every so-many-th of it where that was asked for, and says how much it is of how much', () => {
    const plan = planCases(alone, calls('PutItem', 10), { ...ALL, step: 10 });
    expect(plan.planned).toBe(4 * KINDS.length + 6);
    expect(planText(plan)).toBe(
      `${plan.chosen.length} of ${plan.planned} faults to come at 10 calls, of which 6 take turns at the kinds`,
    );
    expect(planText(planCases(alone, calls('PutItem', 1), ALL))).toBe(
      `${KINDS.length} faults to come at 1 call`,
    );
  });
});
