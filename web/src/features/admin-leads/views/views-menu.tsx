import type { LeadViewSettings } from '@harbour-haul/domain/leads/views/lead-view';
import BookmarksOutlined from '@mui/icons-material/BookmarksOutlined';
import { lazyPart } from '#lib/lazy/lazy-part.tsx';
import { PopoverButton } from '../toolbar/popover-button.tsx';
import type { ShownLeads } from './shown-view.ts';

const SaveView = lazyPart(async () => (await import('./save-view.tsx')).SaveView);
const ViewList = lazyPart(async () => (await import('./view-list.tsx')).ViewList);

interface ViewsMenuProps {
  /** What is shown, and can be saved. */
  leads: ShownLeads;
  onView: (view: LeadViewSettings) => void;
}

/** The lists that the team has saved by name, for list and board: opened by a press, and the one that is shown saved beside them. */
export function ViewsMenu({ leads, onView }: ViewsMenuProps) {
  return (
    <PopoverButton label="Saved views" hint="Saved views" icon={<BookmarksOutlined />} width={320}>
      {(close) => (
        <>
          <ViewList
            leads={leads}
            onView={(view) => {
              close();
              onView(view);
            }}
          />
          <SaveView leads={leads} />
        </>
      )}
    </PopoverButton>
  );
}
