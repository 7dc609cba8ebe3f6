import { LEADS_WAITING } from '@harbour-haul/aws/dynamodb/keys';
import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import type { Construct } from 'constructs';
import { settingsOf } from '../settings.ts';
import { type DataTables, indexArn } from '../storage/data-tables.ts';
import { ProductFunction } from './product-function.ts';

/** Makes new leads of those whose chat was left, whether anybody is told of leads or not. */
export class LeadPromoter extends ProductFunction<'lead-promoter'> {
  constructor(scope: Construct, id: string, { leads, sessions }: DataTables) {
    super(scope, id, {
      name: 'lead-promoter',
      environment: {
        LEADS_TABLE: leads.tableName,
        SESSIONS_TABLE: sessions.tableName,
        LEFT_CHAT_MINUTES: String(settingsOf(scope).leftChatMinutes),
      },
      timeout: Duration.seconds(50),
    });
    this.allow(['dynamodb:Query'], [indexArn(leads, LEADS_WAITING)]);
    // A lead gets its status and an entry in its timeline, and counts in other counters. What it is found by stays.
    this.allow(['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'], [leads.tableArn]);
    this.allow(['dynamodb:GetItem'], [sessions.tableArn]);
    new Rule(this, 'EveryMinute', {
      schedule: Schedule.rate(Duration.minutes(1)),
      // The next minute is the retry.
      targets: [new LambdaTarget(this.lambda, { retryAttempts: 0 })],
    });
  }
}
