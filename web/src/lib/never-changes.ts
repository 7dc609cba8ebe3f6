/** For `useSyncExternalStore` on things that differ between build and browser and stay the same from then on. */
export function neverChanges(): () => void {
  return () => {};
}
