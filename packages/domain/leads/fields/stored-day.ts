/** A day (`yyyy-mm-dd`) as leads are stored with it: at noon UTC, which is the same day in Halifax all year round. */
export function storedDay(day: string): string {
  return `${day}T12:00:00.000Z`;
}
