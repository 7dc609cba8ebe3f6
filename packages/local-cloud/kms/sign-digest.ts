import { createECDH, type KeyObject, randomBytes } from 'node:crypto';

/** Order of the group of P-256. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/**
 * ECDSA over a ready-made SHA-256 digest, as DER. Node signs messages only, never digests, so the one formula it
 * lacks is here; the curve arithmetic is Node's. For the local cloud alone: its timing is not constant.
 */
export function signDigest(digest: Buffer, privateKey: KeyObject): Buffer {
  const secret = number(Buffer.from(privateKey.export({ format: 'jwk' }).d ?? '', 'base64url'));
  for (;;) {
    const nonce = number(randomBytes(32));
    if (nonce === 0n || nonce >= order) continue;
    const r = xOfNonceTimesG(nonce) % order;
    const s = modulo(inverse(nonce) * (number(digest) + r * secret));
    if (r !== 0n && s !== 0n) return sequence(integer(r), integer(s));
  }
}

function xOfNonceTimesG(nonce: bigint): bigint {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.from(nonce.toString(16).padStart(64, '0'), 'hex'));
  return number(curve.getPublicKey().subarray(1, 33));
}

/** Extended Euclid. */
function inverse(value: bigint): bigint {
  let [a, b, x, y] = [modulo(value), order, 1n, 0n];
  while (a > 1n) [a, b, x, y] = [b % a, a, y - (b / a) * x, x];
  return modulo(x);
}

function modulo(value: bigint): bigint {
  return ((value % order) + order) % order;
}

function number(bytes: Buffer): bigint {
  return BigInt(`0x${bytes.toString('hex')}`);
}

function integer(value: bigint): Buffer {
  const hex = value.toString(16);
  const bytes = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
  const positive = (bytes[0] ?? 0) < 0x80 ? bytes : Buffer.concat([Buffer.from([0]), bytes]);
  return Buffer.concat([Buffer.from([0x02, positive.length]), positive]);
}

function sequence(...items: readonly Buffer[]): Buffer {
  const content = Buffer.concat(items);
  return Buffer.concat([Buffer.from([0x30, content.length]), content]);
}
