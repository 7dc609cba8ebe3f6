import { expect, it } from '@jest/globals';
import {
  CLASSIFICATION_LABELS,
  type ClassificationSource,
  classificationTier,
  confidencePercent,
} from './classification.ts';
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
  [0, 0],
  [0.004, 0],
  [0.29, 29],
  [0.57, 57],
  [0.699, 69],
  [0.7, 70],
  [0.899, 89],
  [0.89999999999, 89],
  [0.9, 90],
  [0.999, 99],
  [1, 100],
])('a confidence of %d is %d%%', (confidence, percent) => {
  expect(confidencePercent(confidence)).toBe(percent);
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
