import { ApiGatewayManagementApiClient } from '@aws-sdk/client-apigatewaymanagementapi';
import { clientSettings } from '../clients/client-settings.ts';

/** The client for `GatewaySockets`; endpoint, region and credentials come from the environment, as in Lambda. */
export function createGatewayClient(): ApiGatewayManagementApiClient {
  return new ApiGatewayManagementApiClient(clientSettings('sockets'));
}
