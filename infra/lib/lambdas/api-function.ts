import {
  ADDRESS_KEY_PREFIX,
  CLAIM_ATTRIBUTES,
  LIMIT_COUNT_PREFIX,
  PHOTO_OWNER_ATTRIBUTES,
  USER_STATE_ATTRIBUTES,
} from '@harbour-haul/aws/dynamodb/keys';
import type { FunctionEnvironment, FunctionName, LambdaName } from '@harbour-haul/contract/functions';
import { settingsOf } from '../settings/settings.ts';
import type { DataTables } from '../storage/data-tables.ts';
import type { OriginToken } from '../storage/origin-token.ts';
import type { SigningKey } from '../storage/signing-key.ts';
import type { Grantable, ProductFunction } from './product-function.ts';

/** What every function needs that serves signed-in users. */
export interface ApiFunctionProps {
  tables: DataTables;
  /** Signs tokens of signed-in users. */
  adminKey: SigningKey;
  /** Signs tokens of visitors. */
  visitorKey: SigningKey;
  /** What CloudFront sends with every request. */
  originToken: OriginToken;
}

/** Lets a function tell whether a cookie of a signed-in user is good. It reads of a user what that takes, and no password. */
export function allowSignedIn(
  handler: Pick<ProductFunction<LambdaName>, 'allowAttributes'>,
  { tables }: ApiFunctionProps,
): void {
  handler.allowAttributes(['dynamodb:GetItem'], [tables.users.tableArn], USER_STATE_ATTRIBUTES);
}

/** Lets a function claim a visitorId in the transaction that first uses it, without reading who else has claimed one. */
export function allowClaims(
  handler: Pick<ProductFunction<LambdaName>, 'allowAttributes'>,
  { tables }: ApiFunctionProps,
): void {
  handler.allowAttributes(['dynamodb:UpdateItem'], [tables.visitors.tableArn], CLAIM_ATTRIBUTES);
}

/** Lets a function add to what chats are found by, and take it away. */
export function allowChatTerms(handler: Grantable, { chatTerms }: Pick<DataTables, 'chatTerms'>): void {
  handler.allow(
    ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'],
    [chatTerms.tableArn],
  );
}

/** Lets a function tell whose a photo is, and nothing else of it. */
export function allowPhotoOwners(
  handler: Pick<ProductFunction<LambdaName>, 'allowAttributes'>,
  { photos }: Pick<DataTables, 'photos'>,
): void {
  handler.allowAttributes(['dynamodb:GetItem'], [photos.tableArn], PHOTO_OWNER_ATTRIBUTES);
}

/** Lets a function count what visitors do, by addresses that it hashes. */
export function allowLimits(handler: Grantable, { tables }: Pick<ApiFunctionProps, 'tables'>): void {
  allowCounts(handler, tables);
  handler.allow(['dynamodb:GetItem', 'dynamodb:PutItem'], [tables.limits.tableArn], {
    'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [`${ADDRESS_KEY_PREFIX}*`] },
  });
}

/** Lets a function count what everybody does together. */
export function allowCounts(handler: Grantable, tables: Pick<DataTables, 'limits'>): void {
  handler.allow(['dynamodb:UpdateItem'], [tables.limits.tableArn], {
    'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [`${LIMIT_COUNT_PREFIX}*`] },
  });
}

/** The part of the environment that every function has that serves signed-in users. */
export function apiEnvironment({ tables, adminKey, originToken }: ApiFunctionProps) {
  return {
    USERS_TABLE: tables.users.tableName,
    ADMIN_KEYS: adminKey.list,
    ORIGIN_TOKEN_PARAMETER: originToken.parameterName,
  } satisfies Partial<FunctionEnvironment<FunctionName>>;
}

/** The part of the environment of whatever counts what is done. */
export function limitEnvironment({ limits }: Pick<DataTables, 'limits'>) {
  return {
    LIMITS_TABLE: limits.tableName,
    LIMIT_CHANGES: settingsOf(limits).limitChanges,
  };
}

/** The part of the environment that every function has that serves visitors as well. */
export function visitorEnvironment(props: ApiFunctionProps) {
  return {
    ...apiEnvironment(props),
    VISITOR_KEYS: props.visitorKey.list,
    ...limitEnvironment(props.tables),
  } satisfies Partial<FunctionEnvironment<FunctionName>>;
}
