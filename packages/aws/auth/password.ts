import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** argon2id with 19 MiB and two passes: OWASP's password storage cheat sheet, and design.md's users table. */
const PARAMETERS = { memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 };
const SALT_BYTES = 16;
const FORMAT = /^argon2id\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/;

const derive = promisify(argon2);

/** The storable hash of a password, its parameters and salt included. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const tag = await derive('argon2id', { message: password, nonce, ...PARAMETERS });
  const { memory, passes, parallelism } = PARAMETERS;
  return `argon2id$m=${memory},t=${passes},p=${parallelism}$${nonce.toString('base64url')}$${tag.toString('base64url')}`;
}

/**
 * Whether this is the password of the hash. Without a hash (no such user) the same work is done and false returned,
 * so that the time does not reveal which names exist.
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = FORMAT.exec(hash ?? STAND_IN) ?? [];
  const expected = Buffer.from(tag, 'base64url');
  const actual = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(salt, 'base64url'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(actual, expected) && hash !== null;
}

/** A hash of random bytes, with the same parameters as a real one. */
const STAND_IN = `argon2id$m=${PARAMETERS.memory},t=${PARAMETERS.passes},p=${PARAMETERS.parallelism}$${randomBytes(SALT_BYTES).toString('base64url')}$${randomBytes(PARAMETERS.tagLength).toString('base64url')}`;
