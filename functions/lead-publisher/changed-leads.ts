import { leadKey } from '@harbour-haul/aws/dynamodb/rows';
import type { LeadStand } from '@harbour-haul/contract/realtime';
import type { DynamoDBRecord } from 'aws-lambda';

/** How the leads of these records stand, each once and as its last record has it; rows of other kinds are passed over. */
export function changedLeads(records: readonly DynamoDBRecord[]): LeadStand[] {
  const stands = new Map<number, LeadStand>();
  for (const { dynamodb } of records) {
    const { Keys, NewImage } = dynamodb ?? {};
    const id = Number(Keys?.id?.N);
    if (Keys?.item?.S !== leadKey(id).item) continue;
    stands.set(id, { id, version: NewImage ? Number(NewImage.version?.N) : null });
  }
  return [...stands.values()];
}
