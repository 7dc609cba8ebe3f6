import type { Lead } from '@harbour-haul/domain/leads/lead';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import type { ReactNode, Ref } from 'react';
import { StaleAlert } from '#components/stale-alert.tsx';
import type { LeadQuery } from '../api/use-lead.ts';
import { useOlderEvents } from '../api/use-older-events.ts';
import type { LeadEditor } from '../lead-editor/use-lead-editor.ts';
import { ContactFields, DetailsField } from '../lead-fields/contact-fields.tsx';
import { QualificationFields } from '../lead-fields/qualification-fields.tsx';
import { SamePhoneNotice } from '../merge/same-phone-notice.tsx';
import { HaulSection } from './haul-section.tsx';
import {
  GoneNotice,
  LooksLikeNotice,
  MergedLeadsNotice,
  MergedNotice,
  NewerNotice,
  RestoredNotice,
  SuspicionNotice,
  TrashNotice,
} from './lead-notices.tsx';
import { MoreSection } from './more-section.tsx';
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
  /** Asks with which lead this one is to be merged. */
  onMerge: () => void;
  onOpen: (id: number) => void;
  /** How the lead stands, where it is not above. */
  summary: ReactNode;
  chatTranscript: ReactNode;
  photos: ReactNode;
}

/** What there is to know of a lead, and to change, below what has happened to it meanwhile. */
export function DetailsBody(props: DetailsBodyProps) {
  const {
    ref,
    lead,
    query,
    editor,
    actions,
    locked,
    onErase,
    onMerge,
    onOpen,
    summary,
    chatTranscript,
    photos,
  } = props;
  const { record, missing, failed, retry } = query;
  const older = useOlderEvents(lead.id, record);
  const notice = { lead, actions };
  return (
    <DialogContent ref={ref} dividers sx={{ px: { xs: 2, sm: 3 } }}>
      {summary && <Box sx={{ mb: 2.5 }}>{summary}</Box>}
      <div aria-live="polite">
        {missing && <GoneNotice />}
        {failed && <StaleAlert what="This lead" onRetry={retry} />}
        <TrashNotice {...notice} onErase={onErase} />
        <SuspicionNotice {...notice} />
        <MergedNotice {...notice} onOpen={onOpen} />
        {!locked && <LooksLikeNotice lead={lead} onOpen={onOpen} onMerge={onMerge} />}
        {!locked && <SamePhoneNotice lead={lead} onOpen={onOpen} />}
        {!locked && <MergedLeadsNotice {...notice} merged={record?.merged ?? []} />}
        {editor.newer && !locked && (
          <NewerNotice newer={editor.newer} onReview={() => editor.review(editor.newer)} />
        )}
        {editor.restored && <RestoredNotice />}
      </div>
      <Box sx={sheetStyle}>
        <Box sx={{ gridArea: 'haul' }}>
          <HaulSection lead={lead}>
            <DetailsField editor={editor} locked={locked} />
          </HaulSection>
        </Box>
        <Stack spacing={4} sx={{ gridArea: 'work' }}>
          <QualificationFields editor={editor} locked={locked} />
          <ContactFields lead={lead} editor={editor} locked={locked} />
        </Stack>
        {photos && <Box sx={{ gridArea: 'photos', minWidth: 0 }}>{photos}</Box>}
      </Box>
      <Box sx={chatTranscript ? besideStyle : { mt: 4 }}>
        {chatTranscript && <Box sx={{ minWidth: 0 }}>{chatTranscript}</Box>}
        <Timeline events={record?.events} failed={failed} older={older} />
      </Box>
      <MoreSection lead={lead} />
    </DialogContent>
  );
}

/** What there is to haul is left of the work on a desk; on a phone the work is above the photos, however many there are. */
const sheetStyle = {
  display: 'grid',
  columnGap: 5,
  rowGap: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gridTemplateRows: { md: 'auto 1fr' },
  gridTemplateAreas: { xs: '"haul" "work" "photos"', md: '"haul work" "photos work"' },
};

const besideStyle = {
  display: 'grid',
  mt: 4,
  columnGap: 5,
  rowGap: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};
