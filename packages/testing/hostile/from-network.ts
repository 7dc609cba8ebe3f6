import { JsonClient } from '@harbour-haul/aws/clients/json-client';
import { OriginTokenParameter } from '@harbour-haul/aws/ssm/origin-token-parameter';
import type { LocalProduct } from '../local-product.ts';
import { type HostileRequest, type HostileResponse, send } from './hostile-caller.ts';

const PARAMETER = '/HarbourHaul/origin-token';

/** Sends a request as CloudFront does for somebody at this address. */
export type FromNetwork = (address: string, request: HostileRequest) => Promise<HostileResponse>;

/** Networks that this machine has no addresses of: requests go past the local CloudFront, with what it would say of them. */
export async function fromNetworks(product: LocalProduct): Promise<FromNetwork> {
  const { region, accessKeyId, secretAccessKey, endpoints, apiUrl } = product;
  const credentials = { accessKeyId, secretAccessKey };
  const client = new JsonClient('ssm', { region, credentials, endpoint: endpoints.ssm });
  const token = (await new OriginTokenParameter(client, PARAMETER).read())?.current.token ?? '';
  return (address, request) =>
    send(
      { url: apiUrl },
      { ...request, headers: { ...request.headers, 'x-origin-token': token, 'x-viewer-address': address } },
    );
}
