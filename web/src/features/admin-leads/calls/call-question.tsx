import type { Lead } from '@harbour-haul/domain/leads/lead';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { lazyPart } from '#lib/lazy/lazy-part.tsx';
import { usePendingCall } from './pending-call.ts';

const CallOutcome = lazyPart(async () => (await import('./call-outcome.tsx')).CallOutcome);
const ReachedOffer = lazyPart(async () => (await import('./reached-offer.tsx')).ReachedOffer);

/** Asks in a lead how the call of it ended. */
export function CallQuestion({ lead }: { lead: Lead }) {
  const isAsked = usePendingCall()?.id === lead.id;
  return isAsked && <CallOutcome lead={lead} />;
}

/** Asks over a list how the last call ended, at the thumb, and offers the status that follows from it. */
export function ListCallQuestion() {
  const lead = usePendingCall();
  const [reached, setReached] = useState<Lead | null>(null);
  if (!lead && !reached) return null;
  return (
    <Box sx={overStyle}>
      {lead && <CallOutcome key={lead.id} lead={lead} onReached={setReached} />}
      {!lead && reached && <ReachedOffer lead={reached} onDone={() => setReached(null)} />}
    </Box>
  );
}

/** Above the list's own sticky parts, below its dialogs and the toasts. */
const overStyle = {
  position: 'fixed',
  zIndex: 'appBar',
  insetInline: 0,
  bottom: 'max(16px, env(safe-area-inset-bottom))',
  mx: 'auto',
  width: 'min(100% - 32px, 440px)',
  borderRadius: 1,
  boxShadow: 8,
  bgcolor: 'background.paper',
};
