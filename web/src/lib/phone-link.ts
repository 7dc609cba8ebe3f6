/** A `tel:` link to a North American number, however it is written. */
export function phoneLink(phone: string): string {
  return `tel:+1${phone.replace(/\D/g, '')}`;
}
