import type { Lead } from '@harbour-haul/domain/leads/lead';
import Box from '@mui/material/Box';
import { ContactButtons } from '#components/contact-buttons.tsx';
import { AgeBadge } from '../age-badge.tsx';
import { CallQuestion } from '../calls/call-question.tsx';
import { askAboutCall } from '../calls/pending-call.ts';
import { AskedAgainBadge, HazardBadge, LooksLikeBadge, StatusBadge } from '../lead-badges.tsx';
import { LeadId } from '../lead-cells.tsx';
import type { LeadEditor } from '../lead-editor/use-lead-editor.ts';
import { OutsideBadge } from '../outside-badge.tsx';

interface LeadSummaryProps {
  lead: Lead;
  editor: LeadEditor;
  /** The lead is not worked on any more, and calls are not noted. */
  locked: boolean;
}

/** How a lead stands and how its customer is reached: what is needed first of all. */
export function LeadSummary({ lead, editor, locked }: LeadSummaryProps) {
  const { phone, email, address } = editor.form.values;
  return (
    <Box sx={summaryStyle}>
      <Box sx={badgesStyle}>
        <LeadId id={lead.id} unread={false} />
        <StatusBadge status={lead.status} />
        <AgeBadge lead={lead} />
        <AskedAgainBadge lead={lead} />
        <LooksLikeBadge lead={lead} />
        <OutsideBadge lead={lead} />
        <HazardBadge lead={lead} />
      </Box>
      {!locked && (
        <ContactButtons
          phone={phone}
          email={email}
          address={address}
          showsNumber
          onCall={() => askAboutCall(lead)}
        />
      )}
      {!locked && <CallQuestion lead={lead} />}
    </Box>
  );
}

const summaryStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 3,
  rowGap: 1.5,
};

/** The number of the lead has the room of the dot that marks unread ones in the list. */
const badgesStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, ml: -2 };
