/**
 * The `$context` variables that API Gateway accepts in an access log's format, as its developer guide lists them. It refuses
 * a stage whose format names another one, and with it the stack. `*` stands for a name of one's own.
 */
export const ACCESS_LOG_VARIABLES: Readonly<Record<'HTTP' | 'WEBSOCKET', readonly string[]>> = {
  // https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-logging-variables.html
  HTTP: `
    accountId apiId
    authorizer.claims.* authorizer.error authorizer.principalId authorizer.*
    awsEndpointRequestId awsEndpointRequestId2
    customDomain.basePathMatched dataProcessed domainName domainPrefix
    error.message error.messageString error.responseType
    extendedRequestId httpMethod
    identity.accountId identity.caller identity.cognitoAuthenticationProvider identity.cognitoAuthenticationType
    identity.cognitoIdentityId identity.cognitoIdentityPoolId identity.principalOrgId
    identity.clientCert.clientCertPem identity.clientCert.subjectDN identity.clientCert.issuerDN
    identity.clientCert.serialNumber identity.clientCert.validity.notBefore identity.clientCert.validity.notAfter
    identity.sourceIp identity.user identity.userAgent identity.userArn
    integration.error integration.integrationStatus integration.latency integration.requestId integration.status
    integrationErrorMessage integrationLatency integrationStatus
    path protocol requestId requestTime requestTimeEpoch responseLatency responseLength routeKey stage status
  `
    .trim()
    .split(/\s+/),
  // https://docs.aws.amazon.com/apigateway/latest/developerguide/websocket-api-logging.html
  WEBSOCKET: `
    apiId
    authorize.error authorize.latency authorize.status
    authorizer.error authorizer.integrationLatency authorizer.integrationStatus authorizer.latency
    authorizer.requestId authorizer.status authorizer.principalId authorizer.*
    authenticate.error authenticate.latency authenticate.status
    connectedAt connectionId domainName
    error.message error.messageString error.responseType error.validationErrorString
    eventType extendedRequestId
    identity.accountId identity.apiKey identity.apiKeyId identity.caller identity.cognitoAuthenticationProvider
    identity.cognitoAuthenticationType identity.cognitoIdentityId identity.cognitoIdentityPoolId
    identity.principalOrgId identity.sourceIp identity.user identity.userAgent identity.userArn
    integration.error integration.integrationStatus integration.latency integration.requestId integration.status
    integrationLatency messageId requestId requestTime requestTimeEpoch routeKey stage status
    waf.error waf.latency waf.status
  `
    .trim()
    .split(/\s+/),
};
