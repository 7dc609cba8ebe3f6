import { expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { ActionsMenu } from './actions-menu.tsx';

const parts = () =>
  [...screen.getByRole('menu').querySelectorAll('[role=menuitem], [role=separator]')].map(
    (part) => part.textContent,
  );

const open = (isLive: boolean) => {
  const pressed: string[] = [];
  const note = (what: string) => () => void pressed.push(what);
  renderFeature(
    <ActionsMenu
      isLive={isLive}
      onNoteCall={note('call')}
      onMerge={note('merge')}
      onDelete={note('delete')}
      onErase={note('erase')}
    />,
  );
  fireEvent.click(screen.getByLabelText('More actions'));
  return pressed;
};

it('what is gone for good stands apart from what can be undone', () => {
  const pressed = open(true);
  expect(parts()).toEqual(['Note a call', 'Merge with another lead…', 'Delete lead', '', 'Erase for good…']);
  fireEvent.click(within(screen.getByRole('menu')).getByText('Delete lead'));
  expect(pressed).toEqual(['delete']);
});

it('a lead that is not worked on can be erased alone', () => {
  const pressed = open(false);
  expect(parts()).toEqual(['Erase for good…']);
  fireEvent.click(screen.getByText('Erase for good…'));
  expect(pressed).toEqual(['erase']);
});
