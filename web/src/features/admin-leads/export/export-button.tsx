import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ListSettings, StatusFilter } from '../list/list-settings.ts';
import { ExportDialog } from './export-dialog.tsx';

/** Leads to the export, of what the list shows unless something else is chosen. */
export function ExportButton({ settings: { status } }: { settings: ListSettings }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<FileDownloadOutlined />}
        onClick={() => setOpen(true)}
        sx={{ borderColor: 'divider', whiteSpace: 'nowrap' }}
      >
        Export Leads
      </Button>
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
