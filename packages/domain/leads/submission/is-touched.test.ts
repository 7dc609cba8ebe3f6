import { expect, it } from '@jest/globals';
import { awaitsFirstContact } from '../awaits-first-contact.ts';
import type { Lead } from '../lead.ts';
import { isTouched } from './is-touched.ts';

const NOBODY: Pick<
  Lead,
  'status' | 'updatedBy' | 'firstChangedAt' | 'firstContactAt' | 'callBackAt' | 'askedAgain' | 'askedByOthers'
> = {
  status: 'new',
  updatedBy: null,
  firstChangedAt: null,
  firstContactAt: null,
  callBackAt: null,
  askedAgain: 0,
  askedByOthers: 0,
};
const CALLED = { firstContactAt: '2026-11-21T15:00:00.000Z' };

it.each<[string, Partial<typeof NOBODY>, boolean, boolean]>([
  ['as its visitor left it', {}, false, true],
  ['incomplete', { status: 'incomplete' }, false, false],
  ['that an admin changed', { updatedBy: 'sam', firstChangedAt: CALLED.firstContactAt }, true, true],
  ['that an admin changed before that was kept', { updatedBy: 'sam' }, true, false],
  ['that an admin called about', CALLED, true, false],
  ['whose visitor asked again', { askedAgain: 1 }, true, true],
  ['that others asked about', { askedAgain: 2, askedByOthers: 2 }, false, true],
  ['that was contacted', { status: 'contacted', updatedBy: 'sam', ...CALLED }, true, false],
])(
  'a lead %s: others had a hand in it %s, it waits for its first answer %s',
  (_case, said, touched, waits) => {
    expect([isTouched({ ...NOBODY, ...said }), awaitsFirstContact({ ...NOBODY, ...said })]).toEqual([
      touched,
      waits,
    ]);
  },
);
