import { ensureAdmin } from '@harbour-haul/admin-cli/ensure-admin';
import { ADMIN } from './admin.ts';
import type { LocalProduct } from './local-product.ts';

/** Signs in a colleague of the admin, who is added where they are not there. @returns their cookies */
export async function signInAs(
  { users, call }: Pick<LocalProduct, 'users' | 'call'>,
  username: string,
): Promise<Record<string, string>> {
  await ensureAdmin(users, username, ADMIN.password);
  return (await call('POST', '/api/login', { body: { ...ADMIN, username } })).cookies;
}
