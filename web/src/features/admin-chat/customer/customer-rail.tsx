import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { statusRules } from '@harbour-haul/domain/leads/lead-status';
import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ContactButtons } from '#components/contact-buttons.tsx';
import { PhotoThumbnail } from '#components/photo-thumbnail.tsx';
import { leadPath } from '#lib/admin-paths.ts';
import { describedHint } from '#lib/hints/described-hint.ts';
import { useCustomerLead, useIsLeadComing } from '../api/customer-lead.ts';
import { useMessages } from '../api/messages.ts';
import { personName, shortName, visitorTip } from '../session-names.ts';
import { ChatOwner } from './chat-owner.tsx';
import { collected, plannedPickup } from './collected.ts';
import { LeadOwnerLine } from './lead-owner-line.tsx';

/** Who the conversation is with: how to reach them, what the assistant has so far, their photos and their lead. */
export function CustomerRail({ session }: { session: ChatSession }) {
  const { customer } = session;
  const isForgotten = session.forgottenAt !== null;
  const leadId = isForgotten ? null : session.leadId;
  const lead = useCustomerLead(leadId);
  const into = lead?.mergedInto ?? null;
  const intoLead = useCustomerLead(into);
  const worked = into === null ? lead : intoLead;
  const facts = collected(customer, lead);
  const planned = worked ? plannedPickup(worked) : null;
  const missing = useIsLeadComing(leadId) ? 'Loading...' : 'Not yet';
  const known = facts.filter(({ value }) => value !== null).length;
  return (
    <Box component="aside" aria-label="Customer" sx={railStyle}>
      <div>
        <Typography component="h4" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
          {personName(session)}
        </Typography>
        <Typography variant="body2" color="textSecondary" {...describedHint(session.visitorId)}>
          {`Visitor id ${visitorTip(session)}`}
        </Typography>
      </div>
      {!isForgotten && (
        <Section title="Owner">
          <ChatOwner session={session} />
        </Section>
      )}
      {lead && <ContactButtons phone={lead.phone} email={lead.email} address={lead.address} />}
      {!isForgotten && (
        <Section title={requestTitle(session) ?? `So far: ${known} of ${facts.length}`}>
          <Box component="dl" sx={factsStyle}>
            {planned !== null && (
              <>
                <dt>Pickup</dt>
                <Box component="dd" sx={{ fontWeight: 600 }}>
                  {planned}
                </Box>
              </>
            )}
            {facts.map(({ label, value }) => (
              <Box key={label} sx={{ display: 'contents' }}>
                <dt>{label}</dt>
                <Box component="dd" data-missing={value === null || undefined}>
                  {value ?? missing}
                </Box>
              </Box>
            ))}
            {lead?.email && (
              <>
                <dt>Email</dt>
                <dd>{lead.email}</dd>
              </>
            )}
          </Box>
          {lead?.details && (
            <Typography variant="body2" sx={{ mt: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {lead.details}
            </Typography>
          )}
        </Section>
      )}
      {lead?.openQuestions && (
        <Section title="Open questions">
          <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {lead.openQuestions}
          </Typography>
        </Section>
      )}
      <ChatPhotos session={session} />
      {leadId !== null && (
        <Section title={leadTitle(into ?? leadId, worked)}>
          {into !== null && (
            <Typography variant="body2" color="textSecondary" sx={{ mb: 0.75 }}>
              {`Lead #${leadId} of this chat is merged into it.`}
            </Typography>
          )}
          {worked && <LeadOwnerLine session={session} lead={worked} />}
          <OpenLead id={into ?? leadId} />
        </Section>
      )}
      {leadId === null && customer?.nameFromLead !== undefined && (
        <Section title={`Name from lead #${customer.nameFromLead}`}>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 0.75 }}>
            The same browser has sent it before. In this chat no name was said yet.
          </Typography>
          <OpenLead id={customer.nameFromLead} />
        </Section>
      )}
    </Box>
  );
}

function OpenLead({ id }: { id: number }) {
  return (
    <Button
      component={RouterLink}
      to={leadPath(id)}
      variant="outlined"
      size="small"
      startIcon={<AssignmentOutlined />}
    >
      Open lead
    </Button>
  );
}

/** The photos that the visitor has sent in this conversation, as far as it is loaded. */
function ChatPhotos({ session }: { session: ChatSession }) {
  const { log } = useMessages(session.id);
  const photos = log.messages.flatMap(({ sender, image, id }) =>
    sender === 'user' && image !== null ? [{ id, image }] : [],
  );
  if (photos.length === 0) return null;
  return (
    <Section title={`Photos (${photos.length})`}>
      <Box sx={photosStyle}>
        {photos.map(({ id, image }, index) => (
          <PhotoThumbnail key={id} photo={image} alt={`Photo ${index + 1} of ${shortName(session)}`} />
        ))}
      </Box>
    </Section>
  );
}

/** The lead that the team works on: the chat's own, or the one that it was merged into. */
const leadTitle = (id: number, lead: Lead | undefined): string =>
  lead ? `Lead #${id} · ${statusRules(lead.status).label}` : `Lead #${id}`;

/** What became of the request; null while it is not sent. */
function requestTitle({ leadSentAt, leadCanceledAt }: ChatSession): string | null {
  if (leadCanceledAt !== null) return 'Canceled request';
  return leadSentAt === null ? null : 'Sent request';
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Typography component="h5" sx={{ fontSize: '0.8125rem', fontWeight: 700, mb: 0.75 }}>
        {title}
      </Typography>
      {children}
    </section>
  );
}

const railStyle = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  p: 2,
  minHeight: 0,
  overflowY: 'auto',
};

const factsStyle = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  columnGap: 1,
  rowGap: 0.5,
  fontSize: '0.875rem',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
  '& dd[data-missing]': { color: 'text.secondary', fontStyle: 'italic' },
};

const photosStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 0.75,
  '& img': { width: '100%', height: 76, objectFit: 'cover' },
};
