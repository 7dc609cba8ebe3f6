import { expect, it, jest } from '@jest/globals';
import { failOnDenial, Leftovers } from './fail-on-denial.ts';

it('what a function leaves under way fails the test in which it is heard, and the end of the product once', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const leftovers = new Leftovers();
  leftovers.take('notifier', 'told');
  leftovers.check();
  leftovers.take('notifier', 'LEFT UNDER WAY: POST localhost /');
  expect(error).toHaveBeenCalledTimes(1);
  expect(() => leftovers.check()).toThrow('notifier LEFT UNDER WAY: POST localhost /');
  leftovers.check();
});

it('what IAM denies and what a spawned product leaves under way fails the test', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  for (const line of ['IAM: denied', '[cleaner] LEFT UNDER WAY: GET localhost /']) failOnDenial(line);
  expect(error).toHaveBeenCalledTimes(2);
  failOnDenial('[cleaner] cleaned');
  expect(error).toHaveBeenCalledTimes(2);
});
