import { ThemeProvider } from '@mui/material/styles';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { ToastProvider, useToast } from '#components/toaster.tsx';
import { theme } from '#theme.ts';

type ShowToast = ReturnType<typeof useToast>;

let host: Promise<ShowToast> | undefined;

/**
 * Shows a toast on a public page. All islands share one host, so that there is one toast at a time; it stands outside
 * of the prerendered markup and is made when the first toast is due.
 */
export function showToast(toast: Parameters<ShowToast>[0]): void {
  host ??= createHost();
  void host.then((show) => show(toast));
}

function createHost(): Promise<ShowToast> {
  const element = document.body.appendChild(document.createElement('div'));
  return new Promise((resolve) => {
    createRoot(element).render(
      <ThemeProvider theme={theme}>
        <ToastProvider>
          <Handover onReady={resolve} />
        </ToastProvider>
      </ThemeProvider>,
    );
  });
}

function Handover({ onReady }: { onReady: (show: ShowToast) => void }) {
  const show = useToast();
  useEffect(() => onReady(show), [onReady, show]);
  return null;
}
