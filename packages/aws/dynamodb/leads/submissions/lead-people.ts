import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { canAttach, personFingerprint } from '@harbour-haul/domain/leads/submission/same-person';
import { personKey } from '../rows/lead-items.ts';
import type { PersonGuard } from '../rows/lead-person-items.ts';

/** As many of a person's newest leads are looked at; the row that guards them comes before them. */
const MAX_CANDIDATES = 6;

/** What is known of a person who asks. */
export interface KnownPerson {
  person: string;
  guard: PersonGuard | null;
  /** The newest lead that takes in what they ask now, or null. */
  open: Lead | null;
}

/**
 * Finds a person's open lead by one query and a read of each lead that it names.
 * @param asking `except` is the lead that asks itself.
 */
export async function findPerson(
  client: DynamoDBDocumentClient,
  table: string,
  person: string,
  asking: { now: Date; except: number | null; getLead: (id: number) => Promise<Lead | null> },
): Promise<KnownPerson> {
  const { id, item: prefix } = personKey(person);
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: table,
      KeyConditionExpression: 'id = :id AND begins_with(#item, :prefix)',
      ExpressionAttributeNames: { '#item': 'item' },
      ExpressionAttributeValues: { ':id': id, ':prefix': prefix },
      ConsistentRead: true,
      Limit: MAX_CANDIDATES,
    }),
  );
  const [first] = Items;
  const guard = first?.item === prefix ? { leadId: Number(first.leadId) } : null;
  const ids = [...new Set(Items.map(({ leadId }) => Number(leadId)))].sort((a, b) => b - a);
  const leads = await Promise.all(ids.filter((one) => one !== asking.except).map(asking.getLead));
  const open =
    leads.find((lead) => lead && personFingerprint(lead) === person && canAttach(lead, asking.now)) ?? null;
  return { person, guard, open };
}
