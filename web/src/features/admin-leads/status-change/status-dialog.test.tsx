import { afterEach, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { StatusDialog } from './status-dialog.tsx';

afterEach(() => {
  jest.restoreAllMocks();
});

it.each([
  ['from its button on, away from the card', { left: 171, right: 195 }, '171px'],
  ['with its button at the end of the screen, up to that', { left: 870, right: 894 }, '894px'],
])('opens %s', (_where, sides, left) => {
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000);
  const status = (
    <StatusDialog
      whose="Ada Harbour"
      current="new"
      beneath={{ ...sides, bottom: 390 }}
      onStatus={() => {}}
      onClose={() => {}}
    />
  );
  renderFeature(status);
  expect(screen.getByRole('dialog', { name: 'Status of Ada Harbour' }).style).toMatchObject({
    left,
    top: '390px',
  });
});
