import {
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useState,
} from 'react';
import {
  msToYield,
  NO_TOASTS,
  type ToastOptions,
  type ToastQueue,
  withoutToast,
  withToast,
} from './toast-queue.ts';

type ShowToast = (options: ToastOptions) => void;

export interface ToastsProps {
  queue: ToastQueue;
  onClose: (id: number) => void;
}

interface ToastProviderProps {
  /** What shows them: `Toasts`, or what loads that. */
  view: ComponentType<ToastsProps>;
  /** Says what a message is to say in place of itself. It never changes. */
  rewrite?: (options: ToastOptions) => ToastOptions;
  children?: ReactNode;
}

const ToastContext = createContext<ShowToast | null>(null);
const QueueContext = createContext<ToastQueue>(NO_TOASTS);

/**
 * Short messages to the user, one at a time (`toast-queue.ts`): none with a button or an outcome is lost to what comes next, and news
 * are one toast that counts. They leave after five seconds (not while pointed at or focused), by a swipe to the right or by
 * their button; F8 moves the focus to them.
 */
export function ToastProvider({ view: View, rewrite, children }: ToastProviderProps) {
  const [queue, setQueue] = useState(NO_TOASTS);
  const show = useCallback<ShowToast>(
    (options) => setQueue((before) => withToast(before, rewrite?.(options) ?? options, Date.now())),
    [rewrite],
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
      <QueueContext value={queue}>{children}</QueueContext>
      <View queue={queue} onClose={close} />
    </ToastContext>
  );
}

/** Whether a message about something offers a button now, or is about to. */
export function useIsOffered(about: string): boolean {
  const { shown, isOpen, waiting } = use(QueueContext);
  return [...(shown && isOpen ? [shown] : []), ...waiting].some(
    (toast) => toast.about === about && toast.action,
  );
}

/** Shows a message to the user. */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it.');
  return show;
}
