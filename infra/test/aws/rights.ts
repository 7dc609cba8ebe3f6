import type { Statement } from './policies.ts';
import { symbolic, type Template } from './symbolic.ts';

/** The metadata by which a Lambda says which folder of `functions/` it runs. */
const FUNCTION_NAME = 'harbour-haul:function';

/** What CDK grants every function: to write to its own log. */
const OWN_LOG = ['logs:CreateLogStream', 'logs:PutLogEvents'];

/**
 * What each function of the template may do, to be read: a line for each resource, with the actions, and one for each
 * condition below it.
 */
export function rightsOf(template: Template): string {
  const functions = Object.values(template.Resources).flatMap(({ Metadata, Properties }) => {
    const name = Metadata?.[FUNCTION_NAME];
    return typeof name === 'string' ? [[name, String(symbolic(Properties?.Role))] as const] : [];
  });
  return functions
    .map(([name, role]) => [name, ...grants(statementsOf(template, role))].join('\n  '))
    .sort()
    .join('\n\n');
}

/** What does not fit into a role's own policy is put by CDK into a managed one. */
const POLICIES: readonly string[] = ['AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy'];

/** The statements of all policies of a role. */
function statementsOf(template: Template, role: string): Statement[] {
  const roleName = role.replace('.Arn', '');
  return Object.values(template.Resources)
    .filter(({ Type }) => POLICIES.includes(Type))
    .map(
      ({ Properties }) =>
        symbolic(Properties) as { Roles: string[]; PolicyDocument: { Statement: Statement[] } },
    )
    .filter(({ Roles }) => Roles.includes(roleName))
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
}

function grants(statements: readonly Statement[]): string[] {
  const lines = statements
    .filter(({ Action }) => ![Action].flat().every((action) => OWN_LOG.includes(action)))
    .flatMap(({ Effect, Action, Resource, Condition }) => {
      const actions = [Action].flat().map((action) => action.replace(/^\w[\w-]*:/, ''));
      const can = `${Effect === 'Deny' ? 'never ' : ''}${actions.sort().join(' ')}`;
      const conditions = Object.entries(Condition ?? {}).flatMap(([operator, keys]) =>
        Object.entries(keys).map(([key, value]) => `\n      ${operator} ${key}: ${[value].flat().join(' ')}`),
      );
      return [Resource]
        .flat()
        .map((resource) => `${readable(resource).padEnd(42)} ${can}${conditions.join('')}`);
    });
  return lines.sort();
}

/** A resource by its construct's name, without account, region and the hashes of CDK. */
function readable(resource: string): string {
  return resource
    .replace(/^arn:<AWS::Partition>:/, '')
    .replace(/^s3:::harbour-haul-photos-.*(?=\/\w+\/\*$)/, 'PhotosBucket')
    .replaceAll(/<AWS::\w+>/g, '')
    .replace(/^execute-api:+/, '')
    .replaceAll(/<(\w+?)[0-9A-F]{8}(?:\.\w+)?>/g, '$1');
}
