import type { Piece } from '../pieces.ts';
import { type FoundPlace, placeAt } from './place-at.ts';

/** A place among words: the index of its first, and the end. */
interface PlaceInWords extends FoundPlace {
  from: number;
}

/** The places that folded words name. */
export function placesIn(words: readonly string[]): PlaceInWords[] {
  const pieces = words.map(pieceOf);
  const places: PlaceInWords[] = [];
  for (let from = 0; from < pieces.length; ) {
    const place = placeAt(pieces, from);
    if (place !== null) places.push({ ...place, from });
    from = place?.to ?? from + 1;
  }
  return places;
}

const pieceOf = (word: string, token: number): Piece => ({
  text: word,
  word,
  token,
  start: 0,
  end: 0,
  mark: '',
  hashed: false,
});
