import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { ToastProvider, useToast } from '#components/toasts/toaster.tsx';
import { ToastsAside } from '#components/toasts/toasts.tsx';

export type ShowToast = ReturnType<typeof useToast>;

/** Appends a toast provider to the page, outside of the prerendered markup. */
export function createToastHost(): Promise<ShowToast> {
  const element = document.body.appendChild(document.createElement('div'));
  return new Promise((resolve) => {
    createRoot(element).render(
      <ToastProvider view={ToastsAside}>
        <Handover onReady={resolve} />
      </ToastProvider>,
    );
  });
}

function Handover({ onReady }: { onReady: (show: ShowToast) => void }) {
  const show = useToast();
  useEffect(() => onReady(show), [onReady, show]);
  return null;
}
