import type { KeySchemaElement } from '@aws-sdk/client-dynamodb';
import type { Stack } from '../../template/stack.ts';
import { tableDefinitions } from '../table-definitions.ts';

/** What is to be known of a table to tell what a call needs. */
export interface TableShape {
  readonly arn: string;
  readonly partitionKey: string;
  /** The partition key of each index by its name. */
  readonly indexKeys: ReadonlyMap<string, string>;
}

/** The tables of the stack, by name and by ARN: calls may name either. */
export function tableShapes(stack: Stack): ReadonlyMap<string, TableShape> {
  return new Map(
    tableDefinitions(stack).flatMap(({ logicalId, input }) => {
      const arn = stack.attribute(logicalId, 'Arn');
      const indexes = input.GlobalSecondaryIndexes ?? [];
      const indexKeys = new Map(
        indexes.map(({ IndexName = '', KeySchema }) => [IndexName, partitionKey(KeySchema)]),
      );
      const shape = { arn, partitionKey: partitionKey(input.KeySchema), indexKeys };
      return [
        [input.TableName, shape],
        [arn, shape],
      ];
    }),
  );
}

function partitionKey(schema: readonly KeySchemaElement[] = []): string {
  return schema.find(({ KeyType }) => KeyType === 'HASH')?.AttributeName ?? '';
}
