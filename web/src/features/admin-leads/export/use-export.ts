import type { ExportFilterInput } from '@harbour-haul/contract/exports/export-filter-schema';
import type { LeadExportProgress } from '@harbour-haul/contract/exports/lead-export-progress';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useToast } from '#components/toasts/toaster.tsx';
import { track } from '#lib/analytics.ts';
import { isUnauthenticated } from '#lib/api-client.ts';
import { refusalText } from '#lib/failure-text.ts';
import { runExport } from './run-export.ts';

interface LeadExport {
  exporting: boolean;
  /** How far a large export has come. */
  progress: LeadExportProgress | null;
  start: (filter: ExportFilterInput) => void;
}

/** Exports leads with the toasts of specification section 8, a refusal with the server's reason; it ends with the dialog that began it. */
export function useExport(onExported: () => void): LeadExport {
  const toast = useToast();
  const [progress, setProgress] = useState<LeadExportProgress | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ filter, signal }: { filter: ExportFilterInput; signal: AbortSignal }) =>
      runExport(filter, signal, setProgress),
    onSuccess: (_saved, { filter }) => {
      track('admin_leads_export', { status: filter.status ?? 'all' });
      const description = 'Leads exported to CSV successfully';
      toast({ about: 'export', title: 'Export Successful', description, variant: 'success' });
      onExported();
    },
    onError: (error, { signal }) => {
      if (signal.aborted || isUnauthenticated(error)) return;
      const description = refusalText(error) ?? 'Failed to export leads to CSV';
      toast({ about: 'export', title: 'Export Failed', description, variant: 'destructive' });
    },
    onSettled: () => setProgress(null),
  });
  const start = (filter: ExportFilterInput) => {
    const cancel = new AbortController();
    running.current = cancel;
    mutate({ filter, signal: cancel.signal });
  };
  return { exporting: isPending, progress, start };
}
