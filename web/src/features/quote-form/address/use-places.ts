import { useRef, useState } from 'react';
import { PLACES_FILE, type Places } from './places.ts';

const TIMEOUT_MS = 10_000;

/** Streets and places, fetched when somebody reaches for the address; out of reach, the field is as good without. */
export function usePlaces(): { places: Places | null; prepare: () => void } {
  const [places, setPlaces] = useState<Places | null>(null);
  const isAsked = useRef(false);
  function prepare() {
    if (isAsked.current) return;
    isAsked.current = true;
    fetch(`/${PLACES_FILE}`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
      .then(async (response) => {
        if (!response.ok) throw new Error(`There is no ${PLACES_FILE}.`);
        setPlaces(JSON.parse(await response.text()) as Places);
      })
      .catch(() => {
        isAsked.current = false;
      });
  }
  return { places, prepare };
}
