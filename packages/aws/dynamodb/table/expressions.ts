import type { Item } from './items.ts';

interface Placeholders {
  /** What `#name` stands for. */
  names?: Record<string, string> | undefined;
  /** What `:value` stands for. */
  values?: Record<string, unknown> | undefined;
}

/** A condition on an item as it is; a write changes nothing where it does not hold. */
export interface Condition extends Placeholders {
  condition: string;
}

export interface Update extends Placeholders {
  update: string;
  condition?: string;
}

export interface Query extends Placeholders {
  where: string;
  /** What items must be like that are returned; the others are read all the same. */
  filter?: string;
  /** The table itself where none is named; only there reads can be consistent. */
  index?: string;
  consistent?: boolean;
  descending?: boolean;
  limit?: number;
  /** The attributes to read; all where none are named. */
  attributes?: string;
  /** The key of an item to continue after. */
  after?: Item | undefined;
}

export function conditionInput(condition: Condition) {
  return { ConditionExpression: condition.condition, ...placeholders(condition) };
}

/** What reads these attributes alone, whatever words DynamoDB reserves; all of an item for none. */
export function projectionInput(attributes: readonly string[]) {
  if (attributes.length === 0) return {};
  return {
    ProjectionExpression: attributes.map((name) => `#${name}`).join(', '),
    ExpressionAttributeNames: Object.fromEntries(attributes.map((name) => [`#${name}`, name])),
  };
}

export function updateInput({ update, condition, ...rest }: Update) {
  return {
    UpdateExpression: update,
    ...(condition !== undefined && { ConditionExpression: condition }),
    ...placeholders(rest),
  };
}

export function queryInput(query: Query) {
  const { where, filter, index, consistent, descending = false, limit, attributes, after } = query;
  return {
    KeyConditionExpression: where,
    ScanIndexForward: !descending,
    ...(filter !== undefined && { FilterExpression: filter }),
    ...(index !== undefined && { IndexName: index }),
    ...(consistent && { ConsistentRead: true }),
    ...(limit !== undefined && { Limit: limit }),
    ...(attributes !== undefined && { ProjectionExpression: attributes }),
    ...(after && { ExclusiveStartKey: after }),
    ...placeholders(query),
  };
}

function placeholders({ names, values }: Placeholders) {
  return {
    ...(names && { ExpressionAttributeNames: names }),
    ...(values && { ExpressionAttributeValues: values }),
  };
}
