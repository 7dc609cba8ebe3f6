import { splitEntries } from '@harbour-haul/domain/leads/entries/entries';
import { ACCESS_LABELS } from '@harbour-haul/domain/leads/fields/access';
import { junkTypeLabel } from '@harbour-haul/domain/leads/fields/junk-type';
import { phoneText } from '@harbour-haul/domain/leads/fields/phone/phone-digits';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { CalendarLead } from '@harbour-haul/domain/leads/pickups/calendar-lead';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useQueries } from '@tanstack/react-query';
import { DateTime } from 'luxon';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { call } from '#lib/api/admin-call.ts';
import { useAskedInChat } from '#lib/chat/asked-in-chat.ts';
import { fieldText } from '../field-text.ts';
import { nameOf } from '../lead-name.ts';
import { pickupTime } from './pickup-time.ts';

interface DaySheetProps {
  /** `yyyy-mm-dd` */
  day: string;
  pickups: readonly CalendarLead[];
  /** It was printed, or not. */
  onDone: () => void;
}

/** The pickups of a day on paper: it is loaded as it is now, handed to the browser's printing, and gone. */
export function DaySheet({ day, pickups, onDone }: DaySheetProps) {
  const loaded = useQueries({
    queries: pickups.map(({ id }) => ({
      queryKey: ['day-sheet', id],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await call('getLead', { params: { id } }, { signal })).lead,
      // A sheet keeps nothing of anybody.
      gcTime: 0,
      staleTime: 0,
      retry: false,
    })),
  });
  const isReady = loaded.every(({ isPending }) => !isPending);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (!isReady) return;
    const end = () => done();
    window.addEventListener('afterprint', end);
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, [isReady]);
  if (!isReady) return null;
  const onRoute = pickups.filter(({ address }) => address !== null);
  return createPortal(
    <div data-day-sheet="">
      <GlobalStyles styles={paperStyle} />
      <h1>{`Pickups on ${DateTime.fromISO(day, { locale: 'en' }).toFormat('cccc, MMMM d, yyyy')}`}</h1>
      <p>{pickups.length === 1 ? '1 stop' : `${pickups.length} stops`}</p>
      {pickups.map((pickup, index) => (
        <Stop
          key={pickup.id}
          pickup={pickup}
          number={onRoute.indexOf(pickup) + 1}
          lead={loaded[index]?.data}
        />
      ))}
    </div>,
    document.body,
  );
}

interface StopProps {
  pickup: CalendarLead;
  /** 0 where nobody knows where it is. */
  number: number;
  /** Undefined where it could not be loaded. */
  lead: Lead | undefined;
}

function Stop({ pickup, number, lead }: StopProps) {
  const asked = useAskedInChat(pickup);
  const { id, address, junkType, phone } = pickup;
  return (
    <article>
      <h2>{`${number > 0 ? `${number}. ` : ''}${pickupTime(pickup)} · ${nameOf(pickup)}`}</h2>
      <dl>
        {asked && (
          <Fact name="In the chat" value={`${asked.text}. Please ask the office before you drive.`} />
        )}
        <Fact name="Address" value={address ?? 'No address yet'} />
        <Fact name="Phone" value={phone && phoneText(phone)} />
        <Fact name="Junk" value={junkTypeLabel(junkType)} />
        {lead ? <FactsOf lead={lead} /> : <Fact name="Details" value="Could not be loaded." />}
        <Fact name="Lead" value={`#${id}`} />
      </dl>
    </article>
  );
}

/** What a crew has to know at the door. */
function FactsOf({ lead: { details, access, hazards, notes, estimatedValue } }: { lead: Lead }) {
  return (
    <>
      <Fact name="Details" value={details} />
      <Fact name="Access" value={access && ACCESS_LABELS[access]} />
      <Fact name="Hazardous" value={hazards && splitEntries(hazards).join(', ')} />
      <Fact name="Notes" value={notes} />
      <Fact
        name="Estimate"
        value={estimatedValue === null ? null : fieldText('estimatedValue', estimatedValue)}
      />
    </>
  );
}

function Fact({ name, value }: { name: string; value: string | null }) {
  if (!value) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

/** Nothing else is printed, and in the colours of paper. */
const paperStyle = {
  '@media not print': { '[data-day-sheet]': { display: 'none' } },
  '@media print': {
    'body > :not([data-day-sheet])': { display: 'none !important' },
    'html, body': { background: '#fff !important' },
    '[data-day-sheet]': { color: '#000', fontSize: '11pt', lineHeight: 1.35 },
    '[data-day-sheet] h1': { fontSize: '16pt', margin: 0 },
    '[data-day-sheet] h2': { fontSize: '12pt', margin: '0 0 4px' },
    '[data-day-sheet] article': { breakInside: 'avoid', borderTop: '1px solid #000', padding: '8px 0' },
    '[data-day-sheet] dl': {
      display: 'grid',
      gridTemplateColumns: '64pt 1fr',
      columnGap: '12px',
      rowGap: '2px',
      margin: 0,
    },
    '[data-day-sheet] dd': { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  },
};
