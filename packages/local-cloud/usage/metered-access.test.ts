import { expect, it } from '@jest/globals';
import type { Caller } from '../iam/callers.ts';
import { meteredAccess } from './metered-access.ts';
import { UsageCounter } from './usage-meter.ts';
import { usageSteps } from './usage-steps.ts';

it('a call of a function is counted once, and what services call among themselves is not', () => {
  const counter = new UsageCounter();
  const note = meteredAccess(counter.meter);
  const lambda = { kind: 'function', label: 'Notifier' } as Caller;
  const service: Caller = { kind: 'service', name: 'cloudwatch.amazonaws.com', sourceArn: 'arn' };
  const call = (caller: Caller, action: string, resource = 'arn') =>
    note(caller, { action, resource, context: new Map() }, []);
  call(lambda, 'ses:SendEmail', 'arn:aws:ses:r:1:identity/site.example');
  call(lambda, 'ses:SendEmail', 'arn:aws:ses:r:1:configuration-set/one');
  call(lambda, 'dynamodb:GetItem');
  call(service, 'sns:Publish');
  expect([...counter.take()]).toEqual([['ses-mails', new Map([['Notifier', 1]])]]);
});

it.each([
  [0, 1],
  [32, 1],
  [33, 2],
])('%i bytes are %i steps of 32', (bytes, steps) => {
  expect(usageSteps(bytes, 32)).toBe(steps);
});
