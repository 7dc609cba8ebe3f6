import { readCallTimes } from '@harbour-haul/domain/call-times/call-times-note';
import type { ContactMethod } from '@harbour-haul/domain/leads/fields/contact-method';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { statusRules } from '@harbour-haul/domain/leads/lead-status';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { ContactButtons } from '#components/contact-buttons.tsx';
import { AgeBadge } from '../age-badge.tsx';
import { CallBackLine } from '../calls/call-back-line.tsx';
import { CallQuestion } from '../calls/call-question.tsx';
import { askAboutCall } from '../calls/pending-call.ts';
import { UnansweredBadge } from '../calls/unanswered-badge.tsx';
import { HazardBadge, StatusBadge } from '../lead-badges.tsx';
import { LeadId } from '../lead-cells.tsx';
import type { LeadForm } from '../lead-editor/lead-form.ts';
import { useFieldValue } from '../lead-editor/use-form-state.ts';
import { OutsideBadge } from '../outside-badge.tsx';
import { LeadOwner } from '../owner/lead-owner.tsx';
import { LeadOwnerMark } from '../owner/lead-owner-mark.tsx';
import { NoticedBadges } from './noticed-badges.tsx';

interface LeadSummaryProps {
  lead: Lead;
  /** How the customer is reached is shown as it is typed. */
  form: LeadForm;
  /** The lead is not worked on any more, and calls are not noted. */
  locked: boolean;
  /** Sets the status, where its field is further down than a phone's screen; null where it is in sight. */
  onStatus: (() => void) | null;
}

/** How a lead stands and how its customer is reached: what is needed first of all. */
export const LeadSummary = memo(function LeadSummary(props: LeadSummaryProps) {
  const { lead, form, locked, onStatus } = props;
  return (
    <Box sx={summaryStyle}>
      <Box sx={badgesStyle}>
        <LeadId lead={lead} unread={false} />
        {onStatus ? (
          <Button
            aria-label={`Status: ${statusRules(lead.status).label}`}
            onClick={onStatus}
            endIcon={<ArrowDropDown />}
            sx={statusStyle}
          >
            <StatusBadge status={lead.status} />
          </Button>
        ) : (
          <StatusBadge status={lead.status} />
        )}
        <AgeBadge lead={lead} />
        <UnansweredBadge lead={lead} />
        <NoticedBadges lead={lead} locked={locked} />
        <OutsideBadge lead={lead} />
        <HazardBadge lead={lead} />
        {locked ? <LeadOwnerMark lead={lead} /> : <LeadOwner lead={lead} />}
      </Box>
      {!locked && <Reach lead={lead} form={form} />}
      {!locked && <CallBackLine lead={lead} />}
      {!locked && <CallQuestion lead={lead} />}
    </Box>
  );
});

/** How the customer wants to be reached, and what does it. */
function Reach({ lead, form }: Pick<LeadSummaryProps, 'lead' | 'form'>) {
  const phone = useFieldValue(form, 'phone');
  const email = useFieldValue(form, 'email');
  const address = useFieldValue(form, 'address');
  const method = (useFieldValue(form, 'preferredContactMethod') || null) as ContactMethod | null;
  const wish = wishText({ method, details: lead.details, email });
  return (
    <Box sx={contactStyle}>
      {wish && (
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {wish}
        </Typography>
      )}
      <ContactButtons
        phone={phone}
        email={email}
        address={address}
        showsNumber
        wished={method}
        onCall={() => askAboutCall(lead)}
      />
    </Box>
  );
}

interface ReachWish {
  method: ContactMethod | null;
  details: string | null;
  email: string;
}

/** How and when the customer wants to be contacted; null where they have not said. */
function wishText({ method, details, email }: ReachWish): string | null {
  const way = method === null ? null : wayText(method, email);
  const times = readCallTimes(details);
  return times === null ? way : `${way ?? 'When to call'}: ${times}`;
}

function wayText(method: ContactMethod, email: string): string {
  return method === 'email' && email.trim() === '' ? 'Wants an email (no address yet)' : WISHES[method];
}

const WISHES = {
  phone: 'Wants a phone call',
  sms: 'Wants a text message',
  email: 'Wants an email',
} as const satisfies Record<ContactMethod, string>;

const statusStyle = { minHeight: 44, px: 0.5, my: -1, color: 'text.secondary', '& > span': { ml: 0 } };

const contactStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
};

const summaryStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 3,
  rowGap: 1.5,
};

const badgesStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 };
