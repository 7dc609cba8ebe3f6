import { expect, it } from '@jest/globals';
import { openIam } from '../iam/iam.ts';
import type { TemplateResource } from '../template/template.ts';
import { smallStack } from '../testing/small-stack.ts';
import { socketResources } from '../testing/socket-resources.ts';
import { checkServiceCalls } from './service-calls.ts';

const account = { accessKeyId: 'LOCALTEST', secretAccessKey: 'secret' };
const api = (path: string) => ({
  'Fn::Sub': `arn:aws:execute-api:\${AWS::Region}:\${AWS::AccountId}:\${Sockets}/${path}`,
});
const permission = (Principal: string, SourceArn: unknown): TemplateResource => ({
  Type: 'AWS::Lambda::Permission',
  Properties: { Action: 'lambda:InvokeFunction', FunctionName: { Ref: 'Echo' }, Principal, SourceArn },
});
const alarmPolicy = (service: string): TemplateResource => ({
  Type: 'AWS::SNS::TopicPolicy',
  Properties: {
    Topics: [{ Ref: 'Alarms' }],
    PolicyDocument: {
      Statement: {
        Effect: 'Allow',
        Principal: { Service: service },
        Action: 'sns:Publish',
        Resource: { Ref: 'Alarms' },
      },
    },
  },
});
const fails: TemplateResource = {
  Type: 'AWS::Lambda::EventInvokeConfig',
  Properties: {
    FunctionName: { Ref: 'Echo' },
    DestinationConfig: { OnFailure: { Destination: { 'Fn::GetAtt': ['Letters', 'Arn'] } } },
  },
};
const role = (...Action: string[]): TemplateResource => ({
  Type: 'AWS::IAM::Role',
  Properties: { Policies: [{ PolicyDocument: { Statement: { Effect: 'Allow', Action, Resource: '*' } } }] },
});

/** A stack that lacks nothing: a socket API, a function whose failures go to a queue, and an alarm. */
const whole: Record<string, TemplateResource> = {
  ...socketResources(['$connect', 'echo']),
  EchoRole: role('logs:CreateLogStream', 'logs:PutLogEvents', 'sqs:SendMessage'),
  Gateway: permission('apigateway.amazonaws.com', api('ws/*')),
  Fails: fails,
  Letters: { Type: 'AWS::SQS::Queue' },
  Alarms: { Type: 'AWS::SNS::Topic' },
  Alarm: { Type: 'AWS::CloudWatch::Alarm', Properties: { AlarmActions: [{ Ref: 'Alarms' }] } },
  AlarmsPolicy: alarmPolicy('cloudwatch.amazonaws.com'),
};

function check(changes: Record<string, TemplateResource>): void {
  const stack = smallStack({ ...whole, ...changes });
  checkServiceCalls(stack, openIam({ stack, account }), [stack.attribute('Echo', 'Arn')]);
}

it('a stack starts whose policies let services do what it has them do', () => {
  expect(() => check({})).not.toThrow();
});

it.each<[string, Record<string, TemplateResource>]>([
  [
    'apigateway.amazonaws.com is not authorized',
    { Gateway: permission('apigateway.amazonaws.com', api('ws/echo')) },
  ],
  ['apigateway.amazonaws.com is not authorized', { Gateway: permission('s3.amazonaws.com', api('ws/*')) }],
  ['cloudwatch.amazonaws.com is not authorized', { AlarmsPolicy: alarmPolicy('events.amazonaws.com') }],
  ['sqs:SendMessage', { EchoRole: role('logs:CreateLogStream', 'logs:PutLogEvents') }],
  [
    'sqs:ReceiveMessage',
    {
      Reading: {
        Type: 'AWS::Lambda::EventSourceMapping',
        Properties: {
          EventSourceArn: { 'Fn::GetAtt': ['Letters', 'Arn'] },
          FunctionName: { Ref: 'Echo' },
        },
      },
      EchoRole: role(
        'logs:CreateLogStream',
        'logs:PutLogEvents',
        'sqs:SendMessage',
        'sqs:DeleteMessage',
        'sqs:GetQueueAttributes',
      ),
    },
  ],
  ['logs:PutLogEvents', { EchoRole: role('logs:CreateLogStream', 'sqs:SendMessage') }],
])('a stack is refused where a policy is in the way: %s', (message, changes) => {
  expect(() => check(changes)).toThrow(message);
});
