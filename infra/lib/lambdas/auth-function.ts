import { ATTEMPTS_PREFIX } from '@harbour-haul/aws/dynamodb/keys';
import type { Construct } from 'constructs';
import type { WebSocketApi } from '../api/web-socket-api.ts';
import { type ApiFunctionProps, allowLimits, visitorEnvironment } from './api-function.ts';
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
      environment: { ...visitorEnvironment(props), CONNECTIONS_TABLE: connections.tableName },
    });
    this.allow(['dynamodb:GetItem'], [users.tableArn]);
    // Counts attempts and signs out; it can set no password and make no user.
    this.allow(['dynamodb:UpdateItem'], [users.tableArn], {
      'ForAllValues:StringEquals': {
        'dynamodb:Attributes': [
          'username',
          'tokenVersion',
          'endedSignIns',
          'lastSignInAt',
          'attempts',
          'expiresAt',
          'members',
        ],
      },
    });
    // Beside the users stand the counts of attempts, which alone are removed.
    this.allow(['dynamodb:DeleteItem'], [users.tableArn], {
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [`${ATTEMPTS_PREFIX}*`] },
    });
    props.originToken.allowChecks(this);
    props.adminKey.grantTokens(this.lambda);
    allowLimits(this, props);
    props.sockets.allowClose(this, connections);
  }
}
