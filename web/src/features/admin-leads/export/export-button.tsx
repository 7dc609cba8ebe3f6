import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import IconButton from '@mui/material/IconButton';
import { lazyDialog } from '#lib/lazy/lazy-dialog.tsx';
import type { Selection } from '../bulk/use-selection.ts';
import { useAskedDialog } from '../list/asked-dialog.ts';
import type { ListSettings } from '../list/list-settings.ts';

const ExportDialog = lazyDialog(async () => (await import('./export-dialog.tsx')).ExportDialog);

/** Leads to the export, of what is selected or what the list shows unless something else is chosen. */
export function ExportButton({ settings, selection }: { settings: ListSettings; selection: Selection }) {
  const { isOpen, open, close } = useAskedDialog('export');
  return (
    <>
      <IconButton
        aria-label="Export Leads"
        onClick={open}
        sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        <FileDownloadOutlined />
      </IconButton>
      {isOpen && (
        <ExportDialog settings={settings} selected={selection.leads.map(({ id }) => id)} onClose={close} />
      )}
    </>
  );
}
