/** Whole dollars. Beside no rows of the overview: the figures of today are part of the first screen, and its charts are not. */
export const money = new Intl.NumberFormat('en-CA', {
  style: 'currency',
  currency: 'CAD',
  maximumFractionDigits: 0,
});
