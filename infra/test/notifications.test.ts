import { readTemplate } from '@harbour-haul/testing/assembly';
import { describe, expect, it } from '@jest/globals';
import { App, Stack } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { HOST_BINARIES_CONTEXT } from '../lib/names.ts';
import { Notices } from '../lib/notices/notices.ts';
import { settingsOf } from '../lib/settings/settings.ts';
import { dataTables } from '../lib/storage/data-tables.ts';

const template = Template.fromJSON(readTemplate());

interface Statement {
  Action: string | string[];
  Resource: unknown;
  Condition?: unknown;
}

const PLACE =
  /LeadsTable|SessionsTable|MessagesTable|PhotosTable|NoticesTable|ConnectionsTable|DeadLetters|TextsTopic|MailIdentity|ConfigurationSet/;

/** What a role may do beyond its log, as `action where`, `if` where there is a condition. */
function rightsOf(name: string): string[] {
  return Object.entries(template.findResources('AWS::IAM::Policy'))
    .filter(([id]) => id.startsWith(name))
    .flatMap(([, { Properties }]) => Properties.PolicyDocument.Statement as Statement[])
    .flatMap(({ Action, Resource, Condition }) => {
      const condition = Condition === undefined ? '' : ` if ${JSON.stringify(Condition)}`;
      const places = [Resource].flat().map(placeOf);
      return [Action].flat().flatMap((action) => places.map((place) => `${action} ${place}${condition}`));
    })
    .filter((right) => !right.startsWith('logs:'))
    .sort();
}

function placeOf(resource: unknown): string {
  const text = JSON.stringify(resource);
  const part = /StreamArn/.test(text) ? ' stream' : /\/index\//.test(text) ? ' index' : '';
  return `${PLACE.exec(text)?.[0] ?? text}${part}`;
}

const READING = ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'];
const TELLING = ['BatchGetItem', 'GetItem', 'PutItem', 'UpdateItem'].map(
  (action) => `dynamodb:${action} NoticesTable`,
);
const FROM = 'if {"StringEquals":{"ses:FromAddress":"quotes@harbour-haul.example"}}';
const SENDING = [
  `ses:SendEmail MailIdentity ${FROM}`,
  `ses:SendEmail ConfigurationSet ${FROM}`,
  'sns:Publish TextsTopic',
];

describe('notifications', () => {
  it('lets the notifier read streams, single leads and a chat’s last words, see whether admins are connected, claim and send, and no more', () => {
    expect(rightsOf('NotificationsNotifier')).toEqual(
      [
        ...['LeadsTable', 'PhotosTable', 'SessionsTable'].flatMap((table) =>
          READING.map((action) => `dynamodb:${action} ${table} stream`),
        ),
        ...TELLING,
        ...SENDING,
        'dynamodb:GetItem LeadsTable',
        'dynamodb:Query ConnectionsTable if {"ForAllValues:StringEquals":{"dynamodb:LeadingKeys":["admins"]}}',
        'dynamodb:Query MessagesTable',
        'sqs:GetQueueAttributes DeadLetters',
        'sqs:GetQueueUrl DeadLetters',
        'sqs:SendMessage DeadLetters',
      ].sort(),
    );
  });

  it('lets the reminder look for leads that wait, count what nobody has judged, and tell of both', () => {
    expect(rightsOf('NotificationsReminder')).toEqual(
      [
        ...TELLING,
        ...SENDING,
        'dynamodb:GetItem LeadsTable',
        // The counters of all leads.
        'dynamodb:BatchGetItem LeadsTable',
        // Who waits for a first contact, who asked again of late, and since when there are suspicious ones.
        'dynamodb:Query LeadsTable index',
        'dynamodb:Query LeadsTable index',
        'dynamodb:Query LeadsTable index',
      ].sort(),
    );
  });

  it('lets what hears of bounces suppress addresses alone', () => {
    expect(rightsOf('NotificationsMailFeedback').filter((right) => !right.startsWith('sqs:'))).toEqual([
      'dynamodb:PutItem NoticesTable if {"ForAllValues:StringLike":{"dynamodb:LeadingKeys":["suppressed#*"]}}',
    ]);
  });

  it('lets what visitors call make and read the keys of links, note who opened one and read whom was mailed, what admins call end the keys, and nothing else of notices', () => {
    const condition = 'if {"ForAllValues:StringLike":{"dynamodb:LeadingKeys":["request-key#*"]}}';
    expect(rightsOf('AdminLeadsFunction').filter((right) => right.includes('NoticesTable'))).toEqual([
      `dynamodb:DeleteItem NoticesTable ${condition}`,
    ]);
    expect(rightsOf('LeadsFunction').filter((right) => right.includes('NoticesTable'))).toEqual([
      `dynamodb:GetItem NoticesTable ${condition.replace('request-key', 'mailboxes')}`,
      `dynamodb:GetItem NoticesTable ${condition}`,
      `dynamodb:PutItem NoticesTable ${condition.replace('request-key', 'consent')}`,
      `dynamodb:PutItem NoticesTable ${condition}`,
    ]);
  });

  it('retries a change, cuts batches, and files what always fails', () => {
    const mappings = Object.values(template.findResources('AWS::Lambda::EventSourceMapping')).filter(
      ({ Properties }) =>
        JSON.stringify(Properties.EventSourceArn).includes('StreamArn') &&
        JSON.stringify(Properties.FunctionName).includes('Notifier'),
    );
    expect(mappings).toHaveLength(3);
    for (const { Properties } of mappings) {
      expect(Properties).toMatchObject({
        BisectBatchOnFunctionError: true,
        FunctionResponseTypes: ['ReportBatchItemFailures'],
        MaximumRetryAttempts: 5,
        StartingPosition: 'TRIM_HORIZON',
      });
      expect(JSON.stringify(Properties.DestinationConfig)).toContain('NotificationsDeadLetters');
      expect(Properties.FilterCriteria.Filters.length).toBeGreaterThan(0);
    }
  });
});

function stackWith(context: Record<string, string>) {
  const app = new App({
    context: { [HOST_BINARIES_CONTEXT]: true, ...context },
    builtinCloudFormationValidation: false,
  });
  const stack = new Stack(app, 'Other');
  const { notices: settings } = settingsOf(app);
  const tables = dataTables(stack);
  if (settings) new Notices(stack, 'Notifications', { settings, tables, siteUrl: 'https://site.example' });
  return { settings, template: Template.fromStack(stack) };
}

const TEAM = { mailSender: 'quotes@site.example', teamEmails: 'a@site.example,b@site.example' };

describe('who is told, by the context', () => {
  it('without a sender nobody, and there is nothing that could send', () => {
    const { settings, template: none } = stackWith({});
    expect(settings).toBeUndefined();
    none.resourceCountIs('AWS::SES::EmailIdentity', 0);
    none.resourceCountIs('AWS::Lambda::Function', 0);
  });

  it('a team by mail, without phones', () => {
    const { settings, template: mailed } = stackWith(TEAM);
    expect(settings?.teamEmails).toEqual(['a@site.example', 'b@site.example']);
    mailed.resourcePropertiesCountIs('AWS::SNS::Subscription', { Protocol: 'sms' }, 0);
    mailed.hasResourceProperties('AWS::Lambda::Function', {
      Environment: { Variables: Match.objectLike({ TEAM_TOPIC: 'none', SITE_URL: 'https://site.example' }) },
    });
  });

  it('phones by a topic of their own, or by one that is there', () => {
    const phones = stackWith({ ...TEAM, teamPhones: '+19025550100,+19025550101' }).template;
    phones.resourcePropertiesCountIs('AWS::SNS::Subscription', { Protocol: 'sms' }, 2);
    const teamTopicArn = 'arn:aws:sns:ca-central-1:123456789012:crew';
    stackWith({ ...TEAM, teamTopicArn }).template.hasResourceProperties('AWS::Lambda::Function', {
      Environment: { Variables: Match.objectLike({ TEAM_TOPIC: teamTopicArn }) },
    });
  });

  it.each<[string, Record<string, string>, string]>([
    ['a sender without a team', { mailSender: 'quotes@site.example' }, 'needs teamEmails'],
    ['a team without a sender', { teamEmails: 'a@site.example' }, 'no mailSender'],
    ['a sender that is no address', { ...TEAM, mailSender: 'quotes' }, 'mailSender is "quotes"'],
    ['a phone without its country', { ...TEAM, teamPhones: '9025550100' }, 'teamPhones is "9025550100"'],
    ['a topic that is none', { ...TEAM, teamTopicArn: 'crew' }, 'teamTopicArn is "crew"'],
    [
      'phones beside a topic',
      { ...TEAM, teamPhones: '+19025550100', teamTopicArn: 'arn:aws:sns:ca-central-1:123456789012:crew' },
      'subscribe the phones',
    ],
  ])('refuses %s', (_case, context, message) => {
    expect(() => stackWith(context)).toThrow(message);
  });
});
