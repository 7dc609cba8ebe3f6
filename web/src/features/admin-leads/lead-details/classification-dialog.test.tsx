import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { fact } from '../testing/fact.ts';
import { sampleLead } from '../testing/leads-api.ts';
import { ClassificationDialog } from './classification-dialog.tsx';

const show = (source: 'ai' | 'user' | 'image' | null, confidence: number | null) =>
  renderFeature(
    <ClassificationDialog
      lead={sampleLead(12, { junkClassificationSource: source, junkConfidence: confidence })}
      onClose={jest.fn()}
    />,
  );

describe('the classification', () => {
  it.each([
    [0.9, 'High-Confidence', '90%', /very sure/],
    [0.899, 'Medium', '89%', /fairly sure/],
    [0.75, 'Medium', '75%', /fairly sure/],
    [0.1, 'Low', '10%', /not sure/],
  ])('the classification by the AI at %d is %s, with a bar', (confidence, label, percent, explanation) => {
    show('ai', confidence);
    expect(screen.getByRole('dialog', { name: 'Junk Classification Details' })).toBeTruthy();
    expect([fact('Classification'), fact('Source'), fact('Confidence')]).toEqual([
      label,
      'Classified by AI',
      percent,
    ]);
    expect(`${screen.getByLabelText('Confidence').getAttribute('aria-valuenow')}%`).toBe(percent);
    expect(screen.getByRole('alert').textContent).toMatch(explanation);
  });

  it.each([
    ['user', 'Selected by user'],
    ['image', 'Detected from image'],
    [null, 'Unknown'],
  ] as const)('the classification by %s has no bar: %s', (source, text) => {
    show(source, null);
    expect([fact('Source'), fact('Confidence')]).toEqual([text, undefined]);
  });

  it.each([
    ['ai', 0.9, 'green'],
    ['ai', 0.7, 'amber'],
    ['ai', 0.699, 'red'],
    ['user', null, 'blue'],
    ['image', null, 'purple'],
    [null, null, 'gray'],
  ] as const)('the classification by %s with confidence %s has a badge of %s', (source, confidence, tone) => {
    show(source, confidence);
    expect(document.querySelector<HTMLElement>('dd [data-tone]')?.dataset.tone).toBe(tone);
  });
});
