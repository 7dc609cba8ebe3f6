/** The digits of a phone number without North America's country code. */
export function nationalDigits(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^1(?=\d{10})/, '');
}
