import { ApiGatewayManagementApiClient } from '@aws-sdk/client-apigatewaymanagementapi';
import { awaited } from '../clients/calls-under-way.ts';
import { clientSettings } from '../clients/client-settings.ts';

/** The client for `GatewaySockets`; endpoint, region and credentials come from the environment, as in Lambda. */
export function createGatewayClient(): ApiGatewayManagementApiClient {
  return awaited(new ApiGatewayManagementApiClient(clientSettings('sockets')));
}
