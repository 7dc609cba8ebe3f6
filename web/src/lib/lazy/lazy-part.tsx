import { type ComponentType, lazy, Suspense, useState } from 'react';
import { addLazyLoad } from './lazy-loads.ts';

/**
 * A component whose code is not fetched with what shows it, but soon after the first screen (`use-lazy-loads.ts`), or
 * where it is shown before: a dialog, a menu. Once the code is there it is drawn at once, as if it had been imported.
 * @param fallback is shown where the code cannot be fetched; without one the screen around it fails
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ComponentType<Props>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetchPart = async () => {
    loaded = await load();
    return { default: loaded };
  };
  addLazyLoad(fetchPart);
  const Fetched = lazy(() => (fallback ? fetchPart().catch(() => ({ default: fallback })) : fetchPart()));
  return function LazyPart(props: Props) {
    // Stays what it was at first: another component would lose its state.
    const [Part] = useState(() => loaded);
    if (Part) return <Part {...props} />;
    return (
      <Suspense>
        <Fetched {...props} />
      </Suspense>
    );
  };
}
