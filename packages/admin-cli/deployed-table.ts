import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { createDocumentClient } from '@harbour-haul/aws/dynamodb/table/document-client';

/**
 * A client of a deployed stack's tables, and the name of one of them. Credentials and region come from the profile (or the
 * usual AWS environment).
 * @param output the output of the stack that names the table
 * @throws Error when the stack cannot be read or has no such table.
 */
export async function deployedTable(stackName: string, profile: string | undefined, output: string) {
  const config = profile === undefined ? {} : { profile };
  const { Stacks } = await new CloudFormationClient(config).send(
    new DescribeStacksCommand({ StackName: stackName }),
  );
  const table = Stacks?.[0]?.Outputs?.find(({ OutputKey }) => OutputKey === output)?.OutputValue;
  if (!table) throw new Error(`The stack ${stackName} has no output ${output}.`);
  return { client: createDocumentClient(config), table };
}
