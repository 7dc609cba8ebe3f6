import { describe, expect, it } from '@jest/globals';
import { EMPTY_QUOTE } from './quote-values.ts';
import { SubmissionKey } from './submission-key.ts';

const ann = { values: { ...EMPTY_QUOTE, name: 'Ann' }, photoPaths: [] };

describe('SubmissionKey', () => {
  it('the submission key stays the same while the values do, so that a retry is the same submission', () => {
    const keys = new SubmissionKey();
    expect(keys.keyFor(ann)).toBe(keys.keyFor({ ...ann }));
  });

  it('the submission key changes with the values or the photos', () => {
    const keys = new SubmissionKey();
    const first = keys.keyFor(ann);
    const second = keys.keyFor({ ...ann, values: { ...ann.values, name: 'Anna' } });
    expect(second).not.toBe(first);
    expect(keys.keyFor({ ...ann, photoPaths: ['/uploads/a.jpg'] })).not.toBe(second);
  });

  it('the submission key changes after a reset', () => {
    const keys = new SubmissionKey();
    const first = keys.keyFor(ann);
    keys.reset();
    expect(keys.keyFor(ann)).not.toBe(first);
  });
});
