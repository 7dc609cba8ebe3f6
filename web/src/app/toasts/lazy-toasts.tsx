import type { ToastsProps } from '#components/toasts/toaster.tsx';
import { lazyPart } from '#lib/lazy/lazy-part.tsx';
import { useHaveLazyLoadsRun } from '#lib/lazy/use-lazy-loads.ts';

/** Where the code of toasts cannot be fetched, the screens say the same, and go on. */
const Toasts = lazyPart(
  async () => (await import('./admin-toasts.tsx')).AdminToasts,
  () => null,
);

/** Toasts whose code comes after the first screen, or with the first of them. */
export function LazyToasts(props: ToastsProps) {
  const isReady = useHaveLazyLoadsRun() || props.queue.lastId > 0;
  return isReady && <Toasts {...props} />;
}
