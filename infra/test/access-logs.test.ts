import { readTemplate } from '@harbour-haul/testing/assembly';
import { describe, expect, it } from '@jest/globals';
import { ACCESS_LOG_VARIABLES } from './aws/access-log-variables.ts';

const { Resources } = readTemplate();

interface Stage {
  ApiId: { Ref: string };
  AccessLogSettings: { Format: string };
}

const formats = Object.entries(Resources)
  .filter(([, { Type }]) => Type === 'AWS::ApiGatewayV2::Stage')
  .map(([id, { Properties }]) => {
    const { ApiId, AccessLogSettings } = Properties as unknown as Stage;
    const protocol = Resources[ApiId.Ref]?.Properties?.ProtocolType as 'HTTP' | 'WEBSOCKET';
    return { id, protocol, format: AccessLogSettings.Format };
  });

/** The variables of a format that an API of this protocol does not have. */
function unknownVariables(protocol: 'HTTP' | 'WEBSOCKET', format: string): string[] {
  const named = [...format.matchAll(/\$(context|input|stageVariables)\b\.?([\w.]*)/g)];
  const known = ACCESS_LOG_VARIABLES[protocol].map((name) =>
    name.replaceAll('.', '\\.').replace('*', '\\w+'),
  );
  const pattern = new RegExp(`^(${known.join('|')})$`);
  return named.flatMap(([whole, kind, name = '']) =>
    kind === 'context' && pattern.test(name) ? [] : [whole],
  );
}

describe('access logs', () => {
  it('are kept of both APIs', () => {
    expect(formats.map(({ protocol }) => protocol).sort()).toEqual(['HTTP', 'WEBSOCKET']);
  });

  it.each(formats)(
    'of $protocol APIs name only variables that API Gateway knows there',
    ({ protocol, format }) => {
      expect(format).toContain('$context.requestId');
      expect(unknownVariables(protocol, format)).toEqual([]);
    },
  );

  it('are one line of JSON, which CloudWatch can read', () => {
    for (const { format } of formats) {
      expect(Object.keys(JSON.parse(format) as object)).toContain('requestId');
      expect(format).not.toContain('\n');
    }
  });

  it('would be refused for a variable of the other kind of API', () => {
    expect(unknownVariables('WEBSOCKET', '$context.integrationErrorMessage $context.status')).toEqual([
      '$context.integrationErrorMessage',
    ]);
    expect(unknownVariables('HTTP', '$context.connectionId')).toEqual(['$context.connectionId']);
    expect(unknownVariables('HTTP', '$context.authorizer.claims.sub')).toEqual([]);
  });
});
