import type { LeadViewSettings } from '@harbour-haul/domain/leads/views/lead-view';
import type { ListColumn } from '@harbour-haul/domain/leads/views/list-columns';
import BookmarksOutlined from '@mui/icons-material/BookmarksOutlined';
import { lazyPart } from '#lib/lazy/lazy-part.tsx';
import type { ListSettings } from '../list/list-settings.ts';
import { PopoverButton } from '../toolbar/popover-button.tsx';

const SaveView = lazyPart(async () => (await import('./save-view.tsx')).SaveView);
const ViewList = lazyPart(async () => (await import('./view-list.tsx')).ViewList);

interface ViewsMenuProps {
  /** What is shown, and can be saved. */
  settings: ListSettings;
  columns: readonly ListColumn[];
  onView: (view: LeadViewSettings) => void;
}

/** The lists that the team has saved by name, for list and board: opened by a press, and the one that is shown saved beside them. */
export function ViewsMenu({ settings, columns, onView }: ViewsMenuProps) {
  return (
    <PopoverButton label="Saved views" hint="Saved views" icon={<BookmarksOutlined />} width={320}>
      {(close) => (
        <>
          <ViewList
            onView={(view) => {
              close();
              onView(view);
            }}
          />
          <SaveView settings={settings} columns={columns} />
        </>
      )}
    </PopoverButton>
  );
}
