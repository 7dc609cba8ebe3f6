import { deniedNumber } from '../../../understanding/recognisers/address/labelled-part.ts';
import { storedOf, type Understanding } from '../../../understanding/understand.ts';

/** "Changez le 12 pour le 79", of a known house 12: whether the figures that look like a day are those of the house. */
export function isOfHouse(said: Understanding, address: string | null): boolean {
  const figures = address === null ? null : deniedNumber(said.utterance, address);
  if (figures === null) return false;
  const day = storedOf(said, 'pickup');
  return day === null || (day.from < figures.to && figures.from < day.to);
}
