import { ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { LimitName } from '@harbour-haul/domain/limits/limits';
import type { LocalProduct } from './local-product.ts';

/**
 * Says of every address that has done something that it has done it so often.
 * @throws Error where none has
 */
export async function countTo(
  { documents }: Pick<LocalProduct, 'documents'>,
  limit: LimitName,
  count: number,
): Promise<void> {
  const { TableNames = [] } = await documents.send(new ListTablesCommand({}));
  const TableName = TableNames.find((name) => name.includes('Limits'));
  const { Items = [] } = await documents.send(new ScanCommand({ TableName }));
  const counts = Items.filter(({ id }) => new RegExp(`^count#${limit}#\\d+#(?!everybody)`).test(String(id)));
  if (counts.length === 0) throw new Error(`No address has done anything that counts for ${limit}.`);
  for (const item of counts) await documents.send(new PutCommand({ TableName, Item: { ...item, count } }));
}
