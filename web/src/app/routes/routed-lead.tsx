import type { Lead } from '@harbour-haul/domain/leads/lead';
import { statusRules } from '@harbour-haul/domain/leads/lead-status';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useNewestLead } from '#features/admin-leads/api/list-leads.ts';
import { useLead } from '#features/admin-leads/api/use-lead.ts';
import { LeadDetailsDialog } from '#features/admin-leads/lead-details/lead-details-dialog.tsx';
import type { LeadSteps } from '#features/admin-leads/lead-details/lead-step-buttons.tsx';
import { markLeadOpened } from '#features/admin-leads/opened-leads.ts';
import { AskedInChatNotice } from '#features/chat-transcript/asked-in-chat-notice.tsx';
import { ChatNotesNotice } from '#features/chat-transcript/chat-notes-notice.tsx';
import { ChatTranscript } from '#features/chat-transcript/chat-transcript.tsx';
import { SaidToPeopleNotice } from '#features/chat-transcript/said-to-people-notice.tsx';
import { ChatPhotoSources } from '#features/lead-photos/chat-photo-sources.tsx';
import { LeadPhotos } from '#features/lead-photos/lead-photos.tsx';
import { chatPath } from '#lib/admin-paths.ts';
import { type LeadTarget, targetName } from './lead-target.ts';
import { MissingLeadDialog } from './missing-lead-dialog.tsx';
import { type SearchState, searchState } from './search-state.ts';

interface RoutedLeadProps {
  target: LeadTarget;
  /** The leads of the page that is shown; undefined while none is. */
  loaded: readonly Lead[] | undefined;
  /** The way to the lead's neighbours in the list; null where the list has not got it. */
  steps: LeadSteps | null;
  onClose: () => void;
  /** Shows another lead instead of this one. */
  onOpen: (id: number) => void;
}

/** The details of the lead in the URL: the one with an id, or the newest of a visitor. */
export function RoutedLead({ target, ...props }: RoutedLeadProps) {
  if ('id' in target) return <LeadById id={target.id} {...props} />;
  return <NewestLead visitorId={target.visitorId} {...props} />;
}

type OpenLeadProps = Omit<RoutedLeadProps, 'target'>;

/** A lead of the loaded page opens at once, and stays open when a refresh removes it from the page. */
function LeadById({ id, loaded, steps, onClose, onOpen }: OpenLeadProps & { id: number }) {
  const onPage = loaded?.find((lead) => lead.id === id);
  const [last, setLast] = useState(onPage);
  if (onPage && onPage !== last) setLast(onPage);
  const query = useLead(id, onPage ?? last);
  const { lead } = query;
  const openedId = lead?.id;
  useEffect(() => {
    if (openedId !== undefined) markLeadOpened(openedId);
  }, [openedId]);
  if (!lead) {
    const state = searchState(query);
    // The list is still being loaded too, and says so.
    if (loaded === undefined && state === 'seeking') return null;
    return <Missing target={{ id }} state={state} onRetry={query.retry} onClose={onClose} />;
  }
  return (
    <LeadDetailsDialog
      lead={lead}
      steps={steps}
      onClose={onClose}
      onOpen={onOpen}
      photos={<LeadPhotos lead={lead} />}
      photoSources={lead.visitorId && <ChatPhotoSources visitorId={lead.visitorId} />}
      chatNotice={
        lead.visitorId &&
        lead.sessionId &&
        statusRules(lead.status).open && (
          <>
            <AskedInChatNotice visitorId={lead.visitorId} sessionId={lead.sessionId} />
            <SaidToPeopleNotice
              visitorId={lead.visitorId}
              sessionId={lead.sessionId}
              events={query.record?.events}
            />
            <ChatNotesNotice visitorId={lead.visitorId} sessionId={lead.sessionId} />
          </>
        )
      }
      chatTranscript={
        lead.visitorId && (
          <>
            {lead.sessionId && <LiveChatLink sessionId={lead.sessionId} />}
            <ChatTranscript
              visitorId={lead.visitorId}
              sessionId={lead.sessionId}
              isFromChat={lead.source === 'chat'}
            />
          </>
        )
      }
    />
  );
}

/** From the lead of a chat back to the chat itself. */
function LiveChatLink({ sessionId }: { sessionId: string }) {
  return (
    <Button
      component={RouterLink}
      to={chatPath(sessionId)}
      variant="outlined"
      size="small"
      startIcon={<ForumOutlined />}
      sx={{ mb: 1.5 }}
    >
      Open live chat
    </Button>
  );
}

function NewestLead({ visitorId, ...props }: OpenLeadProps & { visitorId: string }) {
  const query = useNewestLead(visitorId);
  if (query.data) return <LeadById id={query.data.id} {...props} loaded={[query.data]} />;
  const state = searchState({ missing: query.data === null, failed: query.isError && !query.isFetching });
  return (
    <Missing
      target={{ visitorId }}
      state={state}
      onRetry={() => void query.refetch()}
      onClose={props.onClose}
    />
  );
}

interface MissingProps {
  target: LeadTarget;
  state: SearchState;
  onRetry: () => void;
  onClose: () => void;
}

function Missing({ target, ...props }: MissingProps) {
  return <MissingLeadDialog name={targetName(target)} {...props} />;
}
