import { LEADS_TABLE, PHOTOS_BY_VISITOR, SESSIONS_BY_VISITOR } from '@harbour-haul/aws/dynamodb/keys';
import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import type { Construct } from 'constructs';
import type { WebSocketApi } from '../api/web-socket-api.ts';
import { indexArn, indexArns } from '../storage/data-tables.ts';
import type { ExportsBucket } from '../storage/exports-bucket.ts';
import { allowPhotoObjects, PHOTOS_BUCKET_NAME } from '../storage/photos-bucket.ts';
import {
  type ApiFunctionProps,
  allowClaims,
  allowLimits,
  allowSignedIn,
  visitorEnvironment,
} from './api-function.ts';
import { ProductFunction } from './product-function.ts';

interface LeadsFunctionProps extends ApiFunctionProps {
  sockets: WebSocketApi;
  exports: ExportsBucket;
}

/** The function that stores, lists, changes and erases leads. */
export class LeadsFunction extends ProductFunction<'leads'> {
  constructor(scope: Construct, id: string, props: LeadsFunctionProps) {
    const { tables, visitorKey, exports } = props;
    super(scope, id, {
      name: 'leads',
      environment: {
        ...visitorEnvironment(props),
        LEADS_TABLE: tables.leads.tableName,
        SESSIONS_TABLE: tables.sessions.tableName,
        MESSAGES_TABLE: tables.messages.tableName,
        CHAT_TERMS_TABLE: tables.chatTerms.tableName,
        PHOTOS_TABLE: tables.photos.tableName,
        VISITORS_TABLE: tables.visitors.tableName,
        CONNECTIONS_TABLE: tables.connections.tableName,
        NOTICES_TABLE: tables.notices.tableName,
        PHOTOS_BUCKET: PHOTOS_BUCKET_NAME,
        EXPORTS_TABLE: tables.exports.tableName,
        EXPORTS_BUCKET: exports.name,
      },
    });
    this.#allowLeads(props);
    this.#allowPhotos(props);
    this.#allowErasure(props);
    this.#allowForgetting(props);
    this.#allowRequestLinks(props);
    this.#allowAddedWords(props);
    props.originToken.allowChecks(this);
    allowSignedIn(this, props);
    allowLimits(this, props);
    allowClaims(this, props);
    visitorKey.grantTokens(this.lambda);
    new Rule(this, 'GoOn', {
      description: 'Goes on with deletions, restores, erasures and forgetting that were cut off',
      schedule: Schedule.rate(Duration.minutes(5)),
      // The next run is the retry.
      targets: [new LambdaTarget(this.lambda, { retryAttempts: 0 })],
    });
  }

  #allowLeads({ tables: { leads, sessions } }: ApiFunctionProps): void {
    this.allow(
      [
        'dynamodb:GetItem',
        'dynamodb:PutItem',
        'dynamodb:UpdateItem',
        'dynamodb:DeleteItem',
        'dynamodb:BatchGetItem',
        'dynamodb:ConditionCheckItem',
      ],
      [leads.tableArn],
    );
    // The table itself holds the search's terms, the counters of days and each lead's timeline.
    this.allow(['dynamodb:Query'], [leads.tableArn, ...indexArns(leads, LEADS_TABLE)]);
    // Whose a chat is; the chat funnel is counted beside the sessions.
    this.allow(['dynamodb:GetItem', 'dynamodb:BatchGetItem'], [sessions.tableArn]);
  }

  /** Photos are claimed for leads, and deleted and restored with their leads. */
  #allowPhotos({ tables: { photos } }: ApiFunctionProps): void {
    this.allow(
      ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'],
      [photos.tableArn],
    );
    this.allow(['dynamodb:BatchGetItem'], [photos.tableArn]);
    this.allow(['dynamodb:Query'], [indexArn(photos, PHOTOS_BY_VISITOR)]);
    allowPhotoObjects(this, ['s3:PutObject'], ['quarantine']);
    allowPhotoObjects(this, ['s3:DeleteObject'], ['quarantine', 'clean', 'thumbnails']);
    // Into the trash and out of it again: an image is copied onto itself under another tag.
    const trashing = ['s3:GetObject', 's3:PutObject', 's3:PutObjectTagging', 's3:DeleteObjectTagging'];
    allowPhotoObjects(this, trashing, ['clean', 'thumbnails']);
  }

  /** The chats of a person, and exports, are removed with their leads and photos, and no message is read for it. */
  #allowErasure({ tables, exports }: LeadsFunctionProps): void {
    const { sessions, messages } = tables;
    this.allow(['dynamodb:Query'], [indexArn(sessions, SESSIONS_BY_VISITOR)]);
    // A chat is closed before it goes, so that nothing is added to it.
    this.allow(['dynamodb:UpdateItem', 'dynamodb:DeleteItem'], [sessions.tableArn]);
    this.allow(['dynamodb:DeleteItem'], [messages.tableArn]);
    // The words that a chat is found by go with it.
    this.allow(['dynamodb:UpdateItem', 'dynamodb:DeleteItem'], [tables.chatTerms.tableArn]);
    this.allow(['dynamodb:Query'], [messages.tableArn], {
      'ForAllValues:StringEquals': { 'dynamodb:Attributes': ['sessionId', 'seq', 'clientMessageId'] },
      StringEqualsIfExists: { 'dynamodb:Select': 'SPECIFIC_ATTRIBUTES' },
    });
    // A lead's timeline names the exports that it was in.
    this.allow(['dynamodb:Query', 'dynamodb:UpdateItem'], [tables.exports.tableArn]);
    exports.allow(this, ['s3:DeleteObject', 's3:AbortMultipartUpload']);
  }

  /** A chat that its visitor has forgotten loses the content of its messages, unread, and those who watch it are told. */
  #allowForgetting({ tables: { messages, connections }, sockets }: LeadsFunctionProps): void {
    this.allow(['dynamodb:UpdateItem'], [messages.tableArn], {
      'ForAllValues:StringEquals': { 'dynamodb:Attributes': ['sessionId', 'seq', 'content', 'image'] },
      StringEqualsIfExists: { 'dynamodb:ReturnValues': 'NONE' },
    });
    sockets.allowPush(this, connections);
  }

  /**
   * The keys by which links to requests are made and checked; with a lead that is erased its key is deleted. Whoever opens a
   * link that was mailed may be mailed again.
   */
  #allowRequestLinks({ tables: { notices } }: LeadsFunctionProps): void {
    this.allow(['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:DeleteItem'], [notices.tableArn], {
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['request-key#*'] },
    });
    this.allow(['dynamodb:PutItem'], [notices.tableArn], {
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['consent#*'] },
    });
    // Who names one address after another is suspicious.
    this.allow(['dynamodb:GetItem'], [notices.tableArn], {
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['mailboxes#*'] },
    });
  }

  /** The page of a request shows what its visitor added in the chat. The notes of admins, in the same table, are not read. */
  #allowAddedWords({ tables: { messages } }: LeadsFunctionProps): void {
    this.allow(['dynamodb:Query'], [messages.tableArn], {
      'ForAllValues:StringNotLike': { 'dynamodb:LeadingKeys': ['notes#*'] },
      'ForAllValues:StringEquals': {
        'dynamodb:Attributes': ['sessionId', 'sender', 'content', 'image', 'timestamp'],
      },
      StringEqualsIfExists: { 'dynamodb:Select': 'SPECIFIC_ATTRIBUTES' },
    });
    // That a wish of theirs was taken back there is noted for the team.
    this.allow(['dynamodb:PutItem'], [messages.tableArn], {
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['notes#*'] },
    });
  }
}
