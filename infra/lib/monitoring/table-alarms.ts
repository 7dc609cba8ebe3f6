import { MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { addAlarm, FIVE_MINUTES } from './runbook-alarm.ts';

/**
 * A sum over these tables, their indexes and all operations on them. It is billed by the metrics that it finds, and DynamoDB
 * records these only while there is something wrong; an alarm of each table and operation would be a hundred of them.
 */
function sumOverTables(metricName: string, tables: readonly Table[]): MathExpression {
  const these = tables.map(({ tableName }) => `TableName = '${tableName}'`).join(' OR ');
  return new MathExpression({
    expression: `SELECT SUM(${metricName}) FROM "AWS/DynamoDB" WHERE ${these}`,
    usingMetrics: {},
    period: FIVE_MINUTES,
    label: metricName,
  });
}

/** The alarms of all tables together; a metric's own graph says which table it was. */
export function addTableAlarms(scope: Construct, topic: ITopic, tables: readonly Table[]): void {
  addAlarm(scope, topic, {
    name: 'tables-throttled',
    means: 'DynamoDB turns requests away, since there are too many of them for a table or an index.',
    section: 'Tables refuse',
    metric: sumOverTables('ThrottledRequests', tables),
    threshold: 10,
  });
  addAlarm(scope, topic, {
    name: 'tables-failing',
    means: 'DynamoDB itself fails at requests; functions try them again, a few times.',
    section: 'Tables refuse',
    metric: sumOverTables('SystemErrors', tables),
    threshold: 5,
  });
  addAlarm(scope, topic, {
    name: 'tables-conflicts',
    means: 'Very many writes meet others of the same rows; functions try them again, a few times.',
    section: 'Tables refuse',
    metric: sumOverTables('TransactionConflict', tables),
    threshold: 200,
  });
}
