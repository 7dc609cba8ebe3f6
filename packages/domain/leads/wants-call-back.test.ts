import { expect, it } from '@jest/globals';
import { EMPTY_LEAD, type Lead } from './lead.ts';
import { wantsCallBack } from './wants-call-back.ts';

const ASKED: Lead = {
  ...EMPTY_LEAD,
  id: 1,
  version: 1,
  status: 'incomplete',
  source: 'chat',
  phone: '(902) 555-0148',
  preferredContactMethod: 'phone',
  createdAt: '2026-11-21T16:00:00.000Z',
  updatedAt: '2026-11-21T16:00:00.000Z',
};

it.each<[string, Partial<Lead>, boolean]>([
  ['a number and the wish to be called', {}, true],
  ['a name as well', { name: 'Ann' }, true],
  ['all that a quote needs: its visitor goes on', { name: 'Ann', junkType: 'furniture' }, false],
  ['no number', { phone: null }, false],
  ['another way of contact', { preferredContactMethod: 'sms' }, false],
  ['no way of contact: a chat that goes on', { preferredContactMethod: null }, false],
  ['called already', { firstContactAt: '2026-11-21T16:10:00.000Z' }, false],
  ['moved on', { status: 'contacted' }, false],
  ['merged into another', { mergedInto: 2 }, false],
])('%s', (_name, changes, wants) => {
  expect(wantsCallBack({ ...ASKED, ...changes })).toBe(wants);
});
