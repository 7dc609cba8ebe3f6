/** What a pickup usually costs, by how much there is, in whole Canadian dollars before tax. */
export interface LoadPrice {
  load: string;
  from: number;
  to: number;
}

/**
 * The operator's figures, which the assistant names to whoever asks for a price: confirm or correct them here before the
 * first deployment. They are said as usual prices only; the professional's quote is the price.
 */
export const LOAD_PRICES: readonly LoadPrice[] = [
  { load: 'a single item', from: 75, to: 150 },
  { load: 'a quarter truckload', from: 150, to: 275 },
  { load: 'half a truckload', from: 275, to: 425 },
  { load: 'a full truckload', from: 450, to: 650 },
];
