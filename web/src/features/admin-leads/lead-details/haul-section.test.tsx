import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import { storedDay } from '@harbour-haul/domain/leads/fields/stored-day';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fact } from '../testing/fact.ts';
import {
  field,
  inToast,
  openDetails,
  patches,
  press,
  shownToast,
  type,
  typeDay,
} from '../testing/open-details.tsx';

const DAY = 'Tuesday, December 1, 2026';

it.each<[string, Partial<Lead>, string]>([
  ['a day that was chosen', {}, DAY],
  ['no day', { preferredDate: null }, 'Not specified'],
  [
    'as soon as possible, by the form',
    { details: 'As soon as possible, please.' },
    `As soon as possibleFrom ${DAY}`,
  ],
  [
    'as soon as possible, in French',
    { details: 'Un divan.\nDès que possible, s’il vous plaît.' },
    `As soon as possibleFrom ${DAY}`,
  ],
  [
    'as soon as possible without a day, by the chat',
    { details: 'Pickup time: as soon as possible', preferredDate: null },
    'As soon as possible',
  ],
])('the sheet says for which day a pickup is wished: %s', async (_case, changes, text) => {
  await openDetails(changes);
  expect(fact('Preferred date')).toBe(text);
});

describe('what was asked for', () => {
  const edit = async () => {
    await act(async () => press('Edit what to haul'));
    await screen.findByRole('group', { name: 'Preferred date' });
  };

  it('is typed in for a caller who changes it, and is taken back by Undo with how the junk type was known', async () => {
    const { requests, server } = await openDetails({
      junkClassificationSource: 'ai',
      junkConfidence: 0.93,
      details: 'A sofa.\nAs soon as possible, please.',
    });
    const before = server.lead;
    await edit();
    expect(document.activeElement).toBe(field('Junk type'));
    await type('Junk type', 'appliances');
    await type('Access', 'stairs');
    await type('Part of the day', 'morning');
    await type('Contact by', 'phone');
    await typeDay('Preferred date', 'Dec 9, 2026');
    press('Save Changes');
    await waitFor(() => expect(shownToast()).toContain('Person 12 saved'));
    const asked = {
      junkType: 'appliances',
      access: 'stairs',
      preferredTimeSlot: 'morning',
      preferredContactMethod: 'phone',
      preferredDate: '2026-12-09T12:00:00.000Z',
    };
    expect(patches(requests)).toEqual([{ ...asked, version: 1 }]);
    expect(server.lead).toMatchObject({
      ...asked,
      junkClassificationSource: 'user',
      junkConfidence: null,
      details: 'A sofa.\nPickup time: morning (9AM-12PM)',
    });
    await act(async () => inToast('Undo'));
    await waitFor(() => expect(shownToast()).toContain('Set Person 12 back to what it was.'));
    const { version: _version, updatedAt: _at, ...rest } = before;
    expect(server.lead).toMatchObject({ ...rest, updatedBy: 'jo', firstChangedAt: expect.any(String) });
  });

  it('as soon as possible is a tick alone and a stored line of the details, from today on where no day is said', async () => {
    const { requests } = await openDetails({ preferredDate: null, details: 'A sofa.' });
    await edit();
    const soonest = screen.getByLabelText<HTMLInputElement>('As soon as possible');
    expect(soonest.checked).toBe(false);
    for (const isWanted of [true, false, true]) {
      fireEvent.click(soonest);
      expect([soonest.checked, field('Details').value]).toEqual([isWanted, 'A sofa.']);
    }
    press('Save Changes');
    await waitFor(() => expect(shownToast()).toContain('Person 12 saved'));
    expect(patches(requests)).toEqual([
      {
        details: 'As soon as possible, please.\nA sofa.',
        preferredDate: storedDay(halifaxToday(new Date())),
        version: 1,
      },
    ]);
  });

  it('of a lead that nobody may change is not edited', async () => {
    await openDetails({ mergedInto: 3 });
    expect(screen.queryByText('Edit')).toBeNull();
  });
});
