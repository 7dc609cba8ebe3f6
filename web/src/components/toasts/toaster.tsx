import {
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import {
  msToYield,
  NO_TOASTS,
  type ToastOptions,
  type ToastQueue,
  withHeld,
  withoutToast,
  withReleased,
  withToast,
} from './toast-queue.ts';

type ShowToast = (options: ToastOptions) => void;
/** Returns what releases them. */
type HoldToasts = (about: string) => () => void;

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
const HoldContext = createContext<HoldToasts | null>(null);
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
  const hold = useCallback<HoldToasts>((about) => {
    setQueue((before) => withHeld(before, about, Date.now()));
    return () => setQueue((before) => withReleased(before, Date.now()));
  }, []);
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
      <HoldContext value={hold}>
        <QueueContext value={queue}>{children}</QueueContext>
      </HoldContext>
      <View queue={queue} onClose={close} />
    </ToastContext>
  );
}

/** Whether a message about something offers a button now, or is about to. */
export function useIsOffered(about: string): boolean {
  const { shown, isOpen, waiting, held } = use(QueueContext);
  return [...(shown && isOpen ? [shown] : []), ...waiting, ...(held?.toasts ?? [])].some(
    (toast) => toast.about === about && toast.action,
  );
}

/** Keeps back what is told about something while a dialog says the same; an Undo of it comes when the dialog has gone. */
export function useHeldToasts(about: string, isHeld: boolean): void {
  const hold = use(HoldContext);
  // Before it is painted: nothing flashes beside the dialog.
  useLayoutEffect(() => (isHeld ? hold?.(about) : undefined), [hold, about, isHeld]);
}

/** Shows a message to the user. */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it.');
  return show;
}
