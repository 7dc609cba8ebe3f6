import { expect, it } from '@jest/globals';
import { ENGLISH_PICKUP } from '../../pickup-wish/english-pickup.ts';
import { FRENCH_PICKUP } from '../../pickup-wish/french-pickup.ts';
import { wishedPickup } from './wished-pickup.ts';

const FRIDAY = '2026-11-27T12:00:00.000Z';
const SATURDAY = '2026-11-28T12:00:00.000Z';

it.each([
  [
    FRIDAY,
    'afternoon',
    'Pickup time: after 3:00 PM',
    'Friday, November 27, 2026, after 3:00 PM',
    'vendredi 27 novembre 2026, après 15\u00a0h',
  ],
  [
    FRIDAY,
    'afternoon',
    'Pickup time: at 2:30 PM',
    'Friday, November 27, 2026 at 2:30 PM',
    'vendredi 27 novembre 2026 à 14\u00a0h\u00a030',
  ],
  // Put right since.
  [
    FRIDAY,
    'morning',
    'Pickup time: after 3:00 PM',
    'Friday, November 27, 2026, morning (9AM-12PM)',
    'vendredi 27 novembre 2026, le matin (9\u00a0h à 12\u00a0h)',
  ],
  [FRIDAY, null, 'two sofas', 'Friday, November 27, 2026', 'vendredi 27 novembre 2026'],
  // What was asked for later is of another day.
  [
    FRIDAY,
    null,
    'two sofas\n\nAsked again on 2026-11-24 (form):\nPreferred date: 2026-11-28\nAs soon as possible, please.',
    'Friday, November 27, 2026',
    'vendredi 27 novembre 2026',
  ],
  [
    FRIDAY,
    null,
    'Added by the customer on 2026-11-24:\nAs soon as possible, please.',
    'Friday, November 27, 2026',
    'vendredi 27 novembre 2026',
  ],
  // The quote form's "As soon as possible", in either language.
  [
    FRIDAY,
    null,
    'two sofas\nAs soon as possible, please.',
    'As soon as possible, from Friday, November 27, 2026',
    'Dès que possible, à partir du vendredi 27 novembre 2026',
  ],
  [
    FRIDAY,
    null,
    'Dès que possible, s’il vous plaît.',
    'As soon as possible, from Friday, November 27, 2026',
    'Dès que possible, à partir du vendredi 27 novembre 2026',
  ],
  // Its "Weekend".
  [
    SATURDAY,
    null,
    'Saturday or Sunday, please.\ntwo sofas',
    'Saturday, November 28, 2026 or Sunday, November 29, 2026',
    'samedi 28 novembre 2026 ou dimanche 29 novembre 2026',
  ],
  [
    SATURDAY,
    'morning',
    'Samedi ou dimanche, s’il vous plaît.',
    'Saturday, November 28, 2026 or Sunday, November 29, 2026, morning (9AM-12PM)',
    'samedi 28 novembre 2026 ou dimanche 29 novembre 2026, le matin (9\u00a0h à 12\u00a0h)',
  ],
  // Another day was chosen since.
  [FRIDAY, null, 'Saturday or Sunday, please.', 'Friday, November 27, 2026', 'vendredi 27 novembre 2026'],
  [null, null, 'Pickup time: any time', 'Any time', 'N’importe quand'],
  [
    null,
    'evening',
    'Pickup time: any day, evening (5PM-8PM)',
    'Any day, evening (5PM-8PM)',
    'N’importe quel jour, le soir (17\u00a0h à 20\u00a0h)',
  ],
  [
    FRIDAY,
    null,
    'Junk: sofa\nPickup time: as soon as possible',
    'As soon as possible, from Friday, November 27, 2026',
    'Dès que possible, à partir du vendredi 27 novembre 2026',
  ],
  [
    FRIDAY,
    'morning',
    'Pickup time: Friday, November 27, 2026 or Saturday, November 28, 2026; morning (9AM-12PM)',
    'Friday, November 27, 2026 or Saturday, November 28, 2026, morning (9AM-12PM)',
    'vendredi 27 novembre 2026 ou samedi 28 novembre 2026, le matin (9\u00a0h à 12\u00a0h)',
  ],
  [
    FRIDAY,
    null,
    'Pickup time: Friday, November 27, 2026 to Sunday, November 29, 2026',
    'Friday, November 27, 2026 to Sunday, November 29, 2026',
    'du vendredi 27 novembre 2026 au dimanche 29 novembre 2026',
  ],
  // Another day was chosen since.
  [
    FRIDAY,
    null,
    'Pickup time: Saturday, November 28, 2026 or Sunday, November 29, 2026',
    'Friday, November 27, 2026',
    'vendredi 27 novembre 2026',
  ],
] as const)('the pickup on %s, %s, with %j is said as it was', (preferredDate, slot, details, en, fr) => {
  const pickup = wishedPickup({ preferredDate, preferredTimeSlot: slot, details });
  expect(pickup && [ENGLISH_PICKUP.whole(pickup), FRENCH_PICKUP.whole(pickup)]).toEqual([en, fr]);
});

it('no pickup is wished where nothing was said of it', () => {
  expect(wishedPickup({ preferredDate: null, preferredTimeSlot: null, details: 'two sofas' })).toBeNull();
});
