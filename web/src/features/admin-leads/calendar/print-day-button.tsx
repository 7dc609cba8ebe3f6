import type { CalendarLead } from '@harbour-haul/domain/leads/pickups/calendar-lead';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { lazyPart } from '#lib/lazy/lazy-part.tsx';
import { dayText } from './use-pickup-moves.ts';

const DaySheet = lazyPart(async () => (await import('./day-sheet.tsx')).DaySheet);

interface PrintDayButtonProps {
  /** `yyyy-mm-dd` */
  day: string;
  /** In the order of the day. */
  pickups: readonly CalendarLead[];
}

/** Prints what a crew takes along of a day: who, where, what and how to get in. */
export function PrintDayButton({ day, pickups }: PrintDayButtonProps) {
  const [isPrinting, setPrinting] = useState(false);
  const text = isPrinting ? 'Preparing...' : 'Print the day';
  return (
    <>
      <Button
        size="small"
        startIcon={<PrintOutlined />}
        aria-label={`${text}, ${dayText(day)}`}
        disabled={isPrinting}
        onClick={() => setPrinting(true)}
        sx={{ mt: 0.5, px: 1, width: '100%', maxWidth: 360 }}
      >
        {text}
      </Button>
      {isPrinting && <DaySheet day={day} pickups={pickups} onDone={() => setPrinting(false)} />}
    </>
  );
}
