import { expect, it } from '@jest/globals';
import type { Suspicion } from '../fields/suspicion.ts';
import { type FormSigns, signsOfScript } from './signs-of-script.ts';

const STRANGER = { isKnown: false, width: 1 };
const KNOWN = { isKnown: true, width: 1 };

it.each<[string, FormSigns, typeof STRANGER, Suspicion | null]>([
  ['a person who fills in a form', { topic: '', filledInMs: '41000' }, STRANGER, null],
  ['a person whose browser fills in most of it', { topic: '', filledInMs: '5200' }, STRANGER, null],
  ['a form without the page’s code', {}, STRANGER, null],
  ['a plain form with its empty field', { topic: '' }, STRANGER, null],
  ['a person who sends what was there when they came', { topic: '' }, STRANGER, null],
  ['a person who is known, at once', { topic: '', filledInMs: '400' }, KNOWN, null],
  ['a script that fills in every field', { topic: 'cheap pills' }, STRANGER, 'honeypot'],
  ['a script that has been here before', { topic: 'cheap pills', filledInMs: '90000' }, KNOWN, 'honeypot'],
  ['a script that drives the page', { topic: '', filledInMs: '350' }, STRANGER, 'too_fast'],
  ['a test that drives the page', { topic: '', filledInMs: '350' }, { isKnown: false, width: 1_000 }, null],
])('%s', (_who, signs, sender, suspicion) => {
  expect(signsOfScript(signs, sender)).toBe(suspicion);
});
