import type { ToastsProps } from '#components/toasts/toaster.tsx';
import { Toasts } from '#components/toasts/toasts.tsx';
import { useToastPlace } from './use-toast-place.ts';

/** The toasts of the console, which stand over no title of a panel and none of its buttons. */
export function AdminToasts(props: ToastsProps) {
  useToastPlace(props.queue.isOpen);
  return <Toasts {...props} />;
}
