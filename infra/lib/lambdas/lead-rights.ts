import { SESSIONS_BY_VISITOR } from '@harbour-haul/aws/dynamodb/keys';
import type { WebSocketApi } from '../api/web-socket-api.ts';
import { type DataTables, indexArn } from '../storage/data-tables.ts';
import { PHOTOS_BUCKET_NAME } from '../storage/photos-bucket.ts';
import type { ApiFunctionProps } from './api-function.ts';
import type { Grantable } from './product-function.ts';

export interface LeadFunctionProps extends ApiFunctionProps {
  sockets: WebSocketApi;
}

/** The part of the environment that both functions of leads have, the visitors' and the admins'. */
export function leadEnvironment({ tables }: LeadFunctionProps) {
  return {
    LEADS_TABLE: tables.leads.tableName,
    SESSIONS_TABLE: tables.sessions.tableName,
    MESSAGES_TABLE: tables.messages.tableName,
    CHAT_TERMS_TABLE: tables.chatTerms.tableName,
    PHOTOS_TABLE: tables.photos.tableName,
    CONNECTIONS_TABLE: tables.connections.tableName,
    NOTICES_TABLE: tables.notices.tableName,
    PHOTOS_BUCKET: PHOTOS_BUCKET_NAME,
  };
}

/** Lets a function read and change leads, each with its timeline, its counters and what it is found by. */
export function allowLeadChanges(handler: Grantable, { leads }: DataTables): void {
  handler.allow(
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
}

/** Lets a function find the chats of a lead, note there what became of it, and tell those who watch them. */
export function allowChatsOfLeads(handler: Grantable, { tables, sockets }: LeadFunctionProps): void {
  const { sessions, connections } = tables;
  handler.allow(['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:UpdateItem'], [sessions.tableArn]);
  handler.allow(['dynamodb:Query'], [indexArn(sessions, SESSIONS_BY_VISITOR)]);
  sockets.allowPush(handler, connections);
}

/** Lets a function take the content from the messages of a chat, unread, with the words that it is found by. */
export function allowForgetting(handler: Grantable, { messages, chatTerms }: DataTables): void {
  handler.allow(['dynamodb:UpdateItem', 'dynamodb:DeleteItem'], [chatTerms.tableArn]);
  handler.allow(['dynamodb:Query'], [messages.tableArn], {
    'ForAllValues:StringEquals': { 'dynamodb:Attributes': ['sessionId', 'seq', 'clientMessageId'] },
    StringEqualsIfExists: { 'dynamodb:Select': 'SPECIFIC_ATTRIBUTES' },
  });
  handler.allow(['dynamodb:UpdateItem'], [messages.tableArn], {
    'ForAllValues:StringEquals': { 'dynamodb:Attributes': ['sessionId', 'seq', 'content', 'image'] },
    StringEqualsIfExists: { 'dynamodb:ReturnValues': 'NONE' },
  });
}
