import { UsageCounter } from '@harbour-haul/local-cloud/usage/usage-meter';
import { expect, it } from '@jest/globals';
import { billOf, totalOf } from './bill.ts';

it('a bill prices what was played, as often as it happens', () => {
  const counter = new UsageCounter();
  counter.meter('http-api-requests', 3);
  counter.meter('dynamodb-write-units', 4, 'PutItem Leads');
  counter.meter('dynamodb-write-units', 6, 'PutItem Photos');
  const usage = counter.take();
  const bill = billOf([{ name: 'forms', usage, played: 2, times: 1_000_000 }]);
  expect(bill.map(({ item, amount, usd }) => [item, amount, usd])).toEqual([
    ['http-api-requests', 1_500_000, 1.5],
    ['dynamodb-write-units', 5_000_000, 3.125],
  ]);
  expect(totalOf(bill)).toBe(4.625);
  expect(totalOf(bill, 'DynamoDB')).toBe(3.125);
  expect(counter.take().size).toBe(0);
});
