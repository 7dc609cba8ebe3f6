import { expect, it } from '@jest/globals';
import { smallStack } from '../testing/small-stack.ts';
import type { EdgeRequest } from './edge-types.ts';
import { forwardedRequest, forwardNothing, managedForwarding, policyForwarding } from './forwarding.ts';

const request: EdgeRequest = {
  method: 'POST',
  uri: '/api/x',
  query: 'a=1&b=2',
  headers: {
    'cloudfront-viewer-address': 'forged',
    'content-type': 'application/json',
    'x-forwarded-for': '9.9.9.9',
    connection: 'keep-alive',
    cookie: 'a=1; b=2',
    host: 'localhost:3000',
    origin: 'http://localhost:3000',
  },
  viewer: { ip: '127.0.0.1', port: 5000 },
};

it('forwarding passes what AllViewerExceptHostHeader does, and drops a viewer’s own cloudfront-… headers', () => {
  const { query, headers } = forwardedRequest(
    request,
    managedForwarding('b689b0a8-53d0-40ab-baf2-68738e2966ac'),
  );
  expect(query).toBe('a=1&b=2');
  expect(headers).toEqual({
    'content-type': 'application/json',
    'x-forwarded-for': '9.9.9.9, 127.0.0.1',
    cookie: 'a=1; b=2',
    origin: 'http://localhost:3000',
  });
});

it('forwarding passes neither cookies nor query without a policy', () => {
  expect(forwardedRequest(request, forwardNothing)).toEqual({
    query: '',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '9.9.9.9, 127.0.0.1' },
  });
});

it('forwarding adds the viewer address where a policy of the template names it', () => {
  const [policy] = smallStack({
    Policy: {
      Type: 'AWS::CloudFront::OriginRequestPolicy',
      Properties: {
        OriginRequestPolicyConfig: {
          CookiesConfig: { CookieBehavior: 'whitelist', Cookies: ['b'] },
          HeadersConfig: {
            HeaderBehavior: 'allViewerAndWhitelistCloudFront',
            Headers: ['CloudFront-Viewer-Address'],
          },
          QueryStringsConfig: { QueryStringBehavior: 'allExcept', QueryStrings: ['a'] },
        },
      },
    },
  }).ofType('AWS::CloudFront::OriginRequestPolicy');
  if (policy === undefined) throw new Error('no policy');
  const { query, headers } = forwardedRequest(request, policyForwarding(policy));
  expect(query).toBe('b=2');
  expect(headers).toMatchObject({
    'cloudfront-viewer-address': '127.0.0.1:5000',
    cookie: 'b=2',
    host: 'localhost:3000',
  });
});
