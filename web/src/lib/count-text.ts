/** Beyond this a count is `99+`: chats are counted no further (0048), and nobody reads the difference. */
const MAX_SHOWN = 99;

/** A count as it is read: beyond `max`, that and a plus. */
export function countText(count: number, max = MAX_SHOWN): string {
  return count > max ? `${max}+` : String(count);
}
