/** Keeps a phone's toasts above a part at the end of the screen, however high it becomes, while it is there: a `ref` of that part. */
export function keepToastsAbove(part: HTMLElement | null): (() => void) | undefined {
  if (!part || typeof ResizeObserver === 'undefined') return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--toasts-bottom', `${part.offsetHeight}px`));
  observer.observe(part);
  return () => {
    observer.disconnect();
    style.removeProperty('--toasts-bottom');
  };
}
