import type { PhotoHazard } from './photo.ts';

/** How classifiers name hazardous goods; folded and singular, between commas. */
export const HAZARD_WORDS: Record<PhotoHazard, string> = {
  paint:
    'paint, paint can, paint container, paint bucket, spray can, spray paint, aerosol can, varnish, paint thinner',
  propane:
    'propane, propane tank, propane cylinder, gas cylinder, gas bottle, gas tank, cylinder, compressed gas',
  fuel: 'fuel, fuel can, gas can, gasoline, petrol, petrol can, jerry can, jerrycan, diesel, kerosene, fuel tank, motor oil, oil tank, oil drum',
  batteries:
    'battery, car battery, lead acid battery, lithium battery, battery pack, power bank, accumulator',
};
