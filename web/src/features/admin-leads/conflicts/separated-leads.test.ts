import { expect, it } from '@jest/globals';
import { leadValues } from '../lead-editor/lead-values.ts';
import { sampleLead } from '../testing/leads-api.ts';
import { followed } from './field-conflicts.ts';

const MERGED = sampleLead(66, {
  version: 2,
  notes: 'Call first.\n\nFrom #67:\nSunniva is late',
  details: 'A sofa',
});
const SEPARATED = sampleLead(66, { version: 3, notes: 'Call first.', details: 'A sofa' });

it('what a merge brought leaves what is typed once the leads are separated, and no conflict is left', () => {
  const typed = { ...leadValues(MERGED), notes: `Call first.\nHalf a thought\n\nFrom #67:\nSunniva is late` };
  const next = followed(MERGED, typed, SEPARATED);
  expect(next.values.notes).toBe('Call first.\nHalf a thought');
  expect(next.base).toEqual(SEPARATED);
  expect(JSON.stringify(next)).not.toContain('Sunniva');
});

it('what is typed under such a heading by hand stays', () => {
  const before = sampleLead(66, { version: 2, notes: 'Call first.' });
  const typed = { ...leadValues(before), notes: 'From #9:\nmy own' };
  expect(followed(before, typed, SEPARATED).values.notes).toBe('From #9:\nmy own');
});
