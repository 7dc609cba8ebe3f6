import type { PropertyReader } from '../template/property-reader.ts';
import type { Stack, StackResource } from '../template/stack.ts';
import { TemplateError } from '../template/template.ts';
import { readPolicy, type Statement } from './policy/statements.ts';

const logging = { Effect: 'Allow', Resource: '*' };

/** What the managed policies of AWS say that the template may name. */
const managedPolicies: Readonly<Record<string, unknown>> = {
  'service-role/AWSLambdaBasicExecutionRole': {
    Statement: {
      ...logging,
      Action: ['logs:CreateLogGroup', 'logs:CreateLogStream', 'logs:PutLogEvents'],
    },
  },
  AWSXRayDaemonWriteAccess: {
    Statement: {
      ...logging,
      Action: [
        'xray:PutTraceSegments',
        'xray:PutTelemetryRecords',
        'xray:GetSamplingRules',
        'xray:GetSamplingTargets',
        'xray:GetSamplingStatisticSummaries',
      ],
    },
  },
};

const managedArn = /^arn:aws:iam::aws:policy\/(.+)$/;

/**
 * All statements of a role: inline, attached by policies of their own, and managed.
 * @throws TemplateError for what the local IAM does not know
 */
export function rolePolicies(stack: Stack, role: StackResource): Statement[] {
  const { logicalId, properties } = role;
  const name = stack.ref(logicalId);
  const boundary = properties.optional('PermissionsBoundary');
  if (boundary !== undefined) throw new TemplateError(`${boundary.path}: the local IAM knows no boundaries`);
  return [
    ...properties.items('Policies').flatMap(document),
    ...stack
      .ofType('AWS::IAM::Policy', 'AWS::IAM::RolePolicy', 'AWS::IAM::ManagedPolicy')
      .filter((policy) => rolesOf(policy).includes(name))
      .flatMap((policy) => document(policy.properties)),
    ...properties.items('ManagedPolicyArns').flatMap(managed),
  ];
}

function rolesOf({ properties }: StackResource): string[] {
  const one = properties.optional('RoleName')?.asString();
  return one === undefined ? properties.strings('Roles') : [one];
}

function document(owner: PropertyReader): Statement[] {
  return readPolicy(owner.child('PolicyDocument').resolved(), owner.path);
}

function managed(arn: PropertyReader): Statement[] {
  const text = arn.asString();
  const policy = managedPolicies[managedArn.exec(text)?.[1] ?? ''];
  if (policy === undefined) throw new TemplateError(`${arn.path}: the local IAM does not know ${text}`);
  return readPolicy(policy, text);
}
