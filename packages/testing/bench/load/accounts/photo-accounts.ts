import { type Account, account } from './account.ts';
import type { Settlement } from './settlement.ts';

/** Photos whose bytes were taken: each is checked, and belongs to the lead that it was sent with. */
export async function photoAccounts({ acknowledged, rowsOf }: Settlement): Promise<Account[]> {
  const rows = new Map((await rowsOf('PhotosTable')).map((row) => [String(row.name), row]));
  const notClean = [...acknowledged.photos].filter((name) => rows.get(name)?.state !== 'clean');
  const misplaced = [...acknowledged.leads].flatMap(([id, photos]) =>
    photos.filter((name) => rows.get(name)?.leadId !== id),
  );
  return [
    account('photos that were taken and are not clean', [], notClean),
    account('photos that are not with their lead', [], misplaced),
  ];
}
