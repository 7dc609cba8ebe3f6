import { API_ROUTES, SOCKET_ROUTES } from '@harbour-haul/contract/routes';
import type { Call } from './policies.ts';
import { symbolic, type Template } from './symbolic.ts';

const ACCOUNT = '<AWS::AccountId>';
const ARN = 'arn:<AWS::Partition>:';

/** What each wired part of the template will ask of a resource in AWS, by services and not by roles. */
export function expectedCalls({ Resources }: Template): Call[] {
  const entries = Object.entries(Resources).map(([id, resource]) => ({
    id,
    type: resource.Type,
    properties: symbolic(resource.Properties ?? {}) as Properties,
  }));
  const of = (type: string) => entries.filter((entry) => entry.type === type);
  return [
    ...of('AWS::CloudWatch::Alarm').flatMap(alarmCalls),
    ...of('AWS::CloudFront::Distribution').flatMap(originCalls),
    ...of('Custom::S3BucketNotifications').flatMap(notificationCalls),
    ...of('AWS::SES::ConfigurationSetEventDestination').map(feedbackCall),
    ...of('AWS::SNS::Subscription').flatMap(subscriptionCalls),
    ...of('AWS::Events::Rule').flatMap(scheduleCalls),
    ...of('AWS::ApiGatewayV2::Route').map((route) => routeCall(route, of('AWS::ApiGatewayV2::Integration'))),
  ];
}

type Properties = Record<string, unknown>;

interface Entry {
  id: string;
  properties: Properties;
}

/** Its own account, over TLS, as every service calls. */
function call(principal: string, action: string, resource: string, sourceArn: string): Call {
  const context = {
    'aws:SecureTransport': 'true',
    'aws:SourceAccount': ACCOUNT,
    'aws:SourceArn': sourceArn,
  };
  return { principal, action, resource, context };
}

function alarmCalls({ id, properties }: Entry): Call[] {
  const source = `${ARN}cloudwatch:<AWS::Region>:${ACCOUNT}:alarm:<${id}>`;
  const { AlarmActions = [], OKActions = [] } = properties as {
    AlarmActions?: string[];
    OKActions?: string[];
  };
  return [...AlarmActions, ...OKActions].map((topic) =>
    call('cloudwatch.amazonaws.com', 'sns:Publish', topic, source),
  );
}

function originCalls({ id, properties }: Entry): Call[] {
  const { Origins } = (properties as { DistributionConfig: { Origins: Record<string, string>[] } })
    .DistributionConfig;
  const source = `${ARN}cloudfront::${ACCOUNT}:distribution/<${id}>`;
  return Origins.filter(({ OriginAccessControlId }) => OriginAccessControlId !== undefined).flatMap(
    ({ DomainName = '' }) => {
      const bucket = DomainName.replace('.RegionalDomainName', '.Arn');
      // Without the right to list, S3 says 403 of a file that is not there.
      return [
        call('cloudfront.amazonaws.com', 's3:GetObject', `${bucket}/index.html`, source),
        call('cloudfront.amazonaws.com', 's3:ListBucket', bucket, source),
      ];
    },
  );
}

function notificationCalls({ properties }: Entry): Call[] {
  const { BucketName, NotificationConfiguration } = properties as {
    BucketName: string;
    NotificationConfiguration: { QueueConfigurations: { QueueArn: string }[] };
  };
  return NotificationConfiguration.QueueConfigurations.map(({ QueueArn }) =>
    call('s3.amazonaws.com', 'sqs:SendMessage', QueueArn, BucketName.replace(/>$/, '.Arn>')),
  );
}

/** SES names the configuration set that a mail was sent with. */
function feedbackCall({ properties }: Entry): Call {
  const { ConfigurationSetName, EventDestination } = properties as {
    ConfigurationSetName: string;
    EventDestination: { SnsDestination: { TopicARN: string } };
  };
  const source = `${ARN}ses:<AWS::Region>:${ACCOUNT}:configuration-set/${ConfigurationSetName}`;
  return call('ses.amazonaws.com', 'sns:Publish', EventDestination.SnsDestination.TopicARN, source);
}

function subscriptionCalls({ properties }: Entry): Call[] {
  const { Protocol, Endpoint, TopicArn } = properties as Record<'Protocol' | 'Endpoint' | 'TopicArn', string>;
  if (Protocol !== 'lambda') return [];
  return [call('sns.amazonaws.com', 'lambda:InvokeFunction', Endpoint, TopicArn)];
}

function scheduleCalls({ id, properties }: Entry): Call[] {
  const { Targets } = properties as { Targets: { Arn: string }[] };
  return Targets.map(({ Arn }) => call('events.amazonaws.com', 'lambda:InvokeFunction', Arn, `<${id}.Arn>`));
}

/** API Gateway names the route that it calls for; the names of stages are its own. */
function routeCall({ properties }: Entry, integrations: readonly Entry[]): Call {
  const { ApiId, RouteKey, Target } = properties as Record<'ApiId' | 'RouteKey' | 'Target', string>;
  const integration = integrations.find(({ id }) => Target === `integrations/<${id}>`)?.properties;
  const uri = String(integration?.IntegrationUri);
  const [functionArn = ''] = /<[^<>]*Function[^<>]*\.Arn>/.exec(uri) ?? [];
  const isSocketRoute = RouteKey.startsWith('$') || SOCKET_ROUTES.includes(RouteKey as never);
  const path = isSocketRoute ? `ws/${RouteKey}` : `$default/${RouteKey.replace(' ', '')}`;
  const source = `${ARN}execute-api:<AWS::Region>:${ACCOUNT}:${ApiId}/${path}`;
  return call('apigateway.amazonaws.com', 'lambda:InvokeFunction', functionArn, source);
}

/** How many of the calls above are of routes. */
export const ROUTES = Object.keys(API_ROUTES).length + SOCKET_ROUTES.length + 3;
