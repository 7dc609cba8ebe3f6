import styled from '@emotion/styled';
import { placeOutside } from '@harbour-haul/domain/site/place-outside';
import { TakeButton } from '#components/take-button.tsx';
import { color } from '#components/tokens.ts';
import { useUnpressed } from '#lib/use-unpressed.ts';
import { useQuoteTexts } from '../texts/use-quote-texts.ts';
import { looksCutShort, type Places, placeChoices, suggestAddresses } from './places.ts';

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
  onTake: (address: string) => void;
}

/**
 * What the address may become, for the browser's own list, and a word where its place lies beyond the served areas, is not
 * named, or the address looks cut short. It keeps nobody from going on.
 */
export function AddressHelp({ address, area, places, onTake, ...props }: AddressHelpProps) {
  const isLeft = useUnpressed(props.isLeft);
  const texts = useQuoteTexts();
  const outside = places && placeOutside(address, places);
  const choices = isLeft ? placeChoices(address, places) : null;
  const lacksPart = isLeft && (looksCutShort(address) || choices?.length === 0);
  const unfinished = lacksPart ? texts.wholeAddress : null;
  const note = outside === null ? unfinished : texts.outside(outside);
  return (
    <>
      <datalist id={SUGGESTIONS_ID}>
        {places && suggestAddresses(address, places, area).map((one) => <option key={one} value={one} />)}
      </datalist>
      <div role="status">
        {note !== null && <Note>{note}</Note>}
        {choices?.map((choice) => (
          <TakeButton key={choice} type="button" onClick={() => onTake(choice)}>
            {texts.didYouMean(choice)}
          </TakeButton>
        ))}
      </div>
    </>
  );
}
