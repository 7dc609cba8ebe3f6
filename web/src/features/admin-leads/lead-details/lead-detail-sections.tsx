import { junkTypeLabel } from '@harbour-haul/domain/leads/junk-type';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { ClassificationBadge } from '../classification-badge.tsx';
import { CreatedAt, PhoneLink, ValueOr } from '../lead-cells.tsx';
import { longDay, momentDay, momentTime } from '../lead-dates.ts';
import { CONTACT_METHOD_LABELS, STATUS_LABELS } from '../list-labels.ts';
import { DetailSection, Fact } from './detail-section.tsx';

const NOT_PROVIDED = 'Not provided';
const NOT_SPECIFIED = 'Not specified';

/** A lead's facts in four groups: who, what, how far, and where it came from. */
export function LeadDetailSections({ lead }: { lead: Lead }) {
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
      <ContactSection lead={lead} />
      <RequestSection lead={lead} />
      <QualificationSection lead={lead} />
      <RecordSection lead={lead} />
    </Box>
  );
}

function ContactSection({ lead }: { lead: Lead }) {
  const email = lead.email && (
    <Link href={`mailto:${encodeURIComponent(lead.email).replace('%40', '@')}`}>{lead.email}</Link>
  );
  const method = lead.preferredContactMethod && CONTACT_METHOD_LABELS[lead.preferredContactMethod];
  return (
    <DetailSection title="Contact">
      <Fact label="Name">
        <ValueOr value={lead.name} missing={NOT_PROVIDED} />
      </Fact>
      <Fact label="Phone">
        <PhoneLink phone={lead.phone} />
      </Fact>
      <Fact label="Email">
        <ValueOr value={email} missing={NOT_PROVIDED} />
      </Fact>
      <Fact label="Address">
        <ValueOr value={lead.address} missing={NOT_PROVIDED} />
      </Fact>
      <Fact label="Contact by">
        <ValueOr value={method} missing={NOT_SPECIFIED} />
      </Fact>
    </DetailSection>
  );
}

function RequestSection({ lead }: { lead: Lead }) {
  return (
    <DetailSection title="Request">
      <Fact label="Junk type">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <ValueOr value={lead.junkType && junkTypeLabel(lead.junkType)} missing={junkTypeLabel(null)} />
          <ClassificationBadge lead={lead} />
        </Box>
      </Fact>
      {lead.junkConfidence !== null && (
        <Fact label="Confidence">{`${Math.round(lead.junkConfidence * 100)}%`}</Fact>
      )}
      <Fact label="Preferred date">
        <ValueOr value={lead.preferredDate && longDay(lead.preferredDate)} missing={longDay(null)} />
      </Fact>
      {lead.details && <Fact label="Details">{lead.details}</Fact>}
      {lead.photoPath && <Fact label="Photo">{lead.photoPath}</Fact>}
      <Fact label="Source">
        <ValueOr value={lead.source} missing={NOT_SPECIFIED} />
      </Fact>
    </DetailSection>
  );
}

function QualificationSection({ lead }: { lead: Lead }) {
  return (
    <DetailSection title="Qualification Status">
      <Fact label="Status">{STATUS_LABELS[lead.status]}</Fact>
      <Fact label="Estimated value">
        <ValueOr value={dollars(lead.estimatedValue)} missing={NOT_SPECIFIED} />
      </Fact>
      <Fact label="Scheduled date">
        <ValueOr value={lead.scheduledDate && longDay(lead.scheduledDate)} missing={longDay(null)} />
      </Fact>
      <Fact label="Follow-up date">
        <ValueOr value={lead.followUpDate && longDay(lead.followUpDate)} missing={longDay(null)} />
      </Fact>
      <Fact label="Notes">
        <ValueOr value={lead.notes} missing="No notes yet" />
      </Fact>
    </DetailSection>
  );
}

function RecordSection({ lead }: { lead: Lead }) {
  return (
    <DetailSection title="Record">
      <Fact label="Created">
        <CreatedAt lead={lead} />
      </Fact>
      <Fact label="Updated">{`${momentDay(lead.updatedAt)} ${momentTime(lead.updatedAt)}`}</Fact>
      <Fact label="Visitor ID">
        <ValueOr value={lead.visitorId} missing="Unknown" />
      </Fact>
      <Fact label="Session ID">
        <ValueOr value={lead.sessionId} missing="Unknown" />
      </Fact>
      <Fact label="Version">{lead.version}</Fact>
    </DetailSection>
  );
}

const money = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' });

function dollars(value: number | null): string | null {
  return value === null ? null : money.format(value);
}
