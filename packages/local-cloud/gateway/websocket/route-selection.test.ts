// biome-ignore-all lint/suspicious/noTemplateCurlyInString: selection expressions are written that way.
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { routeSelector } from './route-selection.ts';

it.each([
  ['$request.body.type', '{"type":"ping"}', 'ping'],
  ['${request.body.type}', '{"type":"ping"}', 'ping'],
  ['$request.body.head.type', '{"head":{"type":"ping"}}', 'ping'],
  ['$request.body.type', '{"type":7}', '7'],
  ['$request.body.type', '{"type":true}', 'true'],
  ['$request.body.type', '{"type":null}', undefined],
  ['$request.body.type', '{"type":["ping"]}', undefined],
  ['$request.body.type', '{"kind":"ping"}', undefined],
  ['$request.body.toString', '{}', undefined],
  ['$request.body.length', '"ping"', undefined],
  ['$request.body.type', 'ping', undefined],
  ['$request.body.type', '', undefined],
])('route selection: %s of %s is %s', (expression, body, expected) => {
  expect(routeSelector(expression, 'Api')(body)).toBe(expected);
});

it('route selection copes with anything that a client may send', () => {
  const select = routeSelector('$request.body.type', 'Api');
  fc.assert(fc.property(fc.string(), (body) => ['string', 'undefined'].includes(typeof select(body))));
  fc.assert(
    fc.property(fc.json(), fc.string(), (other, type) => {
      expect(select(`{"other":${other},"type":${JSON.stringify(type)}}`)).toBe(type);
    }),
  );
});

it.each(['$request.header.x', '$context.routeKey', 'type', '${request.body.a}-${request.body.b}'])(
  'says that it does not know %s',
  (expression) => {
    expect(() => routeSelector(expression, 'Api.RouteSelectionExpression')).toThrow(
      `Api.RouteSelectionExpression: the local gateway knows $request.body.… only, not ${expression}`,
    );
  },
);
