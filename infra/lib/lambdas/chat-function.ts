import { SESSIONS_TABLE } from '@harbour-haul/aws/dynamodb/keys';
import type { Construct } from 'constructs';
import type { WebSocketApi } from '../api/web-socket-api.ts';
import { indexArns } from '../storage/data-tables.ts';
import {
  type ApiFunctionProps,
  allowClaims,
  allowLimits,
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
    const { sessions, messages, visitors, connections } = props.tables;
    super(scope, id, {
      name: 'chat',
      environment: {
        ...visitorEnvironment(props),
        SESSIONS_TABLE: sessions.tableName,
        MESSAGES_TABLE: messages.tableName,
        VISITORS_TABLE: visitors.tableName,
        CONNECTIONS_TABLE: connections.tableName,
      },
    });
    this.allow(['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'], [sessions.tableArn]);
    this.allow(['dynamodb:Query'], indexArns(sessions, SESSIONS_TABLE));
    this.allow(['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:Query'], [messages.tableArn]);
    allowClaims(this, props);
    props.originToken.allowChecks(this);
    allowSignedIn(this, props);
    allowLimits(this, props);
    props.visitorKey.grantTokens(this.lambda);
    props.sockets.allowPush(this, connections);
  }
}
