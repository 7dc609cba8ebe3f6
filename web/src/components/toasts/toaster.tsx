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

/** The toast that is shown, or was last, and those that wait until its button is gone. */
interface Toasts {
  current: (ToastOptions & { id: number; open: boolean }) | undefined;
  waiting: readonly ToastOptions[];
}

const ToastContext = createContext<ShowToast | null>(null);

/**
 * Short messages to the user, one at a time: a new one replaces the one shown, but waits for one with a button, so that
 * no undo is lost to what comes next. They leave after five seconds (not while pointed at or focused), by a swipe to the
 * right or by their button; F8 moves the focus to them.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [{ current }, setToasts] = useState<Toasts>({ current: undefined, waiting: [] });
  const show = useCallback<ShowToast>((options) => setToasts((toasts) => withToast(toasts, options)), []);
  const setOpen = (id: number, open: boolean) => setToasts((toasts) => withOpen(toasts, id, open));
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

function withToast({ current, waiting }: Toasts, options: ToastOptions): Toasts {
  if (current?.open && current.action) return { current, waiting: [...waiting, options] };
  return { current: { ...options, id: (current?.id ?? 0) + 1, open: true }, waiting };
}

/** A toast closes itself alone, not the one that came after it. */
function withOpen({ current, waiting }: Toasts, id: number, open: boolean): Toasts {
  if (current?.id !== id) return { current, waiting };
  const [next, ...left] = waiting;
  const closed = { current: { ...current, open }, waiting };
  return open || !next ? closed : withToast({ ...closed, waiting: left }, next);
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
