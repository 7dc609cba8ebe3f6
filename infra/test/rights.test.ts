import { LAMBDA_NAMES, type LambdaName } from '@harbour-haul/contract/functions';
import { readTemplate } from '@harbour-haul/testing/assembly';
import { openTestIam } from '@harbour-haul/testing/test-iam';
import { describe, expect, it } from '@jest/globals';
import { rightsOf } from './aws/rights.ts';

/** The snapshot is the statement of who may do what: a change of it is a change of rights, and is reviewed as one. */
it('functions may do what stands in the snapshot, and nothing else', () => {
  expect(rightsOf(readTemplate())).toMatchSnapshot();
});

it('no function may do anything everywhere, but what has no resource', () => {
  const everywhere = rightsOf(readTemplate())
    .split('\n')
    .filter((line) => /^\s+\* /.test(line));
  expect(everywhere.map((line) => line.trim().split(/\s+/))).toEqual([['*', 'DetectLabels']]);
});

describe('a function that is not itself any more', () => {
  const { iam, stack, callerOf } = openTestIam({ accessKeyId: 'LOCAL', secretAccessKey: 'local' });
  const arnOf = (type: string, prefix: string): string => {
    const found = stack.ofType(type).find(({ logicalId }) => logicalId.startsWith(prefix));
    if (!found) throw new Error(`The template has no ${prefix}.`);
    return stack.attribute(found.logicalId, 'Arn');
  };
  const table = (name: string) => arnOf('AWS::DynamoDB::Table', `${name}Table`);
  const key = (name: string) => arnOf('AWS::KMS::Key', name);
  const may = (
    name: LambdaName,
    action: string,
    resource: string,
    context: Record<string, string | string[]> = {},
  ): boolean => {
    const entries = Object.entries(context).map(([at, value]) => [`dynamodb:${at}`, value] as const);
    return iam.isAllowed(callerOf(name), { action, resource, context: new Map(entries) });
  };

  const others = LAMBDA_NAMES.filter((name) => name !== 'auth' && name !== 'team');

  it.each(others)('cannot make an admin of anybody as %s', (name) => {
    expect(may(name, 'kms:Sign', key('AdminKey'))).toBe(false);
    for (const action of ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem']) {
      expect(may(name, action, table('Users'), { attributes: ['username'], leadingkeys: ['eve'] })).toBe(
        false,
      );
    }
  });

  it.each(others)('cannot read the hash of a password as %s', (name) => {
    const leadingkeys = ['admin'];
    const attributes = ['username', 'passwordHash'];
    const select = 'SPECIFIC_ATTRIBUTES';
    expect(may(name, 'dynamodb:GetItem', table('Users'), { leadingkeys, attributes, select })).toBe(false);
    const whole = { leadingkeys, attributes: ['username'], select: 'ALL_ATTRIBUTES' };
    expect(may(name, 'dynamodb:GetItem', table('Users'), whole)).toBe(false);
    expect(may(name, 'dynamodb:Query', table('Users'), whole)).toBe(false);
  });

  it('reads as leads what a visitor added in a chat, and no note of an admin', () => {
    const attributes = ['sessionId', 'sender', 'content', 'image', 'timestamp'];
    const select = 'SPECIFIC_ATTRIBUTES';
    const query = (leadingkeys: string[], named = attributes) =>
      may('leads', 'dynamodb:Query', table('Messages'), { leadingkeys, attributes: named, select });
    expect(query(['a-session'])).toBe(true);
    expect(query(['notes#a-session'])).toBe(false);
    expect(query(['a-session'], [...attributes, 'authorName'])).toBe(false);
    expect(may('leads', 'dynamodb:GetItem', table('Messages'), { attributes, select })).toBe(false);
  });

  it('lists, erases and moves nothing as leads, which visitors call', () => {
    const byStatus = `${table('Leads')}/index/by-status-createdAt`;
    expect(may('leads', 'dynamodb:Query', byStatus)).toBe(false);
    expect(may('leads', 'dynamodb:Query', `${table('Leads')}/index/by-visitor`)).toBe(true);
    for (const name of ['Sessions', 'Messages'])
      expect(may('leads', 'dynamodb:DeleteItem', table(name), { leadingkeys: ['a-session'] })).toBe(false);
    for (const action of ['GetItem', 'Query', 'UpdateItem'])
      expect(may('leads', `dynamodb:${action}`, table('Exports'), { leadingkeys: ['1'] })).toBe(false);
    const links = { leadingkeys: ['request-key#5'] };
    expect(may('leads', 'dynamodb:DeleteItem', table('Notices'), links)).toBe(false);
    expect(may('admin-leads', 'dynamodb:DeleteItem', table('Notices'), links)).toBe(true);
  });

  it('is no visitor as admin-leads: it signs nothing, claims and counts nothing, makes no link and reads no message', () => {
    for (const name of ['AdminKey', 'SigningKey'])
      expect(may('admin-leads', 'kms:Sign', key(name))).toBe(false);
    const claim = { leadingkeys: ['v'], attributes: ['visitorId', 'claimedAt'] };
    expect(may('admin-leads', 'dynamodb:UpdateItem', table('Visitors'), claim)).toBe(false);
    const count = { leadingkeys: ['count#leads'], attributes: ['id'] };
    expect(may('admin-leads', 'dynamodb:UpdateItem', table('Limits'), count)).toBe(false);
    const link = { leadingkeys: ['request-key#5'] };
    for (const action of ['GetItem', 'PutItem'])
      expect(may('admin-leads', `dynamodb:${action}`, table('Notices'), link)).toBe(false);
    const words = {
      leadingkeys: ['a-session'],
      attributes: ['sessionId', 'content'],
      select: 'SPECIFIC_ATTRIBUTES',
    };
    expect(may('admin-leads', 'dynamodb:Query', table('Messages'), words)).toBe(false);
  });

  it('gives accounts and signs no token as team, reads no password, and counts no attempt anew', () => {
    const users = table('Users');
    expect(may('team', 'kms:Sign', key('AdminKey'))).toBe(false);
    const leadingkeys = ['ann'];
    const change = { leadingkeys, attributes: ['username', 'passwordHash', 'setUpHash'] };
    expect(may('team', 'dynamodb:UpdateItem', users, change)).toBe(true);
    expect(may('team', 'dynamodb:UpdateItem', users, { ...change, returnvalues: 'ALL_OLD' })).toBe(false);
    const select = 'SPECIFIC_ATTRIBUTES';
    expect(may('team', 'dynamodb:GetItem', users, { ...change, select })).toBe(false);
    const whole = { leadingkeys, attributes: ['username'], select: 'ALL_ATTRIBUTES' };
    expect(may('team', 'dynamodb:GetItem', users, whole)).toBe(false);
    for (const action of ['PutItem', 'DeleteItem', 'Query', 'Scan', 'BatchGetItem'])
      expect(may('team', `dynamodb:${action}`, users, { ...change, select })).toBe(false);
    const count = { leadingkeys: ['attempts#account#1#ann'], attributes: ['username', 'attempts'] };
    expect(may('team', 'dynamodb:UpdateItem', users, count)).toBe(false);
    for (const action of ['GetItem', 'Query', 'UpdateItem'])
      expect(may('team', `dynamodb:${action}`, table('Leads'), { leadingkeys: ['5'] })).toBe(false);
  });

  it('cannot give anybody a password or remove them as auth, and signs for no visitor', () => {
    const leadingkeys = ['admin'];
    const user = { leadingkeys, attributes: ['username', 'passwordHash'] };
    expect(may('auth', 'dynamodb:UpdateItem', table('Users'), user)).toBe(false);
    expect(may('auth', 'dynamodb:PutItem', table('Users'), user)).toBe(false);
    expect(may('auth', 'dynamodb:DeleteItem', table('Users'), { leadingkeys })).toBe(false);
    expect(
      may('auth', 'dynamodb:DeleteItem', table('Users'), { leadingkeys: ['attempts#account#1#a'] }),
    ).toBe(true);
    expect(may('auth', 'kms:Sign', key('SigningKey'))).toBe(false);
  });

  it('cannot read or write leads, or anything but its count, as what publishes them', () => {
    for (const action of ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'])
      expect(may('lead-publisher', `dynamodb:${action}`, table('Leads'), { leadingkeys: ['5'] })).toBe(false);
    const connections = (action: string, partition: string) =>
      may('lead-publisher', `dynamodb:${action}`, table('Connections'), { leadingkeys: [partition] });
    expect(connections('UpdateItem', 'admins')).toBe(false);
    expect(connections('Query', 'session#1')).toBe(false);
    expect([connections('UpdateItem', 'changes'), connections('Query', 'admins')]).toEqual([true, true]);
  });

  it.each(['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:BatchWriteItem'])(
    'cannot replace or remove a lead by %s, but for the functions of leads and what is seen in photos',
    (action) => {
      const lead = { leadingkeys: ['5'], attributes: ['id', 'item'] };
      for (const name of ['export', 'auth', 'chat', 'photos', 'realtime', 'photo-cleaner'] as const) {
        expect([name, may(name, action, table('Leads'), lead)]).toEqual([name, false]);
      }
      const isChange = action === 'dynamodb:PutItem' || action === 'dynamodb:UpdateItem';
      expect(may('photo-classifier', action, table('Leads'), lead)).toBe(isChange);
    },
  );

  it.each(['chat', 'photos', 'leads'] as const)('claims visitorIds and reads no claim as %s', (name) => {
    const claim = { leadingkeys: ['v'], attributes: ['visitorId', 'claimedAt'] };
    expect(may(name, 'dynamodb:UpdateItem', table('Visitors'), claim)).toBe(true);
    const reading = { ...claim, returnvalues: 'ALL_NEW' };
    expect(may(name, 'dynamodb:UpdateItem', table('Visitors'), reading)).toBe(false);
    for (const action of ['dynamodb:GetItem', 'dynamodb:Query', 'dynamodb:PutItem', 'dynamodb:DeleteItem']) {
      expect(may(name, action, table('Visitors'), claim)).toBe(false);
    }
  });

  it('reads the origin token where it serves CloudFront, and changes it nowhere but in a deployment', () => {
    const { region, accountId } = stack.identity;
    const parameter = `arn:aws:ssm:${region}:${accountId}:parameter/HarbourHaul/origin-token`;
    const readers = [
      'leads',
      'admin-leads',
      'export',
      'auth',
      'team',
      'chat',
      'photos',
      'tracking',
      'realtime',
      'origin-token',
    ];
    expect(LAMBDA_NAMES.filter((name) => may(name, 'ssm:GetParameter', parameter))).toEqual(readers);
    for (const action of ['ssm:PutParameter', 'ssm:DeleteParameter'])
      expect(LAMBDA_NAMES.filter((name) => may(name, action, parameter))).toEqual(['origin-token']);
    expect(may('origin-token', 'ssm:GetParameter', `${parameter}-of-another`)).toBe(false);
  });

  it('checks tokens by what a deployment has read, and signs where it issues them', () => {
    for (const name of ['AdminKey', 'SigningKey'])
      expect(LAMBDA_NAMES.filter((one) => may(one, 'kms:GetPublicKey', key(name)))).toEqual(['public-key']);
    expect(LAMBDA_NAMES.filter((one) => may(one, 'kms:Sign', key('AdminKey')))).toEqual(['auth']);
    const visited = ['leads', 'chat', 'photos'];
    expect(LAMBDA_NAMES.filter((one) => may(one, 'kms:Sign', key('SigningKey')))).toEqual(visited);
  });

  it.each(['chat', 'photos', 'realtime', 'auth', 'photo-cleaner'] as const)('reads no lead as %s', (name) => {
    for (const action of ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query', 'dynamodb:Scan']) {
      expect(may(name, action, table('Leads'), { leadingkeys: ['5'] })).toBe(false);
    }
    expect(
      rightsOf(readTemplate())
        .split('\n\n')
        .find((lines) => lines.startsWith(`${name}\n`)),
    ).not.toContain('Leads');
  });
});
