/**
 * The attributes of what says more than its name when it is pointed at: the tooltip, and for screen readers its description. What
 * repeats a name alone takes `data-hint`.
 */
export function describedHint(text: string | null | undefined) {
  const said = text || undefined;
  return { 'data-hint': said, 'aria-description': said };
}
