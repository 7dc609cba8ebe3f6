interface PickupDay {
  /** `yyyy-mm-dd`, as far as it is one. */
  day: string;
  status: string;
}

/** What is over: its pickup may well be past. */
const OVER: readonly string[] = ['completed', 'canceled'];

/**
 * Whether a pickup is set for a day that is past, though nothing says that it was done. The office records such days too, so that
 * the server takes them, and consoles ask first.
 * @param today `yyyy-mm-dd` in Halifax
 */
export function isPastPickup({ day, status }: PickupDay, today: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(day) && day < today && !OVER.includes(status);
}
