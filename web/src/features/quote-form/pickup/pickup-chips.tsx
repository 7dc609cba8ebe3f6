import styled from '@emotion/styled';
import { useState, useSyncExternalStore } from 'react';
import { color, NARROW } from '#components/tokens.ts';
import { neverChanges } from '../never-changes.ts';
import { useQuoteTexts } from '../texts/use-quote-texts.ts';
import { PICKUP_DAYS, type PickupDay, pickupDates } from './pickup-days.ts';

const Chips = styled('div')({
  display: 'grid',
  // Two in a row at every width, as fields stand: none is left over by itself.
  gridTemplateColumns: '1fr 1fr',
  gap: 8,
  // The longest has the room that the others leave it, and a row where text is large.
  [NARROW]: { display: 'flex', flexWrap: 'wrap' },
  p: { gridColumn: '1 / -1', width: '100%', fontWeight: 600 },
  button: {
    flex: 'auto',
    // Two in a row.
    minWidth: '34%',
    minHeight: 44,
    padding: 4,
    border: '1px solid color-mix(in srgb, var(--mui-palette-text-secondary) 75%, transparent)',
    borderRadius: 22,
    background: color.surface,
    color: color.text,
    font: 'inherit',
    cursor: 'pointer',
    '&:hover': { borderColor: color.primary },
    '&:focus-visible': { outline: `3px solid ${color.primary}`, outlineOffset: 2 },
    '&[aria-pressed=true]': {
      borderColor: color.primary,
      background: color.primary,
      color: color.onPrimary,
      fontWeight: 600,
      // Forced colours paint every button's ground alike.
      '@media (forced-colors: active)': {
        forcedColorAdjust: 'none',
        borderColor: 'Highlight',
        background: 'Highlight',
        color: 'HighlightText',
      },
    },
  },
});

interface PickupChipsProps {
  /** The date that is chosen, as `yyyy-mm-dd`. */
  date: string;
  onPick: (day: PickupDay, date: string) => void;
}

/** The days that most people want, above the calendar. */
export function PickupChips({ date, onPick }: PickupChipsProps) {
  const texts = useQuoteTexts();
  const [picked, setPicked] = useState<PickupDay | null>(null);
  // The page is built on another day, on which all of them are shown.
  const hasToday = useSyncExternalStore(
    neverChanges,
    () => pickupDates(new Date()).today !== null,
    () => true,
  );
  const shown = PICKUP_DAYS.filter((day) => day !== 'today' || hasToday);
  const isPicked = (day: PickupDay) => day === picked && pickupDates(new Date())[day] === date;
  return (
    <Chips data-wide="" role="group" aria-labelledby="quote-when">
      <p id="quote-when">{texts.when}</p>
      {shown.map((day) => (
        <button
          key={day}
          type="button"
          // The page is built with four, which its styles are for.
          style={shown.length === 3 && day === shown[0] ? { gridColumn: '1 / -1' } : undefined}
          aria-pressed={picked !== null && isPicked(day)}
          onClick={() => {
            const chosen = pickupDates(new Date())[day];
            if (chosen === null) return;
            setPicked(day);
            onPick(day, chosen);
          }}
        >
          {texts.days[day]}
        </button>
      ))}
    </Chips>
  );
}
