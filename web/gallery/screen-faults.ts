import type { Page } from 'playwright-core';

/** What of a screen cannot be read or reached, each in a line; nothing where all of it can. */
export function screenFaults(page: Page): Promise<string[]> {
  return page.evaluate(findFaults);
}

/** Runs in the page, and so knows nothing but what is in it. */
function findFaults(): string[] {
  /** What rounding makes of a width, in pixels; and how much of a line's height is no letter. */
  const [SLACK, AIR] = [1.5, 0.3];
  const CONTROLS = 'a[href], button, input, select, textarea';
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  const isAny = (value: string, ...wanted: string[]) => wanted.includes(value);
  const named = (element: Element) => {
    const words = (element.textContent || element.getAttribute('aria-label') || '').trim();
    return `${element.localName} “${words.replace(/\s+/g, ' ').slice(0, 40)}”`;
  };
  const isReadOut = (element: Element): boolean => {
    const { clipPath, clip } = styleOf(element);
    if (clipPath.startsWith('inset(') || clip.startsWith('rect(')) return true;
    return element.parentElement !== null && isReadOut(element.parentElement);
  };
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isReadOut(element);
  /** Whoever cannot read all of it is told of that, or where to read it. */
  const hasHint = (element: Element) => {
    const { textOverflow, webkitLineClamp } = styleOf(element);
    const isMarked = textOverflow === 'ellipsis' || !isAny(webkitLineClamp, 'none', '');
    return isMarked || element.matches('[title], [data-hint]');
  };

  type Fault = 'Put away' | 'Cut off' | 'Beyond the window';
  const faultOf = (element: Element, box: DOMRect): Fault | null => {
    const air = box.height * AIR;
    let isHinted = false;
    /** Whether it can be scrolled to, by direction. */
    const scrolls = { across: false, down: false };
    /** What is placed is cut off by nothing between it and what it is placed in. */
    let isPlaced = false;
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { position, overflowX, overflowY } = styleOf(at);
      isHinted ||= hasHint(at);
      const isFrame = !isPlaced || position !== 'static';
      if (isFrame) {
        const frame = at.getBoundingClientRect();
        const isCutAcross = box.left < frame.left - SLACK || box.right > frame.right + SLACK;
        const isCutDown = box.top < frame.top - air || box.bottom > frame.bottom + air;
        const isCut =
          (isAny(overflowX, 'hidden', 'clip') && !scrolls.across && isCutAcross) ||
          (isAny(overflowY, 'hidden', 'clip') && !scrolls.down && isCutDown);
        const isApart =
          box.right <= frame.left ||
          box.left >= frame.right ||
          box.bottom <= frame.top + SLACK ||
          box.top >= frame.bottom - SLACK;
        if (isCut) return isHinted ? null : isApart ? 'Put away' : 'Cut off';
        scrolls.across ||= isAny(overflowX, 'auto', 'scroll');
        scrolls.down ||= isAny(overflowY, 'auto', 'scroll');
        isPlaced = false;
      }
      if (position === 'fixed') {
        const isBeyond = box.top < -air || box.bottom > innerHeight + air;
        if (isBeyond && !scrolls.down) return 'Beyond the window';
        break;
      }
      isPlaced ||= position === 'absolute';
    }
    // As the link that the keyboard alone brings in.
    if (box.right <= 0 && !scrolls.across) return 'Put away';
    const isBeyond = box.left < -SLACK || box.right > innerWidth + SLACK;
    return isBeyond && !scrolls.across ? 'Beyond the window' : null;
  };

  const faults = new Set<string>();
  const width = document.documentElement.scrollWidth;
  if (width > innerWidth) faults.add(`The page scrolls sideways: it is ${width} px wide.`);
  const note = (element: Element, boxes: Iterable<DOMRect>) => {
    const found = [...boxes]
      .filter(({ width, height }) => width > 0 && height > 0)
      .map((box) => faultOf(element, box));
    // Nothing of it is to be seen then; a text of which some lines are not is cut off.
    if (found.every((fault) => fault === 'Put away')) return;
    for (const fault of found)
      if (fault) faults.add(`${fault === 'Put away' ? 'Cut off' : fault}: ${named(element)}.`);
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent || (text.nodeValue ?? '').trim() === '' || !isSeen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    note(parent, range.getClientRects());
  }
  for (const control of document.querySelectorAll(CONTROLS))
    if (isSeen(control)) note(control, [control.getBoundingClientRect()]);
  return [...faults];
}
