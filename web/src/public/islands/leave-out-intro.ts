/**
 * Leaves out what a page says of what its island shows, where there is nothing to show. What follows the island stays where it is.
 * @param island stands somewhere below the page's introduction
 */
export function leaveOutIntro(island: HTMLElement): void {
  const intro = island.parentElement?.querySelector<HTMLElement>('h1 + p');
  if (!intro) return;
  intro.style.visibility = 'hidden';
  // Not by layout, which would move what is in sight.
  island.style.transform = `translateY(${intro.offsetTop - island.offsetTop}px)`;
}
