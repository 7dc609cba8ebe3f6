import type { Lead } from '@harbour-haul/domain/leads/lead';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import type { ReactNode, Ref } from 'react';
import { StaleAlert } from '#components/stale-alert.tsx';
import type { LeadQuery } from '../api/use-lead.ts';
import { useOlderEvents } from '../api/use-older-events.ts';
import { AskedAgainBadge, StatusBadge } from '../lead-badges.tsx';
import { LeadId } from '../lead-cells.tsx';
import type { LeadEditor } from '../lead-editor/use-lead-editor.ts';
import { ContactFields } from '../lead-fields/contact-fields.tsx';
import { QualificationFields } from '../lead-fields/qualification-fields.tsx';
import {
  GoneNotice,
  MergedLeadsNotice,
  MergedNotice,
  NewerNotice,
  RestoredNotice,
  SuspicionNotice,
  TrashNotice,
} from './lead-notices.tsx';
import { RequestFacts } from './request-facts.tsx';
import { Timeline } from './timeline.tsx';
import type { LeadActions } from './use-lead-actions.ts';

interface DetailsBodyProps {
  ref: Ref<HTMLDivElement>;
  lead: Lead;
  query: LeadQuery;
  editor: LeadEditor;
  actions: LeadActions;
  /** Nothing can be changed: the lead is in the trash, was merged into another or no longer exists. */
  locked: boolean;
  onErase: () => void;
  onOpen: (id: number) => void;
  chatTranscript: ReactNode;
  photos: ReactNode;
}

/** What there is to know of a lead, and to change, below what has happened to it meanwhile. */
export function DetailsBody(props: DetailsBodyProps) {
  const { ref, lead, query, editor, actions, locked, onErase, onOpen, chatTranscript, photos } = props;
  const { record, missing, failed, retry } = query;
  const older = useOlderEvents(lead.id, record);
  const notice = { lead, actions };
  return (
    <DialogContent ref={ref} dividers sx={{ px: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2.5, ml: -2 }}>
        <LeadId id={lead.id} unread={false} />
        <StatusBadge status={lead.status} />
        <AskedAgainBadge lead={lead} />
      </Box>
      <div aria-live="polite">
        {missing && <GoneNotice />}
        {failed && <StaleAlert what="This lead" onRetry={retry} />}
        <TrashNotice {...notice} onErase={onErase} />
        <SuspicionNotice {...notice} />
        <MergedNotice {...notice} onOpen={onOpen} />
        {!locked && <MergedLeadsNotice {...notice} merged={record?.merged ?? []} />}
        {editor.newer && !locked && (
          <NewerNotice newer={editor.newer} onReview={() => editor.review(editor.newer)} />
        )}
        {editor.restored && <RestoredNotice />}
      </div>
      <Box sx={gridStyle}>
        <ContactFields editor={editor} locked={locked} />
        <QualificationFields editor={editor} locked={locked} />
        <RequestFacts lead={lead} />
        <Timeline events={record?.events} failed={failed} older={older} />
      </Box>
      {photos && <Box sx={{ mt: 4 }}>{photos}</Box>}
      {chatTranscript && <Box sx={{ mt: 4 }}>{chatTranscript}</Box>}
    </DialogContent>
  );
}

const gridStyle = {
  display: 'grid',
  columnGap: 5,
  rowGap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};
