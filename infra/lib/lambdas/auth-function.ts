import { ATTEMPTS_PREFIX } from '@harbour-haul/aws/dynamodb/keys';
import type { Construct } from 'constructs';
import type { WebSocketApi } from '../api/web-socket-api.ts';
import { type ApiFunctionProps, apiEnvironment } from './api-function.ts';
import { ProductFunction } from './product-function.ts';

interface AuthFunctionProps extends ApiFunctionProps {
  sockets: WebSocketApi;
}

/** The function that signs users in and out, which ends the user's own sockets. */
export class AuthFunction extends ProductFunction<'auth'> {
  constructor(scope: Construct, id: string, props: AuthFunctionProps) {
    const { users, connections } = props.tables;
    super(scope, id, {
      name: 'auth',
      environment: { ...apiEnvironment(props), CONNECTIONS_TABLE: connections.tableName },
    });
    this.allow(['dynamodb:GetItem', 'dynamodb:UpdateItem'], [users.tableArn]);
    // Counters of attempts are removed, and no user is.
    this.allow(['dynamodb:DeleteItem'], [users.tableArn], {
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [`${ATTEMPTS_PREFIX}*`] },
    });
    props.signingKey.grantTokens(this.lambda);
    props.sockets.allowClose(this, connections);
  }
}
