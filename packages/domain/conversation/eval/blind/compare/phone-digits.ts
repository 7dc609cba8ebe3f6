const EXTENSION = /(?:x|ext\.?|extension|#)\s*(\d+)\s*$/i;

/** Returns a phone number as ten digits, with ` x12` for an extension; without the country's 1. */
export function phoneDigits(phone: string): string {
  const extension = EXTENSION.exec(phone);
  const digits = phone.slice(0, extension?.index ?? phone.length).replaceAll(/\D/g, '');
  const number = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return extension === null ? number : `${number} x${extension[1]}`;
}
