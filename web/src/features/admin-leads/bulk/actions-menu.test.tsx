import { expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { screenOf } from '../testing/screen-of.ts';
import { ActionsMenu } from './actions-menu.tsx';

/** jsdom lays nothing out: the button is where this says, and the menu has no size. */
const BUTTON = new DOMRect(570, 600, 140, 44);

it.each([
  ['above its button, which floats at the end of a small desk', 1280, BUTTON.top],
  ['below its button, which stands above the list of a wide one', 1440, BUTTON.bottom],
])('the menu of selected leads opens %s, from its right', (_where, width, top) => {
  screenOf(width);
  const none = () => {};
  renderFeature(
    <ActionsMenu
      count={2}
      disabled={false}
      onEdit={none}
      onStatus={none}
      onAssign={none}
      onDelete={none}
      onMerge={undefined}
      onRelease={undefined}
      selectAll={undefined}
      onClear={none}
    />,
  );
  const button = screen.getByText('Actions (2)');
  jest.spyOn(button, 'getBoundingClientRect').mockReturnValue(BUTTON);
  fireEvent.click(button);
  const style = screen.getByRole('menu').parentElement?.style;
  expect([style?.top, style?.left]).toEqual([`${top}px`, `${BUTTON.right}px`]);
});
