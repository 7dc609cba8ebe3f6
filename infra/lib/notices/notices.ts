import { JUST_ASKED_ATTRIBUTE, LEADS_WAITING, leadIndexName } from '@harbour-haul/aws/dynamodb/keys';
import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { FilterRule } from 'aws-cdk-lib/aws-lambda';
import { LambdaSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { DeadLetters } from '../lambdas/dead-letters.ts';
import { type Grantable, ProductFunction } from '../lambdas/product-function.ts';
import { readTableStream } from '../lambdas/table-streams.ts';
import type { NoticeSettings } from '../settings/notice-settings.ts';
import { settingsOf } from '../settings/settings.ts';
import { type DataTables, indexArn } from '../storage/data-tables.ts';
import { MailSending } from './mail-sending.ts';
import { TeamTexts } from './team-texts.ts';

interface NoticesProps {
  settings: NoticeSettings;
  tables: DataTables;
  /** `https://…` of the site, to which links lead. */
  siteUrl: string;
}

/** Tells people of what happens: the team of leads, waiting visitors and failed photos, homeowners of their request. */
export class Notices extends Construct {
  readonly #props: NoticesProps;
  readonly #mail: MailSending;
  readonly #texts: TeamTexts;
  readonly #deadLetters: DeadLetters;

  constructor(scope: Construct, id: string, props: NoticesProps) {
    super(scope, id);
    this.#props = props;
    this.#mail = new MailSending(this, 'Mail', props.settings.sender);
    this.#texts = new TeamTexts(this, 'Texts', props.settings);
    this.#deadLetters = new DeadLetters(this, 'DeadLetters');
    this.#addNotifier();
    this.#addReminder();
    this.#addFeedback();
  }

  get #environment() {
    const { settings, tables, siteUrl } = this.#props;
    return {
      NOTICES_TABLE: tables.notices.tableName,
      LEADS_TABLE: tables.leads.tableName,
      SITE_URL: siteUrl,
      MAIL_SENDER: settings.sender,
      MAIL_CONFIGURATION_SET: this.#mail.configurationSetName,
      TEAM_EMAILS: settings.teamEmails.join(','),
      TEAM_TOPIC: this.#texts.topicArn,
      LIMIT_CHANGES: settingsOf(this).limitChanges,
    };
  }

  #addNotifier(): void {
    const { leads, sessions, messages, photos, connections } = this.#props.tables;
    const notifier = new ProductFunction(this, 'Notifier', {
      name: 'notifier',
      environment: {
        ...this.#environment,
        SESSIONS_TABLE: sessions.tableName,
        MESSAGES_TABLE: messages.tableName,
        PHOTOS_TABLE: photos.tableName,
        CONNECTIONS_TABLE: connections.tableName,
      },
      timeout: Duration.seconds(60),
    });
    this.#allowTelling(notifier);
    notifier.allow(['dynamodb:GetItem'], [leads.tableArn]);
    // What a visitor who waits for a person said last.
    notifier.allow(['dynamodb:Query'], [messages.tableArn]);
    // Whether an admin is connected.
    notifier.allow(['dynamodb:Query'], [connections.tableArn], {
      'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': ['admins'] },
    });
    const onFailure = this.#deadLetters.ofStreams;
    readTableStream(this, 'LeadsStream', notifier, { table: leads, filters: LEAD_CHANGES, onFailure });
    readTableStream(this, 'SessionsStream', notifier, {
      table: sessions,
      filters: PERSON_REQUESTS,
      onFailure,
    });
    readTableStream(this, 'PhotosStream', notifier, { table: photos, filters: REFUSED_PHOTOS, onFailure });
  }

  #addReminder(): void {
    const { leads } = this.#props.tables;
    const reminder = new ProductFunction(this, 'Reminder', {
      name: 'lead-reminder',
      environment: this.#environment,
      timeout: Duration.seconds(50),
    });
    this.#allowTelling(reminder);
    // A lead as it is now, and the counters of all.
    reminder.allow(['dynamodb:GetItem', 'dynamodb:BatchGetItem'], [leads.tableArn]);
    // Who waits for a first contact, who asked again of late, and which of the suspicious came in first.
    reminder.allow(
      ['dynamodb:Query'],
      [
        indexArn(leads, LEADS_WAITING),
        indexArn(leads, leadIndexName('updatedAt')),
        indexArn(leads, leadIndexName('createdAt')),
      ],
    );
    new Rule(this, 'EveryMinute', {
      schedule: Schedule.rate(Duration.minutes(1)),
      // The next minute is the retry.
      targets: [new LambdaTarget(reminder.lambda, { retryAttempts: 0 })],
    });
  }

  #addFeedback(): void {
    const { notices } = this.#props.tables;
    const feedback = new ProductFunction(this, 'MailFeedback', {
      name: 'mail-feedback',
      environment: { NOTICES_TABLE: notices.tableName },
    });
    feedback.allow(['dynamodb:PutItem'], [notices.tableArn], {
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['suppressed#*'] },
    });
    this.#mail.feedback.addSubscription(new LambdaSubscription(feedback.lambda));
    this.#deadLetters.takeFrom(feedback.lambda);
  }

  /** Claims, counters, suppressed addresses and the keys of links, and sending itself. */
  #allowTelling(grantee: Grantable): void {
    const { notices } = this.#props.tables;
    const actions = ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem'].map(
      (action) => `dynamodb:${action}`,
    );
    grantee.allow(actions, [notices.tableArn]);
    this.#mail.allowSending(grantee);
    this.#texts.allowPublishing(grantee);
  }
}

/** Leads themselves, and what homeowners did with their link; not counters, search terms and the rest. */
const LEAD_CHANGES = [
  { dynamodb: { NewImage: { item: { S: FilterRule.isEqual('lead') } } } },
  {
    eventName: FilterRule.isEqual('INSERT'),
    dynamodb: {
      NewImage: {
        item: { S: FilterRule.beginsWith('event#') },
        type: { S: FilterRule.or('corrected', 'canceled') },
      },
    },
  },
];

/**
 * The writes with which a visitor asks for a person, and none of the messages that follow. A first one is told by what was there
 * before as well: while a deployment rolls, the release before leaves no mark.
 */
const PERSON_REQUESTS = [
  {
    dynamodb: {
      NewImage: {
        personRequestedAt: { S: FilterRule.exists() },
        [JUST_ASKED_ATTRIBUTE]: { BOOL: FilterRule.exists() },
      },
    },
  },
  {
    dynamodb: {
      NewImage: { personRequestedAt: { S: FilterRule.exists() } },
      OldImage: { personRequestedAt: { S: FilterRule.notExists() } },
    },
  },
];

const REFUSED_PHOTOS = [{ dynamodb: { NewImage: { state: { S: FilterRule.isEqual('refused') } } } }];
