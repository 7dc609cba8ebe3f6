import { describe, expect, it } from '@jest/globals';
import { HISTORIES } from './histories.ts';
import { ROW_KINDS } from './row-kinds.ts';
import { readHistory } from './stored-rows.ts';

const histories = HISTORIES.map(readHistory);
const isHeld = (name: string) => {
  const kind = ROW_KINDS[name as keyof typeof ROW_KINDS];
  return kind === null || histories.some(({ tables }) => tables[kind.table]?.some((row) => kind.isOf(row)));
};

describe('rows of earlier versions', () => {
  it('are of every kind: what none holds is played in play-later.ts and recorded anew', () => {
    expect(Object.keys(ROW_KINDS).filter((name) => !isHeld(name))).toEqual([]);
  });

  it('are each of a kind that is known', () => {
    const kinds = Object.values(ROW_KINDS).filter((kind) => kind !== null);
    const unknown = histories.flatMap(({ tables }) =>
      Object.entries(tables).flatMap(([table, rows]) =>
        rows
          .filter((row) => !kinds.some((kind) => kind.table === table && kind.isOf(row)))
          .map((row) => `${table} ${JSON.stringify(row).slice(0, 80)}`),
      ),
    );
    expect(unknown).toEqual([]);
  });
});
