import { createPortal } from 'react-dom';
import type { ToastsProps } from '#components/toasts/toaster.tsx';
import { Toasts } from '#components/toasts/toasts.tsx';
import { useToastLayer } from './use-toast-layer.ts';
import { useToastPlace } from './use-toast-place.ts';

/** The toasts of the console, within reach over a dialog too, which stand over no title of a panel and none of its buttons. */
export function AdminToasts(props: ToastsProps) {
  const layer = useToastLayer();
  useToastPlace(props.queue.isOpen);
  return createPortal(<Toasts {...props} />, layer);
}
