import { JsonClient } from '@harbour-haul/aws/clients/json-client';
import { OriginTokenParameter } from '@harbour-haul/aws/ssm/origin-token-parameter';
import { endpointVariables } from '@harbour-haul/local-cloud/cloud/endpoints';
import { CustomResourceState } from '@harbour-haul/local-cloud/cloudformation/custom-resource-state';
import { functionDefinitions } from '@harbour-haul/local-cloud/lambda/function-definitions';
import { readCloudAssembly } from '@harbour-haul/local-cloud/template/cloud-assembly';
import { openStack } from '@harbour-haul/local-cloud/template/stack';
import { handler } from '../../../../functions/admin-leads/index.ts';
import { ASSEMBLY_DIR } from '../../assembly.ts';
import type { LocalProduct } from '../../local-product.ts';

/** The admins' function of leads in this process, as Lambda calls it for an admin's first page. */
export async function listHandler(product: LocalProduct): Promise<() => Promise<unknown>> {
  Object.assign(process.env, functionVariables(product));
  const cookies = Object.entries(await product.signIn()).map(([name, value]) => `${name}=${value}`);
  const parameter = process.env.ORIGIN_TOKEN_PARAMETER ?? '';
  const tokens = await new OriginTokenParameter(new JsonClient('ssm'), parameter).read();
  const event = listEvent(cookies, tokens?.current.token ?? '');
  return async () => {
    const { statusCode, body } = await handler(structuredClone(event));
    if (statusCode !== 200) throw new Error(`The handler said ${statusCode}: ${body}`);
  };
}

function functionVariables({ region, accessKeyId, secretAccessKey, endpoints, localDir }: LocalProduct) {
  const customResources = new CustomResourceState(localDir).attributes();
  const stack = openStack(readCloudAssembly(ASSEMBLY_DIR), { customResources });
  const [leads] = stack
    .ofType('AWS::Lambda::Function')
    .filter(({ logicalId }) => logicalId.startsWith('AdminLeadsFunction'));
  const arn = stack.attribute(leads?.logicalId ?? '', 'Arn');
  const definition = functionDefinitions(stack, new Set([arn]), (url) => url).get(arn);
  return {
    ...definition?.variables(),
    ...endpointVariables(endpoints),
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
  };
}

function listEvent(cookies: string[], token: string): Parameters<typeof handler>[0] {
  const http = {
    method: 'GET',
    path: '/api/leads',
    protocol: 'HTTP/1.1',
    sourceIp: '127.0.0.1',
    userAgent: 'bench',
  };
  return {
    version: '2.0',
    routeKey: 'GET /api/leads',
    rawPath: '/api/leads',
    rawQueryString: 'limit=10',
    cookies,
    headers: { 'x-origin-token': token },
    queryStringParameters: { limit: '10' },
    isBase64Encoded: false,
    requestContext: {
      accountId: 'local',
      apiId: 'bench',
      domainName: 'localhost',
      domainPrefix: 'localhost',
      http,
      requestId: 'bench',
      routeKey: 'GET /api/leads',
      stage: '$default',
      time: '',
      timeEpoch: 0,
    },
  };
}
