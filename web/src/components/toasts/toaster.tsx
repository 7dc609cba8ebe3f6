import * as RadixToast from '@radix-ui/react-toast';
import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { ToastMark } from './toast-mark.tsx';
import {
  ToastButton,
  ToastClose,
  ToastDescription,
  ToastRoot,
  ToastTitle,
  ToastViewport,
} from './toast-parts.tsx';
import {
  msToYield,
  NO_TOASTS,
  type QueuedToast,
  type ToastOptions,
  withoutToast,
  withToast,
} from './toast-queue.ts';

type ShowToast = (options: ToastOptions) => void;

/** The numbers of specification section 9. */
const DURATION_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;
const HOTKEY = ['F8'];

const ToastContext = createContext<ShowToast | null>(null);

/**
 * Short messages to the user, one at a time (`toast-queue.ts`): none with a button or an outcome is lost to what comes next, and news
 * are one toast that counts. They leave after five seconds (not while pointed at or focused), by a swipe to the right or by
 * their button; F8 moves the focus to them.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState(NO_TOASTS);
  const { shown, isOpen, waiting } = queue;
  // One list, so that a toast that changes its place in it stays the same to a screen reader.
  const onScreen = [...(shown ? [shown] : []), ...waiting.filter(({ wasShown }) => wasShown)];
  const show = useCallback<ShowToast>(
    (options) => setQueue((before) => withToast(before, options, Date.now())),
    [],
  );
  const close = (id: number) => setQueue((before) => withoutToast(before, id, Date.now()));
  useEffect(() => {
    const ms = msToYield(queue, Date.now());
    if (ms === null) return;
    const timer = setTimeout(() => {
      setQueue((before) => withoutToast(before, queue.shown?.id ?? 0, Date.now()));
    }, ms);
    return () => clearTimeout(timer);
  }, [queue]);
  return (
    <ToastContext value={show}>
      <RadixToast.Provider duration={DURATION_MS} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX}>
        {children}
        {onScreen.map((toast) => (
          <Toast
            key={toast.id}
            toast={toast}
            open={toast !== shown || isOpen}
            hidden={toast !== shown}
            onClose={() => close(toast.id)}
          />
        ))}
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
  toast: QueuedToast;
  open: boolean;
  /** It waits until others have gone. */
  hidden: boolean;
  onClose: () => void;
}

function Toast({ toast, open, hidden, onClose }: ToastProps) {
  const variant = toast.variant ?? 'default';
  return (
    <ToastRoot
      data-variant={hidden ? undefined : variant}
      hidden={hidden}
      // Trouble interrupts a screen reader, good news waits for its turn.
      type={variant === 'destructive' ? 'foreground' : 'background'}
      open={open}
      onOpenChange={(isStill) => !isStill && onClose()}
      duration={hidden ? Number.POSITIVE_INFINITY : (toast.durationMs ?? DURATION_MS) + grownBy(toast)}
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

/** A millisecond for each piece of news: another duration is what makes Radix count the time anew. */
function grownBy({ counts }: QueuedToast): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}
