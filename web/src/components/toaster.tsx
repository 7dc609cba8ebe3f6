import * as RadixToast from '@radix-ui/react-toast';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { ToastMark, type ToastVariant } from './toast-mark.tsx';
import {
  ToastButton,
  ToastClose,
  ToastDescription,
  ToastRoot,
  ToastTitle,
  ToastViewport,
} from './toast-parts.tsx';

export interface ToastOptions {
  title: string;
  description?: string;
  variant?: ToastVariant;
  durationMs?: number;
  /** A button, such as Undo; the toast leaves when it is pressed. */
  action?: ToastAction;
}

interface ToastAction {
  label: string;
  /** How a screen reader's user gets the same without hurrying to the toast. */
  altText: string;
  onPress: () => void;
}

type ShowToast = (options: ToastOptions) => void;

/** The numbers of specification section 9. */
const DURATION_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;
const HOTKEY = ['F8'];

const ToastContext = createContext<ShowToast | null>(null);

/**
 * Short messages to the user, one at a time: a new one replaces the one shown. They leave after five seconds
 * (not while pointed at or focused), by a swipe to the right or by their button; F8 moves the focus to them.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<ToastOptions & { id: number; open: boolean }>();
  const show = useCallback<ShowToast>((options) => {
    setCurrent((previous) => ({ ...options, id: (previous?.id ?? 0) + 1, open: true }));
  }, []);
  // A toast closes itself alone, not the one that its own button has just brought.
  const setOpen = (id: number, open: boolean) =>
    setCurrent((toast) => (toast?.id === id ? { ...toast, open } : toast));
  return (
    <ToastContext value={show}>
      <RadixToast.Provider duration={DURATION_MS} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX}>
        {children}
        {current && (
          <Toast
            key={current.id}
            toast={current}
            open={current.open}
            onOpenChange={(open) => setOpen(current.id, open)}
          />
        )}
        <ToastViewport hotkey={HOTKEY} label="Notifications ({hotkey})" />
      </RadixToast.Provider>
    </ToastContext>
  );
}

/** Shows a message to the user. */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it.');
  return show;
}

interface ToastProps {
  toast: ToastOptions;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function Toast({ toast, open, onOpenChange }: ToastProps) {
  const variant = toast.variant ?? 'default';
  return (
    <ToastRoot
      data-variant={variant}
      // Trouble interrupts a screen reader, good news waits for its turn.
      type={variant === 'destructive' ? 'foreground' : 'background'}
      open={open}
      onOpenChange={onOpenChange}
      duration={toast.durationMs ?? DURATION_MS}
    >
      <ToastMark variant={variant} />
      <div>
        <ToastTitle>{toast.title}</ToastTitle>
        {toast.description && <ToastDescription>{toast.description}</ToastDescription>}
        {toast.action && (
          <ToastButton altText={toast.action.altText} onClick={toast.action.onPress}>
            {toast.action.label}
          </ToastButton>
        )}
      </div>
      <ToastClose aria-label="Close notification">
        <span aria-hidden="true">×</span>
      </ToastClose>
    </ToastRoot>
  );
}
