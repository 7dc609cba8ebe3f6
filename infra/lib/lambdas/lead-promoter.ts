import { LEADS_WAITING, SESSIONS_BY_SNOOZE } from '@harbour-haul/aws/dynamodb/keys';
import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { FilterRule } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { WebSocketApi } from '../api/web-socket-api.ts';
import { settingsOf } from '../settings/settings.ts';
import { type DataTables, indexArn } from '../storage/data-tables.ts';
import { ProductFunction } from './product-function.ts';
import { readTableStream } from './table-streams.ts';

interface LeadPromoterProps {
  tables: DataTables;
  sockets: WebSocketApi;
}

/**
 * Makes new leads of those whose chat was left, whether anybody is told of leads or not, brings back snoozed chats, and
 * lets leads have the owner of their chat and the questions that chats leave open, and joins the counters of days that are over: the functions of chats themselves can read
 * and write no lead.
 */
export class LeadPromoter extends ProductFunction<'lead-promoter'> {
  constructor(scope: Construct, id: string, { tables, sockets }: LeadPromoterProps) {
    const { leads, sessions, connections } = tables;
    super(scope, id, {
      name: 'lead-promoter',
      environment: {
        LEADS_TABLE: leads.tableName,
        SESSIONS_TABLE: sessions.tableName,
        CONNECTIONS_TABLE: connections.tableName,
        LEFT_CHAT_MINUTES: String(settingsOf(scope).leftChatMinutes),
      },
      timeout: Duration.seconds(50),
    });
    this.allow(['dynamodb:Query'], [indexArn(leads, LEADS_WAITING)]);
    // A lead gets its status and an entry in its timeline, and counts in other counters. What it is found by stays.
    // Once a night the counters of days are read from their shards, and joined.
    // Of too many entries of a visitor, of which a question is one, the last is replaced.
    this.allow(
      [
        'dynamodb:GetItem',
        'dynamodb:PutItem',
        'dynamodb:UpdateItem',
        'dynamodb:DeleteItem',
        'dynamodb:Query',
      ],
      [leads.tableArn],
    );
    this.allow(['dynamodb:GetItem', 'dynamodb:UpdateItem'], [sessions.tableArn]);
    this.allow(['dynamodb:Query'], [indexArn(sessions, SESSIONS_BY_SNOOZE)]);
    sockets.allowPushToConsoles(this, connections);
    // No dead letters: the chat's next answer or takeover and the lead's next save make up for what was given up.
    readTableStream(this, 'SessionsStream', this, { table: sessions, filters: [OWNED, WITH_QUESTIONS] });
    new Rule(this, 'EveryMinute', {
      schedule: Schedule.rate(Duration.minutes(1)),
      // The next minute is the retry.
      targets: [new LambdaTarget(this.lambda, { retryAttempts: 0 })],
    });
  }
}

const HAS_LEAD = { leadId: { N: FilterRule.exists() } };

/** Chats that have a lead, and are somebody's. */
const OWNED = { dynamodb: { NewImage: { ...HAS_LEAD, ownerId: { S: FilterRule.exists() } } } };

/** Chats that have a lead, and whose visitor has asked the team anything. */
const WITH_QUESTIONS = {
  dynamodb: { NewImage: { ...HAS_LEAD, questions: { M: { open: { S: FilterRule.exists() } } } } },
};
