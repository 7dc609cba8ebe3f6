import type { LeadViewSettings } from '@harbour-haul/domain/leads/views/lead-view';
import BookmarksOutlined from '@mui/icons-material/BookmarksOutlined';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useId, useState } from 'react';
import { SaveView } from './save-view.tsx';
import { ViewList } from './view-list.tsx';

interface ViewsMenuProps {
  /** The list as it is shown; null where it is none to save. */
  shown: LeadViewSettings | null;
  onView: (view: LeadViewSettings) => void;
}

/** The lists that the team has saved by name: opened by a press, and the one that is shown saved beside them. */
export function ViewsMenu({ shown, onView }: ViewsMenuProps) {
  const titleId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label="Saved views"
        data-hint="Saved views"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        <BookmarksOutlined />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: paperStyle } }}
      >
        <span id={titleId} hidden>
          Saved views
        </span>
        <ViewList
          onView={(view) => {
            setAnchor(null);
            onView(view);
          }}
        />
        {shown && <SaveView shown={shown} />}
      </Popover>
    </>
  );
}

const paperStyle = {
  p: 1.5,
  width: 320,
  maxWidth: 'calc(100vw - 32px)',
  mt: 0.5,
  display: 'grid',
  gap: 1.5,
  border: 1,
  borderColor: 'divider',
};
