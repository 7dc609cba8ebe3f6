import { gatewayRoutes } from '../gateway/gateway-routes.ts';
import { AccessDeniedError } from '../iam/access-denied.ts';
import type { Caller } from '../iam/callers.ts';
import type { Iam } from '../iam/iam.ts';
import { retryPolicy } from '../lambda/retry-policy.ts';
import { notificationRules } from '../s3/events/notification-rules.ts';
import { scheduleRules } from '../schedules/schedule-rules.ts';
import { readSesSettings } from '../ses/ses-settings.ts';
import { readTopics } from '../sns/topics.ts';
import { queueMappings } from '../sqs/queue-mappings.ts';
import { streamMappings } from '../streams/stream-mappings.ts';
import type { Stack, StackResource } from '../template/stack.ts';
import { TemplateError } from '../template/template.ts';

/** A call that a service of AWS makes by itself because the template connects two resources. */
interface ServiceCall {
  readonly caller: Caller;
  readonly action: string;
  readonly resource: string;
}

/**
 * Checks that services may do what the template has them do: gateways invoke functions, buckets as well or send to queues, the distribution
 * reads its bucket, alarms and SES publish, topics and schedules invoke functions, streams and queues are read in the function's role,
 * failed events reach their queue, and functions write their logs. In AWS these are refused where nobody sees it.
 * @throws TemplateError that names every call which a policy does not allow
 */
export function checkServiceCalls(stack: Stack, iam: Iam, functionArns: Iterable<string>): void {
  const arns = [...functionArns];
  const calls = [
    ...routeCalls(stack),
    ...notificationCalls(stack),
    ...originCalls(stack),
    ...alarmCalls(stack),
    ...feedbackCalls(stack),
    ...topicCalls(stack),
    ...scheduleCalls(stack),
    ...queueCalls(stack, iam),
    ...streamCalls(stack, iam),
    ...arns.flatMap((arn) => functionCalls(stack, iam, arn)),
  ];
  const denied = calls.flatMap(({ caller, action, resource }) => {
    try {
      iam.authorize(caller, [{ action, resource, context: new Map() }]);
      return [];
    } catch (error) {
      if (error instanceof AccessDeniedError) return [error.message];
      throw error;
    }
  });
  if (denied.length > 0)
    throw new TemplateError(`The policies of the stack forbid it to work:\n${denied.join('\n')}`);
}

/** A route is invoked in the name of its own address: API, stage and either method and path or the route's key. */
function routeCalls(stack: Stack): ServiceCall[] {
  const { region, accountId } = stack.identity;
  const stages = new Map(
    stack
      .ofType('AWS::ApiGatewayV2::Stage')
      .map(({ properties }) => [properties.string('ApiId'), properties.string('StageName')]),
  );
  return gatewayRoutes(stack).map(({ apiId, routeKey, functionArn }) => {
    const path = routeKey.replace(/^ANY /, 'GET ').replace(' ', '');
    const sourceArn = `arn:aws:execute-api:${region}:${accountId}:${apiId}/${stages.get(apiId) ?? '$default'}/${path}`;
    return invocation('apigateway.amazonaws.com', sourceArn, functionArn);
  });
}

function notificationCalls(stack: Stack): ServiceCall[] {
  return notificationRules(stack).map(({ bucket, target }) => {
    const sourceArn = `arn:aws:s3:::${bucket}`;
    if (target.kind === 'function') return invocation('s3.amazonaws.com', sourceArn, target.arn);
    const caller: Caller = { kind: 'service', name: 's3.amazonaws.com', sourceArn };
    return { caller, action: 'sqs:SendMessage', resource: target.arn };
  });
}

const readingQueues = ['DeleteMessage', 'GetQueueAttributes', 'ReceiveMessage'];

/** Lambda reads a queue in the role of the function that it reads for. */
function queueCalls(stack: Stack, iam: Iam): ServiceCall[] {
  return queueMappings(stack).flatMap(({ functionArn, queueArn }) => {
    const { caller } = iam.keyOf(functionArn);
    return readingQueues.map((name) => ({ caller, action: `sqs:${name}`, resource: queueArn }));
  });
}

function invocation(name: string, sourceArn: string, functionArn: string): ServiceCall {
  const caller: Caller = { kind: 'service', name, sourceArn };
  return { caller, action: 'lambda:InvokeFunction', resource: functionArn };
}

/** Of the distribution's origins, those that are private buckets. */
function originCalls(stack: Stack): ServiceCall[] {
  const buckets = new Map(
    stack
      .ofType('AWS::S3::Bucket')
      .map(({ logicalId }) => [
        stack.attribute(logicalId, 'RegionalDomainName'),
        stack.attribute(logicalId, 'Arn'),
      ]),
  );
  return stack.ofType('AWS::CloudFront::Distribution').flatMap((distribution) => {
    const caller = distributionCaller(stack, distribution);
    return distribution.properties
      .child('DistributionConfig')
      .items('Origins')
      .flatMap((origin) => buckets.get(origin.string('DomainName')) ?? [])
      .map((bucket) => ({ caller, action: 's3:GetObject', resource: `${bucket}/index.html` }));
  });
}

/** The distributions of the stack, as buckets see them. */
export function distributionCallers(stack: Stack): Caller[] {
  return stack
    .ofType('AWS::CloudFront::Distribution')
    .map((distribution) => distributionCaller(stack, distribution));
}

function distributionCaller(stack: Stack, { logicalId }: StackResource): Caller {
  const sourceArn = `arn:aws:cloudfront::${stack.identity.accountId}:distribution/${stack.ref(logicalId)}`;
  return { kind: 'service', name: 'cloudfront.amazonaws.com', sourceArn };
}

function alarmCalls(stack: Stack): ServiceCall[] {
  const { region, accountId } = stack.identity;
  return stack.ofType('AWS::CloudWatch::Alarm').flatMap(({ logicalId, properties }) => {
    const sourceArn = `arn:aws:cloudwatch:${region}:${accountId}:alarm:${logicalId}`;
    const caller: Caller = { kind: 'service', name: 'cloudwatch.amazonaws.com', sourceArn };
    return properties
      .strings('AlarmActions')
      .map((resource) => ({ caller, action: 'sns:Publish', resource }));
  });
}

/** What comes back of a mail is published in the name of its configuration set. */
function feedbackCalls(stack: Stack): ServiceCall[] {
  const { region, accountId } = stack.identity;
  return [...readSesSettings(stack).configurationSets].flatMap(([name, topics]) => {
    const sourceArn = `arn:aws:ses:${region}:${accountId}:configuration-set/${name}`;
    const caller: Caller = { kind: 'service', name: 'ses.amazonaws.com', sourceArn };
    return topics.map(({ topicArn }) => ({ caller, action: 'sns:Publish', resource: topicArn }));
  });
}

function topicCalls(stack: Stack): ServiceCall[] {
  return [...readTopics(stack).values()].flatMap(({ arn, functionArns }) =>
    functionArns.map((functionArn) => invocation('sns.amazonaws.com', arn, functionArn)),
  );
}

function scheduleCalls(stack: Stack): ServiceCall[] {
  return scheduleRules(stack).flatMap(({ arn, functionArns }) =>
    functionArns.map((functionArn) => invocation('events.amazonaws.com', arn, functionArn)),
  );
}

const readingStreams = ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'];

/** Lambda reads a stream, and files what was given up, in the role of the function that it reads for. */
function streamCalls(stack: Stack, iam: Iam): ServiceCall[] {
  return streamMappings(stack).flatMap(({ functionArn, streamArn, failureQueue }) => {
    const { caller } = iam.keyOf(functionArn);
    const reading = readingStreams.map((name) => ({
      caller,
      action: `dynamodb:${name}`,
      resource: streamArn,
    }));
    const filing = { caller, action: 'sqs:SendMessage', resource: failureQueue ?? '' };
    return failureQueue === undefined ? reading : [...reading, filing];
  });
}

/** What Lambda does in a function's role: write its log, and send on what it failed on. */
function functionCalls(stack: Stack, iam: Iam, functionArn: string): ServiceCall[] {
  const { caller } = iam.keyOf(functionArn);
  const queue = retryPolicy(stack, functionArn).failureQueue;
  const logs = ['logs:CreateLogStream', 'logs:PutLogEvents'].map((action) => ({
    caller,
    action,
    resource: `${logGroupArn(stack, functionArn)}:log-stream:1`,
  }));
  return queue === undefined ? logs : [...logs, { caller, action: 'sqs:SendMessage', resource: queue.arn }];
}

/** The group that the template names, or the one that Lambda makes. */
function logGroupArn(stack: Stack, functionArn: string): string {
  const { region, accountId } = stack.identity;
  const lambda = stack
    .ofType('AWS::Lambda::Function')
    .find(({ logicalId }) => stack.attribute(logicalId, 'Arn') === functionArn);
  const stated = lambda?.properties.optional('LoggingConfig')?.optional('LogGroup')?.asString();
  const name = stated ?? `/aws/lambda/${functionArn.slice(functionArn.lastIndexOf(':') + 1)}`;
  return `arn:aws:logs:${region}:${accountId}:log-group:${name}`;
}
