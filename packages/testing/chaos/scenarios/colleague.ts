import { ensureAdmin } from '@harbour-haul/admin-cli/ensure-admin';
import { ADMIN } from '../../admin.ts';
import type { ChaosCaller } from '../chaos-caller.ts';
import type { ChaosStage } from '../chaos-stage.ts';

/** A colleague of the stage's admin, who is signed in. */
export async function aColleague({ product, visitor }: ChaosStage, username: string): Promise<ChaosCaller> {
  await ensureAdmin(product.users, username, ADMIN.password);
  const admin = visitor();
  await admin.ask('login', { body: { ...ADMIN, username } });
  return admin;
}
