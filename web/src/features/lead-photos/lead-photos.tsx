import type { Lead } from '@harbour-haul/domain/leads/lead';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { ChatPhotos } from './chat-photos.tsx';
import { HazardWarning } from './hazard-warning.tsx';
import { allPhotos, leadPhotoLists } from './lead-photo-lists.ts';
import { MainPhoto } from './main-photo.tsx';
import { PhotoDialog } from './photo-dialog.tsx';
import { PhotoGrid } from './photo-grid.tsx';
import { SectionHead } from './section-head.tsx';
import { useChatPhotos } from './use-chat-photos.ts';
import { usePhotoStates } from './use-photo-states.ts';

type LeadWithPhotos = Pick<Lead, 'visitorId' | 'photoPath' | 'additionalPhotos' | 'chatPhotoPaths'>;

/** All photos of a lead: those of its form, and those of its visitor's chats. */
export function LeadPhotos({ lead }: { lead: LeadWithPhotos }) {
  const titleId = useId();
  const { visitorId } = lead;
  const reading = useChatPhotos(visitorId);
  const lists = leadPhotoLists(lead, reading.loaded ?? [], reading.lookedUp ?? []);
  const all = allPhotos(lists);
  const factsOf = usePhotoStates(all);
  const [viewed, setViewed] = useState<string | null>(null);
  const grid = { factsOf, onView: setViewed };
  return (
    <Stack spacing={4}>
      <section aria-labelledby={titleId}>
        <SectionHead id={titleId} title="Project Photos" />
        <HazardWarning facts={all.map(factsOf)} />
        <Box sx={lists.main === null ? undefined : besideStyle}>
          <MainPhoto
            image={lists.main}
            facts={lists.main === null ? undefined : factsOf(lists.main)}
            visitorId={visitorId}
            isChecking={reading.isLoading || reading.isLookingUp}
            chatCount={reading.loaded && lists.loaded.length + lists.lookedUp.length}
            onCheck={() => {
              reading.refresh();
              reading.lookUp();
            }}
            onView={() => setViewed(lists.main)}
          />
          <div>
            <PhotoGrid title="Additional Photos" images={lists.additional} inNewTab {...grid} />
            <PhotoGrid title="Visitor Chat Photos" images={lists.chat} {...grid} />
          </div>
        </Box>
      </section>
      {visitorId !== null && (
        <ChatPhotos reading={reading} loaded={lists.loaded} lookedUp={lists.lookedUp} {...grid} />
      )}
      {viewed !== null && (
        <PhotoDialog
          images={all}
          viewed={viewed}
          factsOf={factsOf}
          onView={setViewed}
          onClose={() => setViewed(null)}
        />
      )}
    </Stack>
  );
}

/** On a desk, the others stand beside the main photo. */
const besideStyle = {
  display: 'grid',
  columnGap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' },
  '& > div > section:first-of-type': { mt: { md: 0 } },
};
