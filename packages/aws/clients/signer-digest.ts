import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto';

/** SHA-256 as the SDK's signer asks for it; with a key it is an HMAC. */
export class SignerDigest {
  readonly #hash: Hash | Hmac;

  constructor(key?: string | ArrayBuffer | ArrayBufferView) {
    if (key === undefined) this.#hash = createHash('sha256');
    else this.#hash = createHmac('sha256', typeof key === 'string' ? key : bytes(key));
  }

  update(data: string | ArrayBuffer | ArrayBufferView): void {
    this.#hash.update(typeof data === 'string' ? data : bytes(data));
  }

  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }

  /** Part of the signer's interface; each digest here is of an object of its own. */
  reset(): void {}
}

function bytes(data: ArrayBuffer | ArrayBufferView): Uint8Array {
  return data instanceof ArrayBuffer
    ? new Uint8Array(data)
    : new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
}
