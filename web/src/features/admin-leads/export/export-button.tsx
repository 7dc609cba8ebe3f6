import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import type { ListSettings, StatusFilter } from '../list/list-settings.ts';
import { ExportDialog } from './export-dialog.tsx';

/** Leads to the export, of what the list shows unless something else is chosen. */
export function ExportButton({ settings: { status } }: { settings: ListSettings }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        aria-label="Export Leads"
        data-hint="Export Leads"
        onClick={() => setOpen(true)}
        sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        <FileDownloadOutlined />
      </IconButton>
      {isOpen && (
        <ExportDialog status={isBesideStatuses(status) ? 'all' : status} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

/** Neither the trash nor what is suspicious is exported. */
function isBesideStatuses(status: StatusFilter): status is 'suspicious' | 'trash' {
  return status === 'suspicious' || status === 'trash';
}
