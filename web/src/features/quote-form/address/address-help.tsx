import styled from '@emotion/styled';
import { placeOutside } from '@harbour-haul/domain/site/place-outside';
import { color } from '#components/tokens.ts';
import { useQuoteTexts } from '../texts/use-quote-texts.ts';
import { looksCutShort, type Places, suggestAddresses } from './places.ts';

export const SUGGESTIONS_ID = 'quote-address-suggestions';

const Note = styled('p')({
  marginTop: 8,
  padding: '10px 14px',
  borderLeft: `4px solid ${color.accent}`,
  borderRadius: 8,
  background: `color-mix(in srgb, ${color.accent} 14%, transparent)`,
  fontSize: '0.9375rem',
});

interface AddressHelpProps {
  address: string;
  /** Whose streets come first. */
  area: string | undefined;
  places: Places | null;
  /** Its visitor has gone on to another field, and nothing is wrong with it. */
  isLeft: boolean;
}

/**
 * What the address may become, for the browser's own list, and a word where its place lies beyond the served areas or it
 * looks cut short. It keeps nobody from going on.
 */
export function AddressHelp({ address, area, places, isLeft }: AddressHelpProps) {
  const texts = useQuoteTexts();
  const outside = places && placeOutside(address, places);
  const unfinished = isLeft && looksCutShort(address) ? texts.wholeAddress : null;
  const note = outside === null ? unfinished : texts.outside(outside);
  return (
    <>
      <datalist id={SUGGESTIONS_ID}>
        {places && suggestAddresses(address, places, area).map((one) => <option key={one} value={one} />)}
      </datalist>
      <div role="status">{note !== null && <Note>{note}</Note>}</div>
    </>
  );
}
