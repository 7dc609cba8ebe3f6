import type { Lead } from '@harbour-haul/domain/leads/lead';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { useChatPhotos, useFailureToast } from './api/chat-photos.ts';
import { usePhotoStates } from './api/photo-states.ts';
import { ChatPhotos } from './chat-photos.tsx';
import { HazardWarning } from './hazard-warning.tsx';
import { allPhotos, leadPhotoLists } from './lead-photo-lists.ts';
import { MainPhoto } from './main-photo.tsx';
import { PhotoDialog } from './photo-dialog.tsx';
import { PhotoGrid, type PhotosOfLead, SectionHead } from './photo-grid.tsx';
import { useMissingPhotos } from './use-missing-photos.ts';

type LeadWithPhotos = Pick<Lead, 'visitorId' | 'photoPath' | 'additionalPhotos' | 'chatPhotoPaths'>;

/** All photos of a lead: those of its form, and those of its visitor's chats. */
export function LeadPhotos({ lead }: { lead: LeadWithPhotos }) {
  const titleId = useId();
  const { visitorId } = lead;
  const query = useChatPhotos(visitorId);
  useFailureToast(query);
  const lists = leadPhotoLists(lead, query.loaded ?? [], query.lookedUp ?? []);
  const all = allPhotos(lists);
  const stateOf = usePhotoStates(all);
  const [viewed, setViewed] = useState<string | null>(null);
  const missing = useMissingPhotos(stateOf);
  const of: PhotosOfLead = { visitorId, stateOf, missing, onView: setViewed };
  return (
    <Stack spacing={4}>
      <section aria-labelledby={titleId}>
        <SectionHead id={titleId} title="Project Photos" />
        <HazardWarning photoStates={all.map(stateOf)} />
        <Box sx={lists.main === null ? undefined : besideStyle}>
          <MainPhoto
            photo={lists.main}
            photoState={lists.main === null ? undefined : stateOf(lists.main)}
            missing={missing}
            visitorId={visitorId}
            isChecking={query.isLoading || query.isLookingUp}
            chatCount={lists.chat.length + lists.loaded.length + lists.lookedUp.length}
            isCounted={query.loaded !== undefined || query.isError}
            onCheck={() => {
              query.refresh();
              query.lookUp();
            }}
            onView={() => setViewed(lists.main)}
          />
          <div>
            <PhotoGrid title="Additional Photos" photos={lists.additional} of={of} inNewTab />
            <PhotoGrid title="Visitor Chat Photos" photos={lists.chat} of={of} />
          </div>
        </Box>
      </section>
      {visitorId !== null && (
        <ChatPhotos query={query} loaded={lists.loaded} lookedUp={lists.lookedUp} of={of} />
      )}
      {viewed !== null && (
        <PhotoDialog photos={all} viewed={viewed} of={of} onClose={() => setViewed(null)} />
      )}
    </Stack>
  );
}

/** On a desktop, the others are beside the main photo. */
const besideStyle = {
  display: 'grid',
  columnGap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' },
  '& > div > section:first-of-type': { mt: { md: 0 } },
};
