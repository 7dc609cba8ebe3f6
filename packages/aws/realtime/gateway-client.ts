import { ApiGatewayManagementApiClient } from '@aws-sdk/client-apigatewaymanagementapi';

/** The client for `GatewaySockets`; endpoint, region and credentials come from the environment, as in Lambda. */
export function createGatewayClient(): ApiGatewayManagementApiClient {
  return new ApiGatewayManagementApiClient({ maxAttempts: 1 });
}
