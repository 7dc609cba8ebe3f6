import { SESSIONS_TABLE, TEAM_ATTRIBUTES } from '@harbour-haul/aws/dynamodb/keys';
import type { Construct } from 'constructs';
import type { WebSocketApi } from '../api/web-socket-api.ts';
import { settingsOf } from '../settings/settings.ts';
import { indexArns } from '../storage/data-tables.ts';
import {
  type ApiFunctionProps,
  allowChatTerms,
  allowClaims,
  allowLimits,
  allowPhotoOwners,
  allowSignedIn,
  visitorEnvironment,
} from './api-function.ts';
import { ProductFunction } from './product-function.ts';

interface ChatFunctionProps extends ApiFunctionProps {
  sockets: WebSocketApi;
}

/** The function that serves the chat's calls; what changes a chat is pushed to its sockets. */
export class ChatFunction extends ProductFunction<'chat'> {
  constructor(scope: Construct, id: string, props: ChatFunctionProps) {
    const { sessions, messages, chatTerms, visitors, connections, photos } = props.tables;
    super(scope, id, {
      name: 'chat',
      environment: {
        ...visitorEnvironment(props),
        SESSIONS_TABLE: sessions.tableName,
        MESSAGES_TABLE: messages.tableName,
        CHAT_TERMS_TABLE: chatTerms.tableName,
        VISITORS_TABLE: visitors.tableName,
        SENT_CHAT_HOURS: String(settingsOf(scope).sentChatHours),
        CONNECTIONS_TABLE: connections.tableName,
        PHOTOS_TABLE: photos.tableName,
      },
    });
    this.allow(
      ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'],
      [sessions.tableArn],
    );
    this.allow(['dynamodb:Query'], indexArns(sessions, SESSIONS_TABLE));
    this.allow(['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:Query'], [messages.tableArn]);
    // Who there is to assign chats to.
    this.allowAttributes(['dynamodb:GetItem'], [props.tables.users.tableArn], TEAM_ATTRIBUTES);
    allowChatTerms(this, props.tables);
    allowPhotoOwners(this, props.tables);
    this.allow(['dynamodb:Query'], [chatTerms.tableArn]);
    // What a search has found.
    this.allow(['dynamodb:BatchGetItem'], [sessions.tableArn]);
    allowClaims(this, props);
    props.originToken.allowChecks(this);
    allowSignedIn(this, props);
    allowLimits(this, props);
    props.visitorKey.grantTokens(this.lambda);
    props.sockets.allowPush(this, connections);
  }
}
