import { useEffect } from 'react';

/** The height of the dialog's footer on a phone, and of footer and margin on a desktop. */
const FOOTER = '104px';

/** Keeps toasts off the buttons that save and leave, as long as the dialog is open. */
export function useToastsAboveFooter(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--toasts-bottom', FOOTER);
    return () => void style.removeProperty('--toasts-bottom');
  }, []);
}
