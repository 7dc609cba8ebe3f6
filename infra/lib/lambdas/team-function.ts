import { ACCOUNT_ATTRIBUTES, TEAM_ATTRIBUTES, TEAM_LOG_ATTRIBUTES } from '@harbour-haul/aws/dynamodb/keys';
import type { Construct } from 'constructs';
import type { WebSocketApi } from '../api/web-socket-api.ts';
import {
  type ApiFunctionProps,
  allowLimits,
  allowSignedIn,
  apiEnvironment,
  limitEnvironment,
} from './api-function.ts';
import { ProductFunction } from './product-function.ts';

interface TeamFunctionProps extends ApiFunctionProps {
  sockets: WebSocketApi;
}

/** The function that says who may sign in. It reads no password and signs no token. */
export class TeamFunction extends ProductFunction<'team'> {
  constructor(scope: Construct, id: string, props: TeamFunctionProps) {
    const { users, connections } = props.tables;
    super(scope, id, {
      name: 'team',
      environment: {
        ...apiEnvironment(props),
        ...limitEnvironment(props.tables),
        CONNECTIONS_TABLE: connections.tableName,
      },
    });
    const read = [...new Set([...ACCOUNT_ATTRIBUTES, ...TEAM_ATTRIBUTES, ...TEAM_LOG_ATTRIBUTES])];
    this.allowAttributes(['dynamodb:GetItem'], [users.tableArn], read);
    // Sets passwords and takes them away, and nothing is returned of what there was; no count of attempts is among these attributes.
    this.allow(['dynamodb:UpdateItem'], [users.tableArn], {
      'ForAllValues:StringEquals': {
        'dynamodb:Attributes': [
          ...ACCOUNT_ATTRIBUTES.filter((name) => name !== 'endedSignIns' && name !== 'lastSignInAt'),
          'passwordHash',
          'accounts',
          'entries',
          'renames',
        ],
      },
      StringEqualsIfExists: { 'dynamodb:ReturnValues': 'NONE' },
    });
    this.allow(['dynamodb:ConditionCheckItem'], [users.tableArn], {
      'ForAllValues:StringEquals': { 'dynamodb:Attributes': ['username', 'disabled', 'tokenVersion'] },
    });
    props.originToken.allowChecks(this);
    allowSignedIn(this, props);
    allowLimits(this, props);
    props.sockets.allowClose(this, connections);
  }
}
