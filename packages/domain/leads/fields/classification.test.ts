import { expect, it } from '@jest/globals';
import { CLASSIFICATION_LABELS, type ClassificationSource, classificationTier } from './classification.ts';
import { junkTypeLabel } from './junk-type.ts';

it.each<[ClassificationSource | null, number | null, string]>([
  ['ai', 1, 'High-Confidence'],
  ['ai', 0.9, 'High-Confidence'],
  ['ai', 0.899, 'Medium'],
  ['ai', 0.7, 'Medium'],
  ['ai', 0.699, 'Low'],
  ['ai', 0.01, 'Low'],
  ['ai', 0, 'Unknown Source'],
  ['ai', null, 'Unknown Source'],
  ['user', null, 'User Selected'],
  ['user', 0.2, 'User Selected'],
  ['image', 0.95, 'Image Analysis'],
  [null, 0.95, 'Unknown Source'],
])('classification by %p with confidence %p is shown as %s', (source, confidence, label) => {
  expect(CLASSIFICATION_LABELS[classificationTier(source, confidence)]).toBe(label);
});

it.each([
  ['construction', 'Construction Debris'],
  ['household', 'Household Junk'],
  ['yard', 'Yard Waste'],
  ['boat', 'boat'],
  ['constructor', 'constructor'],
  ['', 'Not specified'],
  [null, 'Not specified'],
])('junkTypeLabel(%p) is %s', (junkType, label) => {
  expect(junkTypeLabel(junkType)).toBe(label);
});
