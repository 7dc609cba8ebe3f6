import type { DynamoDBStreamEvent } from 'aws-lambda';
import { dependencies } from '../shared/middleware/dependencies.ts';
import { pipeline } from '../shared/middleware/pipeline.ts';
import { withRequestContext } from '../shared/middleware/request-context.ts';
import { changedLeads } from './changed-leads.ts';
import { composeLeadPublisher, type LeadPublisherDeps } from './deps.ts';
import { publishChanges } from './publish-changes.ts';

type LeadPublisherEvent = DynamoDBStreamEvent & { deps: LeadPublisherDeps };

/** Says on every open console which leads have changed, whoever changed them. @throws Error where a retry is needed */
async function publish({ Records, deps }: LeadPublisherEvent): Promise<void> {
  const leads = changedLeads(Records);
  if (leads.length > 0) await publishChanges(leads, deps);
}

export const handler = withRequestContext(
  pipeline<DynamoDBStreamEvent, LeadPublisherEvent, void>([dependencies(composeLeadPublisher)], publish),
);
