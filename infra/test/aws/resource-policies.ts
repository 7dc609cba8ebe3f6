import type { Statement } from './policies.ts';
import { symbolic, type Template } from './symbolic.ts';

/** The policy of a resource that others may be allowed to use. */
export interface ResourcePolicy {
  /** How statements and calls name the resource. */
  resource: string;
  type: string;
  statements: Statement[];
}

interface Properties {
  [name: string]: unknown;
  PolicyDocument?: { Statement: Statement[] };
  KeyPolicy?: { Statement: Statement[] };
  SourceArn?: string;
  SourceAccount?: string;
}

/** Every policy in the template that belongs to a resource, and not to a role. */
export function resourcePolicies({ Resources }: Template): ResourcePolicy[] {
  return Object.entries(Resources).flatMap(([id, { Type, Properties = {} }]): ResourcePolicy[] => {
    const properties = symbolic(Properties) as Properties;
    const statements = (properties.PolicyDocument ?? properties.KeyPolicy)?.Statement ?? [];
    switch (Type) {
      case 'AWS::SNS::TopicPolicy':
        return [properties.Topics].flat().map((name) => ({ resource: String(name), type: Type, statements }));
      case 'AWS::SQS::QueuePolicy':
        return [properties.Queues]
          .flat()
          .map((name) => ({ resource: attribute(name), type: Type, statements }));
      case 'AWS::S3::BucketPolicy':
        return [{ resource: attribute(properties.Bucket), type: Type, statements }];
      case 'AWS::KMS::Key':
        return [{ resource: `<${id}.Arn>`, type: Type, statements }];
      case 'AWS::Lambda::Permission':
        return [
          { resource: String(properties.FunctionName), type: Type, statements: [permission(properties)] },
        ];
      default:
        return [];
    }
  });
}

/** `<Queue>`, which is its address, to `<Queue.Arn>`. */
function attribute(reference: unknown): string {
  return String(reference).replace(/>$/, '.Arn>');
}

/** Lambda keeps permissions as statements of one policy. */
function permission({ Action, Principal, FunctionName, SourceArn, SourceAccount }: Properties): Statement {
  return {
    Effect: 'Allow',
    Principal: { Service: String(Principal) },
    Action: String(Action),
    Resource: String(FunctionName),
    Condition: {
      ...(SourceArn !== undefined && { ArnLike: { 'aws:SourceArn': SourceArn } }),
      ...(SourceAccount !== undefined && { StringEquals: { 'aws:SourceAccount': SourceAccount } }),
    },
  };
}
