import type { CommonEnvironment, FunctionEnvironment, LambdaName } from '@harbour-haul/contract/functions';
import { type CfnResource, Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { FUNCTION_NAME_METADATA } from '../names.ts';
import { settingsOf } from '../settings/settings.ts';
import { bundleDirectory } from './bundle-functions.ts';
import { reservedConcurrency } from './reserved-concurrency.ts';

interface ProductFunctionProps<N extends LambdaName> {
  name: N;
  /** Exactly the variables that the contract names for this function. */
  environment: FunctionEnvironment<N>;
  /** In megabytes, and a share of the processors with them; where it is not the usual 512. */
  memorySize?: number;
  /** Where it is not the usual 15 seconds. */
  timeout?: Duration;
}

/** A function that rights can be added to. */
export type Grantable = Pick<ProductFunction<LambdaName>, 'allow' | 'lambda'>;

/**
 * One Lambda, with its own role and log group. The role holds nothing but writing to that log group
 * until a right is added.
 */
export class ProductFunction<N extends LambdaName> extends Construct {
  readonly name: N;
  readonly lambda: LambdaFunction;

  constructor(scope: Construct, id: string, props: ProductFunctionProps<N>) {
    super(scope, id);
    this.name = props.name;
    const { name, environment, memorySize = 512, timeout = Duration.seconds(15) } = props;
    const logGroup = new LogGroup(this, 'Logs', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    const { isLocal, stackName, isTraced, concurrency } = settingsOf(this);
    const reserved = reservedConcurrency(name, concurrency);
    const common: CommonEnvironment = { METRICS_NAMESPACE: stackName };
    this.lambda = new LambdaFunction(this, 'Function', {
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      code: Code.fromAsset(bundleDirectory(name, isLocal ? 'host' : 'lambda')),
      handler: 'index.handler',
      role,
      logGroup,
      memorySize,
      timeout,
      ...(isTraced && { tracing: Tracing.ACTIVE }),
      ...(reserved !== undefined && { reservedConcurrentExecutions: reserved }),
      environment: { ...environment, ...common },
    });
    (this.lambda.node.defaultChild as CfnResource).addMetadata(FUNCTION_NAME_METADATA, name);
  }

  /** Lets the function call these actions on these resources, under these conditions where there are any. */
  allow(
    actions: readonly string[],
    resources: readonly string[],
    conditions: Record<string, unknown> = {},
  ): void {
    this.lambda.addToRolePolicy(
      new PolicyStatement({ actions: [...actions], resources: [...resources], conditions }),
    );
  }

  /**
   * As `allow`, of reads and writes that name no other attributes than these. A read must name what it reads, and a write may
   * return what it wrote and nothing else of the item.
   */
  allowAttributes(
    actions: readonly string[],
    resources: readonly string[],
    attributes: readonly string[],
  ): void {
    this.allow(actions, resources, {
      'ForAllValues:StringEquals': { 'dynamodb:Attributes': attributes },
      StringEqualsIfExists: {
        'dynamodb:Select': 'SPECIFIC_ATTRIBUTES',
        'dynamodb:ReturnValues': ['NONE', 'UPDATED_OLD', 'UPDATED_NEW'],
      },
    });
  }
}
