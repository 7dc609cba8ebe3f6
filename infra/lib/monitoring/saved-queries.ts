import { type LogGroup, QueryDefinition, QueryString } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { environmentName } from './runbook-alarm.ts';

interface SavedQuery {
  fields: string[];
  filterStatements: string[];
  stats?: string;
  sort?: string;
}

/** What is asked of logs when something is wrong; all of it in ids and figures, as logs hold nothing else. */
const QUERIES: Record<string, SavedQuery> = {
  'errors by request': {
    fields: ['@timestamp', 'requestId', 'message', 'error', 'connectionId', 'stack.0', '@log'],
    filterStatements: [
      'level = "error" or message = "push failed" or @message like /Task timed out|Runtime exited/',
    ],
    sort: '@timestamp desc',
  },
  'one request': {
    fields: ['@timestamp', '@message', '@log'],
    filterStatements: ['@message like "REQUEST_ID"'],
    sort: '@timestamp asc',
  },
  'slow requests': {
    fields: ['@timestamp', 'route', 'status', 'latencyMs', 'requestId'],
    filterStatements: ['latencyMs > 1000'],
    sort: 'latencyMs desc',
  },
  'one chat': {
    fields: ['@timestamp', 'message', 'seq', 'version', 'outcome', 'requestId', '@log'],
    filterStatements: ['sessionId = "SESSION_ID"'],
    sort: '@timestamp asc',
  },
  visits: {
    fields: ['@timestamp'],
    filterStatements: ['message = "content viewed"'],
    stats: 'count(*) as visits by bin(1d)',
  },
  'refused sign-ins': {
    fields: ['@timestamp'],
    filterStatements: ['message = "sign-in refused"'],
    stats: 'count(*) as refused by bin(10m)',
  },
};

/** Saves the queries in CloudWatch Logs Insights, over all logs of the stack. They cost by what they read, when they run. */
export function saveQueries(scope: Construct, logGroups: readonly LogGroup[]): void {
  for (const [name, { stats, ...query }] of Object.entries(QUERIES)) {
    new QueryDefinition(scope, `Query ${name}`, {
      queryDefinitionName: `${environmentName(scope)}/${name}`,
      queryString: new QueryString({
        ...query,
        limit: 200,
        ...(stats !== undefined && { statsStatements: [stats] }),
      }),
      logGroups: [...logGroups],
    });
  }
}
