import { LEADS_BY_VISITOR, PHOTOS_BY_VISITOR } from '@harbour-haul/aws/dynamodb/keys';
import type { Construct } from 'constructs';
import { indexArn } from '../storage/data-tables.ts';
import { allowPhotoObjects } from '../storage/photos-bucket.ts';
import {
  type ApiFunctionProps,
  allowClaims,
  allowLimits,
  allowSignedIn,
  visitorEnvironment,
} from './api-function.ts';
import {
  allowChatsOfLeads,
  allowForgetting,
  allowLeadChanges,
  type LeadFunctionProps,
  leadEnvironment,
} from './lead-rights.ts';
import { ProductFunction } from './product-function.ts';

/** The function of what visitors do with leads: they send them, and see, correct and withdraw their own. It lists none. */
export class LeadsFunction extends ProductFunction<'leads'> {
  constructor(scope: Construct, id: string, props: LeadFunctionProps) {
    const { tables, visitorKey } = props;
    super(scope, id, {
      name: 'leads',
      environment: {
        ...visitorEnvironment(props),
        ...leadEnvironment(props),
        VISITORS_TABLE: tables.visitors.tableName,
      },
    });
    allowLeadChanges(this, tables);
    // The table itself holds each lead's timeline, and who is whose.
    this.allow(['dynamodb:Query'], [tables.leads.tableArn, indexArn(tables.leads, LEADS_BY_VISITOR)]);
    allowChatsOfLeads(this, props);
    allowForgetting(this, tables);
    // A chat is found by the number of the lead that it was saved to.
    this.allow(['dynamodb:GetItem', 'dynamodb:PutItem'], [tables.chatTerms.tableArn]);
    this.#allowPhotos(props);
    this.#allowRequestLinks(props);
    this.#allowAddedWords(props);
    props.originToken.allowChecks(this);
    allowSignedIn(this, props);
    allowLimits(this, props);
    allowClaims(this, props);
    visitorKey.grantTokens(this.lambda);
  }

  /** Photos are claimed for leads, and those of a chat that is forgotten are deleted. */
  #allowPhotos({ tables: { photos } }: ApiFunctionProps): void {
    this.allow(
      ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'],
      [photos.tableArn],
    );
    this.allow(['dynamodb:BatchGetItem'], [photos.tableArn]);
    this.allow(['dynamodb:Query'], [indexArn(photos, PHOTOS_BY_VISITOR)]);
    allowPhotoObjects(this, ['s3:PutObject'], ['quarantine']);
    allowPhotoObjects(this, ['s3:DeleteObject'], ['quarantine', 'clean', 'thumbnails']);
  }

  /** The keys by which links to requests are made and checked. Whoever opens a link that was mailed may be mailed again. */
  #allowRequestLinks({ tables: { notices } }: ApiFunctionProps): void {
    this.allow(['dynamodb:GetItem', 'dynamodb:PutItem'], [notices.tableArn], {
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
  #allowAddedWords({ tables: { messages } }: ApiFunctionProps): void {
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
