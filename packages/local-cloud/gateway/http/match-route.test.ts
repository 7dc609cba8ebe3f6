import { expect, it } from '@jest/globals';
import { matchRoute } from './match-route.ts';

const routes = [
  '$default',
  'ANY /api/{proxy+}',
  'GET /api/leads/{id}',
  'GET /api/leads/export',
  'ANY /api/leads/{id}',
  'GET /api/leads/{id}/photos',
].map((routeKey) => ({ routeKey, functionArn: routeKey }));

it.each([
  ['GET', '/api/leads/export', 'GET /api/leads/export', {}],
  ['GET', '/api/leads/7', 'GET /api/leads/{id}', { id: '7' }],
  ['PATCH', '/api/leads/7', 'ANY /api/leads/{id}', { id: '7' }],
  ['GET', '/api/leads/a%20b', 'GET /api/leads/{id}', { id: 'a b' }],
  ['GET', '/api/leads/%zz', 'GET /api/leads/{id}', { id: '%zz' }],
  ['GET', '/api/leads/7/photos', 'GET /api/leads/{id}/photos', { id: '7' }],
  ['GET', '/api/leads/7/other', 'ANY /api/{proxy+}', { proxy: 'leads/7/other' }],
  ['GET', '/api/leads/', 'ANY /api/{proxy+}', { proxy: 'leads/' }],
  ['GET', '/elsewhere', '$default', {}],
])('the HTTP gateway routes %s %s to %s', (method, path, routeKey, pathParameters) => {
  expect(matchRoute(routes, method, path)).toMatchObject({ route: { routeKey }, pathParameters });
});

it('the HTTP gateway finds no match without a route', () => {
  expect(matchRoute(routes.slice(2), 'GET', '/api/nothing')).toBeUndefined();
  expect(matchRoute(routes.slice(2, 4), 'POST', '/api/leads/7')).toBeUndefined();
});
