const DOLLARS = new Intl.NumberFormat('en-CA', {
  style: 'currency',
  currency: 'CAD',
  maximumFractionDigits: 0,
});

/** Returns whole dollars. Beside no rows of the overview: the figures of today are part of the first screen, and its charts are not. */
export const money = (dollars: number): string => DOLLARS.format(dollars);

/** Returns dollars where there is little room: from six digits on in thousands, as `$123K`. */
export const briefMoney = (dollars: number): string =>
  dollars < 100_000 ? money(dollars) : `${money(dollars / 1_000)}K`;
