/** A part of an address in a message. */
export interface AddressPart {
  kind: 'unit' | 'house' | 'street' | 'place' | 'postal' | 'province' | 'box';
  /** Piece indices with the label that names the part, "unit number is 5"; `to` is exclusive. */
  from: number;
  to: number;
  /** Where the value alone stands in the text, so that it can be replaced there: the `5`. */
  start: number;
  end: number;
  /** `5`, `12`, `Oak Street`, `B3H 1A1`. */
  value: string;
  /** How it stands in a whole address: `unit 5`. */
  written: string;
  /** How sure it is that this is such a part, whatever stands beside it; 0 to 1. */
  sure: number;
  /** Said of a known address: "the house number is 14". */
  labelled: boolean;
  area: string | null;
  outside: boolean;
  /** A place that also means something else, or that another place makes more precise. */
  weak: boolean;
  wide: boolean;
  /** Written otherwise than it was said: "Street Oak" is "Oak Street". */
  turned?: boolean;
}

type Needed = Pick<AddressPart, 'kind' | 'from' | 'to' | 'start' | 'end' | 'value' | 'sure'>;

/** Returns a part with what most parts have. */
export const partOf = (needed: Needed & Partial<AddressPart>): AddressPart => ({
  written: needed.value,
  labelled: false,
  area: null,
  outside: false,
  weak: false,
  wide: false,
  ...needed,
});
