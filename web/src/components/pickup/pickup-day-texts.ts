import type { PickupDay } from './pickup-days.ts';

export interface PickupDayTexts {
  when: string;
  days: Record<PickupDay, string>;
}

export const ENGLISH_DAYS: PickupDayTexts = {
  when: 'When?',
  days: { asap: 'As soon as possible', today: 'Today', tomorrow: 'Tomorrow', weekend: 'Weekend' },
};

export const FRENCH_DAYS: PickupDayTexts = {
  when: 'Quand?',
  days: { asap: 'Dès que possible', today: 'Aujourd’hui', tomorrow: 'Demain', weekend: 'Fin de semaine' },
};
