import type { GetLeadResponse } from '@harbour-haul/contract/leads/get-lead';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { memo, type ReactNode, type Ref } from 'react';
import { useStableCallback } from '#lib/use-stable-callback.ts';
import type { LeadQuery } from '../api/use-lead.ts';
import { useOlderEvents } from '../api/use-older-events.ts';
import type { LeadEditor } from '../lead-editor/use-lead-editor.ts';
import { ContactFields } from '../lead-fields/contact-fields.tsx';
import { QualificationFields } from '../lead-fields/qualification-fields.tsx';
import { Timeline } from '../timeline/timeline.tsx';
import { HaulSection } from './haul-section.tsx';
import { LeadNotices } from './lead-notices.tsx';
import { MoreSection } from './more-section.tsx';
import type { LeadActions } from './use-lead-actions.ts';
import type { WholeLeadQuestion } from './whole-lead-dialog.tsx';

interface DetailsBodyProps {
  ref: Ref<HTMLDivElement>;
  lead: Lead;
  query: LeadQuery;
  editor: LeadEditor;
  actions: LeadActions;
  /** Nothing can be changed: the lead is in the trash or was merged into another. */
  locked: boolean;
  onQuestion: (question: WholeLeadQuestion) => void;
  onOpen: (id: number) => void;
  /** How the lead stands, where it is not above. */
  summary: ReactNode;
  chatTranscript: ReactNode;
  chatNotice: ReactNode;
  photos: ReactNode;
  photoSources: ReactNode;
}

/** What there is to know of a lead, and to change, below what has happened to it meanwhile. */
export function DetailsBody(props: DetailsBodyProps) {
  const { ref, lead, query, editor, actions, locked, onQuestion, onOpen } = props;
  const { summary, chatTranscript, chatNotice, photos, photoSources } = props;
  const { record, failed } = query;
  const retry = useStableCallback(query.retry);
  const review = useStableCallback(editor.review);
  return (
    <DialogContent ref={ref} dividers sx={contentStyle}>
      {summary && <Box sx={{ mb: 2.5 }}>{summary}</Box>}
      <LeadNotices
        lead={lead}
        merged={record?.merged ?? NONE}
        actions={actions}
        failed={failed}
        locked={locked}
        newer={editor.newer}
        taken={editor.taken}
        restored={editor.restored}
        onRetry={retry}
        onReview={review}
        onQuestion={onQuestion}
        onOpen={onOpen}
      />
      {chatNotice && <div aria-live="polite">{chatNotice}</div>}
      <Box sx={sheetStyle}>
        <Box sx={{ gridArea: 'haul' }}>
          <HaulSection lead={lead} editor={editor} locked={locked} />
        </Box>
        <Stack spacing={4} sx={{ gridArea: 'work' }}>
          <QualificationFields editor={editor} locked={locked} />
          <ContactFields lead={lead} editor={editor} locked={locked} />
        </Stack>
        {photos && <Box sx={{ gridArea: 'photos', minWidth: 0 }}>{photos}</Box>}
      </Box>
      <Box sx={chatTranscript ? besideStyle : { mt: 4 }}>
        {chatTranscript && <Box sx={{ minWidth: 0 }}>{chatTranscript}</Box>}
        <WholeTimeline id={lead.id} record={record} failed={failed} />
      </Box>
      <MoreSection lead={lead}>{photoSources}</MoreSection>
    </DialogContent>
  );
}

const NONE: readonly number[] = [];

interface WholeTimelineProps {
  id: number;
  record: GetLeadResponse | undefined;
  failed: boolean;
}

/** What has happened to the lead, and what came before that once it is asked for. */
const WholeTimeline = memo(function WholeTimeline({ id, record, failed }: WholeTimelineProps) {
  return <Timeline events={record?.events} failed={failed} older={useOlderEvents(id, record)} />;
});

const contentStyle = { px: { xs: 2, sm: 3 } };

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
