import { SOCKET_ROUTES } from '@harbour-haul/contract/routes';
import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { AlarmTopic } from './alarm-topic.ts';
import { HttpApi } from './api/http-api.ts';
import { WebSocketApi } from './api/web-socket-api.ts';
import { AdminLeadsFunction } from './lambdas/admin-leads-function.ts';
import { AuthFunction } from './lambdas/auth-function.ts';
import { ChatFunction } from './lambdas/chat-function.ts';
import { ExportFunction } from './lambdas/export-function.ts';
import { LeadPromoter } from './lambdas/lead-promoter.ts';
import { LeadPublisher } from './lambdas/lead-publisher.ts';
import { LeadsFunction } from './lambdas/leads-function.ts';
import { PhotoCleaning } from './lambdas/photo-cleaning.ts';
import { PhotosFunction } from './lambdas/photos-function.ts';
import { RealtimeFunction } from './lambdas/realtime-function.ts';
import { TeamFunction } from './lambdas/team-function.ts';
import { TrackingFunction } from './lambdas/tracking-function.ts';
import { Monitoring } from './monitoring/monitoring.ts';
import { Notices } from './notices/notices.ts';
import { settingsOf } from './settings/settings.ts';
import { WebSite } from './site/web-site.ts';
import { dataTables } from './storage/data-tables.ts';
import { ExportsBucket } from './storage/exports-bucket.ts';
import { OriginToken } from './storage/origin-token.ts';
import { PHOTOS_BUCKET_NAME, PHOTOS_BUCKET_ORIGIN, PhotosBucket } from './storage/photos-bucket.ts';
import { PublicKeys } from './storage/public-keys.ts';
import { SigningKey } from './storage/signing-key.ts';

/** The whole product in one stack. */
export class HarbourHaulStack extends Stack {
  constructor(scope: Construct, id: string, props?: StackProps) {
    super(scope, id, props);
    const tables = dataTables(this);
    const exports = new ExportsBucket(this, 'ExportsBucket');
    const publicKeys = new PublicKeys(this, 'PublicKeys');
    const adminKey = new SigningKey(this, 'AdminKey', {
      description: 'Signs the tokens of signed-in users',
      publicKeys,
    });
    // Once signed tokens of users too; its name stays, since cookies of visitors are good for half a year.
    const visitorKey = new SigningKey(this, 'SigningKey', {
      description: 'Signs the tokens of visitors',
      publicKeys,
    });
    const originToken = new OriginToken(this, 'OriginToken');
    const sockets = new WebSocketApi(this, 'WebSocketApi');

    const shared = { tables, adminKey, visitorKey, originToken };
    const leads = new LeadsFunction(this, 'LeadsFunction', { ...shared, sockets });
    const adminLeads = new AdminLeadsFunction(this, 'AdminLeadsFunction', { ...shared, exports, sockets });
    const exporter = new ExportFunction(this, 'ExportFunction', { ...shared, exports });
    const auth = new AuthFunction(this, 'AuthFunction', { ...shared, sockets });
    const team = new TeamFunction(this, 'TeamFunction', { ...shared, sockets });
    const chat = new ChatFunction(this, 'ChatFunction', { ...shared, sockets });
    const realtime = new RealtimeFunction(this, 'RealtimeFunction', { ...shared, sockets });
    const photos = new PhotosFunction(this, 'PhotosFunction', shared);
    const tracking = new TrackingFunction(this, 'TrackingFunction', shared);

    new LeadPublisher(this, 'LeadPublisher', { tables, sockets });
    new LeadPromoter(this, 'LeadPromoter', { tables, sockets });

    sockets.route(SOCKET_ROUTES, realtime.lambda);
    const { api } = new HttpApi(this, 'HttpApi', {
      leads: leads.lambda,
      'admin-leads': adminLeads.lambda,
      export: exporter.lambda,
      auth: auth.lambda,
      team: team.lambda,
      chat: chat.lambda,
      photos: photos.lambda,
      tracking: tracking.lambda,
    });
    const { notices } = settingsOf(this);
    const { origins } = new WebSite(this, 'Site', {
      apiEndpoint: api.apiEndpoint,
      originToken: originToken.value,
      sockets,
      uploadOrigin: PHOTOS_BUCKET_ORIGIN,
      sendsMail: notices !== undefined,
    });
    const { bucket } = new PhotosBucket(this, 'PhotosBucket', {
      siteOrigins: origins,
    });
    const { topic: alarms } = new AlarmTopic(this, 'Alarms');
    new PhotoCleaning(this, 'PhotoCleaning', { bucket, tables });
    const [siteUrl = ''] = origins;
    if (notices) new Notices(this, 'Notifications', { settings: notices, tables, siteUrl });
    new Monitoring(this, 'Monitoring', { alarms });

    this.#output('UsersTableName', tables.users.tableName);
    this.#output('LeadsTableName', tables.leads.tableName);
    this.#output('PhotosTableName', tables.photos.tableName);
    this.#output('ExportsTableName', tables.exports.tableName);
    this.#output('VisitorsTableName', tables.visitors.tableName);
    this.#output('PhotosBucketName', PHOTOS_BUCKET_NAME);
    this.#output('ExportsBucketName', exports.name);
  }

  #output(name: string, value: string): void {
    new CfnOutput(this, name, { value }).overrideLogicalId(name);
  }
}
