import type { AccessKey } from '../iam/callers.ts';
import type { FunctionDefinition } from './function-definitions.ts';

/** Who functions are to AWS, and where AWS is. */
export interface CloudAccess {
  readonly region: string;
  /** The access key of a function's own role. @throws TemplateError where the template has none for it */
  readonly keyOf: (functionArn: string) => Pick<AccessKey, 'accessKeyId' | 'secretAccessKey'>;
  /** `AWS_ENDPOINT_URL_*` by name. */
  readonly endpointVariables: Readonly<Record<string, string>>;
  /** What functions do otherwise on this machine. */
  readonly switches?: Readonly<Record<string, string>>;
}

/**
 * The whole environment of a function: what the template sets, what Lambda itself sets, and the addresses of
 * the local services. Nothing of the developer's shell is in it, so a forgotten variable fails here and not in AWS.
 */
export function functionEnvironment(
  definition: FunctionDefinition,
  access: CloudAccess,
): Record<string, string> {
  const { accessKeyId, secretAccessKey } = access.keyOf(definition.arn);
  return {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_DEFAULT_REGION: access.region,
    AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(definition.memoryMegabytes),
    AWS_LAMBDA_FUNCTION_NAME: definition.name,
    AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
    AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
    AWS_LAMBDA_LOG_GROUP_NAME: `/aws/lambda/${definition.name}`,
    AWS_REGION: access.region,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    LAMBDA_TASK_ROOT: definition.codeDirectory,
    LANG: 'en_US.UTF-8',
    TZ: ':UTC',
    _HANDLER: definition.handler,
    ...access.endpointVariables,
    ...definition.variables(),
    ...access.switches,
  };
}
