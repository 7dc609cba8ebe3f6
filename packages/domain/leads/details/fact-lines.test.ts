import { expect, it } from '@jest/globals';
import { EMPTY_LEAD } from '../lead.ts';
import { describeNewFacts } from '../merge/new-facts.ts';
import { CORRECTABLE_FIELDS } from '../request/request-view.ts';
import { FACT_LABELS, readFactLine } from './fact-lines.ts';

it('every fact of a later request is read as it is written', () => {
  const fields = Object.keys(FACT_LABELS);
  expect(new Set(CORRECTABLE_FIELDS.filter((name) => name !== 'details'))).toEqual(new Set(fields));
  const other = { ...EMPTY_LEAD, ...Object.fromEntries(fields.map((name) => [name, `a: ${name}`])) };
  const lines = describeNewFacts(EMPTY_LEAD, other)?.split('\n') ?? [];
  const read = lines.map(readFactLine);
  expect(new Set(read.map((fact) => fact?.field))).toEqual(new Set(fields));
  for (const fact of read) if (fact?.field !== 'preferredDate') expect(fact?.value).toBe(`a: ${fact?.field}`);
});

it.each(['a piano', 'Access:', 'A fridge: white', ''])('%j is none', (line) => {
  expect(readFactLine(line)).toBeNull();
});
