import { SESSIONS_BY_STATUS } from '@harbour-haul/aws/dynamodb/keys';
import type { Construct } from 'constructs';
import type { WebSocketApi } from '../api/web-socket-api.ts';
import { indexArn } from '../storage/data-tables.ts';
import {
  type ApiFunctionProps,
  allowChatTerms,
  allowLimits,
  allowPhotoOwners,
  allowSignedIn,
  visitorEnvironment,
} from './api-function.ts';
import { ProductFunction } from './product-function.ts';

interface RealtimeFunctionProps extends ApiFunctionProps {
  sockets: WebSocketApi;
}

/** The function behind the sockets: it accepts connections and relays what they send. */
export class RealtimeFunction extends ProductFunction<'realtime'> {
  constructor(scope: Construct, id: string, props: RealtimeFunctionProps) {
    const { sessions, messages, chatTerms, connections, photos } = props.tables;
    super(scope, id, {
      name: 'realtime',
      environment: {
        ...visitorEnvironment(props),
        SESSIONS_TABLE: sessions.tableName,
        MESSAGES_TABLE: messages.tableName,
        CHAT_TERMS_TABLE: chatTerms.tableName,
        CONNECTIONS_TABLE: connections.tableName,
        PHOTOS_TABLE: photos.tableName,
      },
    });
    this.allow(['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'], [sessions.tableArn]);
    this.allow(['dynamodb:Query'], [indexArn(sessions, SESSIONS_BY_STATUS)]);
    this.allow(['dynamodb:GetItem', 'dynamodb:PutItem'], [messages.tableArn]);
    allowChatTerms(this, props.tables);
    allowPhotoOwners(this, props.tables);
    this.allow(['dynamodb:GetItem', 'dynamodb:PutItem'], [connections.tableArn]);
    props.originToken.allowChecks(this);
    allowSignedIn(this, props);
    allowLimits(this, props);
    props.sockets.allowPush(this, connections);
  }
}
