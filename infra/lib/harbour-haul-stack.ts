import {
  CLAIM_ATTRIBUTES,
  CONNECTIONS_BY_ID,
  CONNECTIONS_TABLE,
  LEADS_TABLE,
  MESSAGES_TABLE,
  PHOTOS_TABLE,
  SESSIONS_BY_STATUS,
  SESSIONS_TABLE,
  USERS_TABLE,
} from '@harbour-haul/aws/dynamodb/keys';
import { SOCKET_ROUTES } from '@harbour-haul/contract/routes';
import { Aws, CfnOutput, Fn, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { AlarmTopic } from './alarm-topic.ts';
import { ApiFunction } from './api-function.ts';
import { ExportFunction } from './export-function.ts';
import { ExportsBucket } from './exports-bucket.ts';
import { HttpApi } from './http-api.ts';
import { allowErasure } from './person-erasure.ts';
import { PhotoCleaning } from './photo-cleaning.ts';
import { PHOTOS_BUCKET_NAME, PHOTOS_BUCKET_ORIGIN, PhotosBucket } from './photos-bucket.ts';
import { allowPhotosOfLeads, PhotosFunction } from './photos-function.ts';
import { SigningKey } from './signing-key.ts';
import { DataTable } from './table.ts';
import { WebSite } from './web-site.ts';
import { WebSocketApi } from './web-socket-api.ts';

/** The whole product in one stack. */
export class HarbourHaulStack extends Stack {
  constructor(scope: Construct, id: string, props?: StackProps) {
    super(scope, id, props);
    const leads = new DataTable(this, 'Leads', LEADS_TABLE).table;
    const users = new DataTable(this, 'Users', USERS_TABLE).table;
    const sessions = new DataTable(this, 'Sessions', SESSIONS_TABLE).table;
    const messages = new DataTable(this, 'Messages', MESSAGES_TABLE).table;
    const connections = new DataTable(this, 'Connections', CONNECTIONS_TABLE).table;
    const photos = new DataTable(this, 'Photos', PHOTOS_TABLE).table;
    const signingKey = new SigningKey(this, 'SigningKey');
    // The random part of the stack's own id: unique to the stack, new with every new stack, and never rendered
    // into anything a visitor receives. A secret store would cost more a month than everything else here.
    const originToken = Fn.select(2, Fn.split('/', Aws.STACK_ID));
    const environment = {
      USERS_TABLE: users.tableName,
      SIGNING_KEY_ID: signingKey.key.keyId,
      ORIGIN_TOKEN: originToken,
    };

    const leadsFunction = new ApiFunction(this, 'LeadsFunction', {
      name: 'leads',
      environment: { ...environment, LEADS_TABLE: leads.tableName, SESSIONS_TABLE: sessions.tableName },
    });
    leadsFunction.allow(
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
    leadsFunction.allow(
      ['dynamodb:Query'],
      [leads.tableArn, ...LEADS_TABLE.indexes.map(({ name }) => `${leads.tableArn}/index/${name}`)],
    );
    leadsFunction.allow(['dynamodb:GetItem'], [users.tableArn, sessions.tableArn]);
    // The chat funnel is counted beside the sessions.
    leadsFunction.allow(['dynamodb:BatchGetItem'], [sessions.tableArn]);
    allowPhotosOfLeads(leadsFunction, photos);
    signingKey.grantTokens(leadsFunction.lambda);

    const exports = new ExportsBucket(this, 'ExportsBucket');
    allowErasure(leadsFunction, { sessions, messages, exports });
    const exportFunction = new ExportFunction(this, 'ExportFunction', {
      environment,
      leads,
      users,
      exports,
      signingKey,
    });

    const authFunction = new ApiFunction(this, 'AuthFunction', {
      name: 'auth',
      environment: { ...environment, CONNECTIONS_TABLE: connections.tableName },
    });
    authFunction.allow(['dynamodb:GetItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'], [users.tableArn]);
    signingKey.grantTokens(authFunction.lambda);

    const chatFunction = new ApiFunction(this, 'ChatFunction', {
      name: 'chat',
      environment: {
        ...environment,
        SESSIONS_TABLE: sessions.tableName,
        MESSAGES_TABLE: messages.tableName,
        LEADS_TABLE: leads.tableName,
        CONNECTIONS_TABLE: connections.tableName,
      },
    });
    chatFunction.allow(['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'], [sessions.tableArn]);
    chatFunction.allow(
      ['dynamodb:Query'],
      SESSIONS_TABLE.indexes.map(({ name }) => `${sessions.tableArn}/index/${name}`),
    );
    chatFunction.allow(['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:Query'], [messages.tableArn]);
    // A chat may claim a visitorId; of leads it can neither read nor write anything.
    chatFunction.allow(['dynamodb:UpdateItem'], [leads.tableArn], {
      'ForAllValues:StringEquals': { 'dynamodb:Attributes': CLAIM_ATTRIBUTES },
    });
    chatFunction.allow(['dynamodb:GetItem'], [users.tableArn]);
    signingKey.grantTokens(chatFunction.lambda);

    const realtimeFunction = new ApiFunction(this, 'RealtimeFunction', {
      name: 'realtime',
      environment: {
        ...environment,
        SESSIONS_TABLE: sessions.tableName,
        MESSAGES_TABLE: messages.tableName,
        LEADS_TABLE: leads.tableName,
        CONNECTIONS_TABLE: connections.tableName,
      },
    });
    realtimeFunction.allow(
      ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'],
      [sessions.tableArn],
    );
    realtimeFunction.allow(['dynamodb:Query'], [`${sessions.tableArn}/index/${SESSIONS_BY_STATUS}`]);
    realtimeFunction.allow(['dynamodb:GetItem', 'dynamodb:PutItem'], [messages.tableArn]);
    realtimeFunction.allow(['dynamodb:PutItem'], [connections.tableArn]);
    realtimeFunction.allow(['dynamodb:Query'], [`${connections.tableArn}/index/${CONNECTIONS_BY_ID}`]);
    realtimeFunction.allow(['dynamodb:GetItem'], [users.tableArn]);
    signingKey.grantChecks(realtimeFunction.lambda);
    const sockets = new WebSocketApi(this, 'WebSocketApi', {
      routes: SOCKET_ROUTES,
      handler: realtimeFunction.lambda,
    });
    // Functions that change a chat notify its sockets, and signing out ends the user's own.
    for (const pushing of [authFunction, chatFunction, realtimeFunction]) {
      sockets.grantManage(pushing.lambda);
      pushing.allow(['dynamodb:Query', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'], [connections.tableArn]);
    }

    const photosFunction = new PhotosFunction(this, 'PhotosFunction', {
      environment,
      photos,
      leads,
      users,
      signingKey,
    });

    const { api } = new HttpApi(this, 'HttpApi', {
      leads: leadsFunction.lambda,
      export: exportFunction.lambda,
      auth: authFunction.lambda,
      chat: chatFunction.lambda,
      photos: photosFunction.lambda,
    });
    const { distribution } = new WebSite(this, 'Site', {
      apiEndpoint: api.apiEndpoint,
      originToken,
      sockets,
      uploadOrigin: PHOTOS_BUCKET_ORIGIN,
    });
    const { bucket } = new PhotosBucket(this, 'PhotosBucket', {
      siteOrigin: `https://${distribution.distributionDomainName}`,
    });
    const alarms = new AlarmTopic(this, 'Alarms').topic;
    new PhotoCleaning(this, 'PhotoCleaning', { bucket, photos, leads, alarms });

    new CfnOutput(this, 'UsersTableName', { value: users.tableName }).overrideLogicalId('UsersTableName');
    new CfnOutput(this, 'LeadsTableName', { value: leads.tableName }).overrideLogicalId('LeadsTableName');
    new CfnOutput(this, 'PhotosTableName', { value: photos.tableName }).overrideLogicalId('PhotosTableName');
    new CfnOutput(this, 'PhotosBucketName', { value: PHOTOS_BUCKET_NAME }).overrideLogicalId(
      'PhotosBucketName',
    );
    new CfnOutput(this, 'ExportsBucketName', { value: exports.name }).overrideLogicalId('ExportsBucketName');
  }
}
