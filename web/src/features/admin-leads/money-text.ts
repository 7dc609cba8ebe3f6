const money = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' });

/** An amount as people write it, with its cents. */
export function moneyText(amount: number): string {
  return money.format(amount);
}
