/** A part of the screen, in px from its top left corner. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What stands where a toast may be put. */
export interface Ground {
  /** Titles of panels, the buttons beside and below them, and the field that is typed into: nothing may stand over these. */
  kept: readonly Area[];
  /** The other buttons of an open dialog: nothing is to stand over these either, where there is another place. */
  pressed: readonly Area[];
  /** All else that can be pressed or typed into: better not covered. */
  used: readonly Area[];
}

/** Between a toast and what it keeps clear of. */
const GAP_PX = 8;

/**
 * Returns where the top of a toast is to be, so that it covers no title of a panel and none of its buttons, and then as little as may
 * be of all else; its own place where that is so there, and where it is so nowhere the place that covers the least.
 * @param own where its styles put it
 * @param height of the screen
 */
export function toastTop(own: Area, { kept, pressed, used }: Ground, height: number): number {
  const size = own.bottom - own.top;
  const at = (top: number): Area => ({ ...own, top, bottom: top + size });
  const covered = (areas: readonly Area[], top: number) =>
    areas.reduce((sum, area) => sum + sharedPx(at(top), area), 0);
  const clear = [...kept, ...pressed];
  if (covered(clear, own.top) === 0) return own.top;
  const beside = clear.flatMap(({ top, bottom }) => [top - GAP_PX - size, bottom + GAP_PX]);
  const places = [own.top, GAP_PX, height - GAP_PX - size, ...beside].filter(
    (top) => top >= 0 && top + size <= height,
  );
  const costs = places.map((top) => ({
    top,
    cost: [covered(kept, top), covered(pressed, top), covered(used, top), Math.abs(top - own.top)],
  }));
  return costs.sort((a, b) => compare(a.cost, b.cost))[0]?.top ?? own.top;
}

function sharedPx(a: Area, b: Area): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
