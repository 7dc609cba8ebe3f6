import styled from '@emotion/styled';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { color, NARROW } from '#components/tokens.ts';
import { neverChanges } from '#lib/never-changes.ts';
import { readOfTab, writeToTab } from '#lib/storage/tab-storage.ts';
import type { PickupDayTexts } from './pickup-day-texts.ts';
import { asPickupDay, DAY_FIELD, PICKUP_DAYS, type PickupDay, pickupDates } from './pickup-days.ts';

const Chips = styled('div')({
  display: 'grid',
  // Two in a row at every width, as fields stand: none is left over by itself.
  gridTemplateColumns: '1fr 1fr',
  gap: 8,
  // The longest has the room that the others leave it, and a row where text is large.
  [NARROW]: { display: 'flex', flexWrap: 'wrap' },
  p: { gridColumn: '1 / -1', width: '100%', fontWeight: 600 },
  label: {
    flex: 'auto',
    // Two in a row.
    minWidth: '34%',
    minHeight: 44,
    // Where lines of two chips differ, the middle is not the padding's to find.
    padding: '8px 4px',
    alignContent: 'center',
    border: '1px solid color-mix(in srgb, var(--mui-palette-text-secondary) 75%, transparent)',
    borderRadius: 22,
    textAlign: 'center',
    cursor: 'pointer',
    '&:hover': { borderColor: color.primary },
    '&:has(:checked)': {
      // Forced colours paint every ground alike, and show this.
      outline: `3px solid ${color.primary}`,
      outlineOffset: -3,
      background: color.primary,
      color: color.onPrimary,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${color.primary}`, outlineOffset: 2 },
  },
  input: { position: 'absolute', opacity: 0 },
});

interface PickupChipsProps {
  texts: PickupDayTexts;
  /** The date that is chosen, as `yyyy-mm-dd`. */
  date: string;
  /** What was picked before; it counts as long as its date is the one that is chosen. */
  before?: PickupDay | null;
  /** Where it is kept for the tab; without one it is not. */
  keptAs?: string;
  /** Nothing can be picked at the moment. */
  isHeld?: boolean;
  onPick: (date: string) => void;
}

/**
 * The days that most people want, above the calendar. The browser's own choice of one, which it takes before any code is
 * there: what was chosen by then is picked as soon as it is.
 */
export function PickupChips({
  texts,
  date,
  before = null,
  keptAs,
  isHeld = false,
  onPick,
}: PickupChipsProps) {
  const group = useRef<HTMLDivElement>(null);
  const [early, setEarly] = useState<PickupDay | null>(null);
  const [picked, setPicked] = useState<PickupDay | null>(before);
  // The page is built on another day, on which all of them are shown.
  const hasToday = useSyncExternalStore(
    neverChanges,
    () => pickupDates(new Date()).today !== null,
    () => true,
  );
  const shown = PICKUP_DAYS.filter((day) => day !== 'today' || hasToday);
  const isPicked = (day: PickupDay) => day === picked && pickupDates(new Date())[day] === date;
  function pick(day: PickupDay) {
    const chosen = pickupDates(new Date())[day];
    if (chosen === null || isHeld) return;
    setPicked(day);
    if (keptAs !== undefined) writeToTab(keptAs, day);
    onPick(chosen);
  }
  // Read before a render undoes it, and picked once the form has all else that was entered by then.
  useLayoutEffect(() => {
    if (keptAs === undefined) return;
    const checked = asPickupDay(group.current?.querySelector<HTMLInputElement>(':checked')?.value);
    // The date that it stands for is kept as well, or is another one by now.
    setPicked(checked ?? asPickupDay(readOfTab(keptAs)));
    setEarly(checked);
  }, [keptAs]);
  const pickEarly = useEffectEvent((day: PickupDay) => {
    const chosen = pickupDates(new Date())[day];
    if (chosen === null) return;
    if (keptAs !== undefined) writeToTab(keptAs, day);
    onPick(chosen);
  });
  useEffect(() => {
    if (early) pickEarly(early);
  }, [early]);
  return (
    <Chips ref={group} data-wide="" role="group" aria-labelledby="quote-when">
      <p id="quote-when">{texts.when}</p>
      {shown.map((day) => (
        <label
          key={day}
          // The page is built with four, which its styles are for.
          style={shown.length === 3 && day === shown[0] ? { gridColumn: '1 / -1' } : undefined}
        >
          <input
            type="radio"
            name={DAY_FIELD}
            value={day}
            checked={isPicked(day)}
            onChange={() => pick(day)}
          />
          {texts.days[day]}
        </label>
      ))}
    </Chips>
  );
}
