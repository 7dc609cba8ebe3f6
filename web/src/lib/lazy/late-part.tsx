import type { ComponentType } from 'react';
import { lazyPart } from './lazy-part.tsx';
import { useHaveLazyLoadsRun } from './use-lazy-loads.ts';

/**
 * A component that is drawn once the first screen is there and what that did without has been fetched; nothing before, and nothing
 * where its code cannot be fetched: the screen must be whole without it.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazyPart(load, () => null);
  return function LatePart(props: Props) {
    return useHaveLazyLoadsRun() && <Part {...props} />;
  };
}
