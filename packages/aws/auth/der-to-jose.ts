/** Bytes of each of the two integers of a P-256 signature. */
const INTEGER_BYTES = 32;

/**
 * Turns an ECDSA signature from ASN.1 DER, as KMS returns it (SEC 1, C.5), into the fixed `r || s` of a token
 * (RFC 7518, 3.4). Lengths are below 128 for this curve, so each is one byte.
 * @throws Error when the bytes are not such a signature.
 */
export function derToJose(der: Uint8Array): Buffer {
  const bytes = Buffer.from(der);
  if (bytes[0] !== 0x30 || bytes[1] !== bytes.length - 2) throw new Error('Not a DER sequence.');
  const r = readInteger(bytes, 2);
  const s = readInteger(bytes, r.end);
  if (s.end !== bytes.length) throw new Error('Bytes follow the signature.');
  return Buffer.concat([r.value, s.value]);
}

function readInteger(bytes: Buffer, start: number): { value: Buffer; end: number } {
  const length = bytes[start + 1] ?? 0;
  const end = start + 2 + length;
  if (bytes[start] !== 0x02 || length === 0 || end > bytes.length) throw new Error('Not a DER integer.');
  // DER puts a zero before a set top bit and drops leading zeros; a token wants exactly 32 bytes.
  const digits = bytes.subarray(start + 2, end);
  const stripped = digits[0] === 0 ? digits.subarray(1) : digits;
  if (stripped.length > INTEGER_BYTES) throw new Error('The integer is too long for this curve.');
  return { value: Buffer.concat([Buffer.alloc(INTEGER_BYTES - stripped.length), stripped]), end };
}
