import { expect, it } from '@jest/globals';
import type { ApiRoute } from './operation.ts';
import { API_ROUTES } from './routes.ts';

const accessesOf = (name: ApiRoute['function']) => [
  ...new Set(
    Object.values<ApiRoute>(API_ROUTES).flatMap((one) => (one.function === name ? [one.access] : [])),
  ),
];

/** A flood of what anybody may call must keep no admin from their leads. */
it('what admins alone may do with leads is no function’s that anybody else reaches', () => {
  expect(accessesOf('admin-leads')).toEqual(['admin']);
  expect(accessesOf('leads')).not.toContain('admin');
  expect(accessesOf('leads')).not.toContain('confirmed');
});
