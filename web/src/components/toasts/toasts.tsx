import * as RadixToast from '@radix-ui/react-toast';
import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { TextWithPhone } from '../texts/text-with-phone.tsx';
import { ToastMark } from './toast-mark.tsx';
import {
  ToastButton,
  ToastButtons,
  ToastClose,
  ToastContent,
  ToastDescription,
  ToastRoot,
  ToastTitle,
  ToastViewport,
} from './toast-parts.tsx';
import type { QueuedToast } from './toast-queue.ts';
import type { ToastsProps } from './toaster.tsx';

/** The numbers of specification section 9. */
const DURATION_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;
const HOTKEY = ['F8'];

const CLOSE = 'Close notification';
const FRENCH_CLOSE = 'Fermer l’avis';

/** The same on public pages, in their language: off the ends of form and chat. */
export function ToastsAside(props: ToastsProps) {
  const isFrench = document.documentElement.lang.startsWith('fr');
  return <Toasts {...props} aside closeName={isFrench ? FRENCH_CLOSE : CLOSE} />;
}

/** The toast that is shown, and the place where it is. */
export function Toasts({
  queue: { shown, isOpen, waiting },
  onClose,
  aside = false,
  closeName = CLOSE,
}: ToastsProps & { aside?: boolean; closeName?: string }) {
  // One list, so that a toast that changes its place in it stays the same to a screen reader.
  const onScreen = [...(shown ? [shown] : []), ...waiting.filter(({ wasShown }) => wasShown)];
  const viewport = useRef<HTMLOListElement>(null);
  const { watch } = useFocusBack(viewport, shown !== undefined && isOpen);
  return (
    <RadixToast.Provider duration={DURATION_MS} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX}>
      {onScreen.map((toast) => (
        <Toast
          key={toast.id}
          toast={toast}
          open={toast !== shown || isOpen}
          hidden={toast !== shown}
          closeName={closeName}
          onClose={() => onClose(toast.id)}
        />
      ))}
      <ToastViewport
        ref={viewport}
        data-aside={aside ? '' : undefined}
        hotkey={HOTKEY}
        label="Notifications ({hotkey})"
        {...watch}
      />
    </RadixToast.Provider>
  );
}

/** Gives the focus back that F8 brought here, once there is nothing more to do: it would stay in an empty place. */
function useFocusBack(viewport: RefObject<HTMLElement | null>, isUsed: boolean) {
  const ways = useRef<HTMLElement[]>([]);
  const giveBack = () => {
    if (document.activeElement !== viewport.current) return;
    viewport.current?.blur();
    ways.current.find(({ isConnected }) => isConnected)?.focus({ preventScroll: true });
  };
  useEffect(() => {
    if (!isUsed) giveBack();
  });
  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      ways.current = waysBackTo(relatedTarget);
    if (!isUsed) giveBack();
  };
  return { watch: { onFocus } };
}

/** An element, and should it go meanwhile, the parts of the page around it that take the focus. */
function waysBackTo(element: HTMLElement): HTMLElement[] {
  const around = element.parentElement?.closest<HTMLElement>('[tabindex]');
  return [element, ...(around ? waysBackTo(around) : [])];
}

interface ToastProps {
  toast: QueuedToast;
  open: boolean;
  /** It waits until others have gone. */
  hidden: boolean;
  closeName: string;
  onClose: () => void;
}

function Toast({ toast, open, hidden, closeName, onClose }: ToastProps) {
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
      <ToastContent>
        <div>
          <ToastTitle>{toast.title}</ToastTitle>
          {toast.description && (
            <ToastDescription>
              <TextWithPhone text={toast.description} />
            </ToastDescription>
          )}
        </div>
        {toast.further ? <ToastButtons>{buttonsOf(toast)}</ToastButtons> : buttonsOf(toast)}
      </ToastContent>
      <ToastClose aria-label={closeName} data-bare="above">
        <span aria-hidden="true">×</span>
      </ToastClose>
    </ToastRoot>
  );
}

function buttonsOf({ action, further }: QueuedToast) {
  return [action, further].map(
    (one) =>
      one && (
        <ToastButton key={one.label} altText={one.altText} onClick={one.onPress}>
          {one.label}
        </ToastButton>
      ),
  );
}

/** A millisecond for each piece of news: another duration is what makes Radix count the time anew. */
function grownBy({ counts }: QueuedToast): number {
  return counts.reduce((sum, { told }) => sum + told, 0);
}
