import type { PropertyReader } from '../template/property-reader.ts';
import { TemplateError } from '../template/template.ts';
import type { EdgeResponse } from './edge-types.ts';

interface PolicyHeader {
  readonly name: string;
  readonly value: string;
  readonly override: boolean;
}

/** What a response headers policy adds and removes. */
export interface ResponseHeadersPolicy {
  readonly headers: readonly PolicyHeader[];
  readonly removed: readonly string[];
}

type SecurityValue = (setting: PropertyReader) => { readonly name: string; readonly value: string };

const securityHeaders: Readonly<Record<string, SecurityValue>> = {
  ContentSecurityPolicy: (setting) => ({
    name: 'content-security-policy',
    value: setting.string('ContentSecurityPolicy'),
  }),
  ContentTypeOptions: () => ({ name: 'x-content-type-options', value: 'nosniff' }),
  FrameOptions: (setting) => ({ name: 'x-frame-options', value: setting.string('FrameOption') }),
  ReferrerPolicy: (setting) => ({ name: 'referrer-policy', value: setting.string('ReferrerPolicy') }),
  StrictTransportSecurity: (setting) => ({
    name: 'strict-transport-security',
    value: transportSecurity(setting),
  }),
  XSSProtection: (setting) => ({ name: 'x-xss-protection', value: xssProtection(setting) }),
};

/** Reads an AWS::CloudFront::ResponseHeadersPolicy. @throws TemplateError for CORS settings, which nothing here uses. */
export function responseHeadersPolicy(properties: PropertyReader): ResponseHeadersPolicy {
  const config = properties.child('ResponseHeadersPolicyConfig');
  const cors = config.optional('CorsConfig');
  if (cors !== undefined)
    throw new TemplateError(`${cors.path}: the local CloudFront does not know CORS policies`);
  const security = config.optional('SecurityHeadersConfig')?.entries() ?? [];
  const custom = config.optional('CustomHeadersConfig')?.items('Items') ?? [];
  return {
    headers: [
      ...security.map(([kind, setting]) => {
        const rule = securityHeaders[kind];
        if (rule === undefined) throw new TemplateError(`${setting.path}: not known to the local CloudFront`);
        return { ...rule(setting), override: setting.boolean('Override') };
      }),
      ...custom.map((item) => ({
        name: item.string('Header').toLowerCase(),
        value: item.string('Value'),
        override: item.boolean('Override'),
      })),
    ],
    removed: (config.optional('RemoveHeadersConfig')?.items('Items') ?? []).map((item) =>
      item.string('Header').toLowerCase(),
    ),
  };
}

/** The response as the policy leaves it. */
export function applyResponseHeadersPolicy(
  response: EdgeResponse,
  policy: ResponseHeadersPolicy,
): EdgeResponse {
  const headers = { ...response.headers };
  for (const name of policy.removed) delete headers[name];
  for (const { name, value, override } of policy.headers) {
    if (override || headers[name] === undefined) headers[name] = value;
  }
  return { ...response, headers };
}

function transportSecurity(setting: PropertyReader): string {
  const parts = [`max-age=${setting.string('AccessControlMaxAgeSec')}`];
  if (setting.boolean('IncludeSubdomains')) parts.push('includeSubDomains');
  if (setting.boolean('Preload')) parts.push('preload');
  return parts.join('; ');
}

function xssProtection(setting: PropertyReader): string {
  if (!setting.boolean('Protection')) return '0';
  return setting.boolean('ModeBlock') ? '1; mode=block' : '1';
}
