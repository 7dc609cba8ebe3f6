import type { AccessRequest, Decision } from './policy/evaluate.ts';
import { isAbout } from './policy/evaluate.ts';
import type { Statement } from './policy/statements.ts';

/** IAM denies a request; the message is the one that AWS sends. */
export class AccessDeniedError extends Error {
  override readonly name = 'AccessDeniedError';
}

type Denial = Extract<Decision, { allowed: false }>;

/** What AWS sends to a caller whom it denies a request. */
export function denialMessage(who: string, { action, resource }: AccessRequest, denial: Denial): string {
  const kind = `${denial.policy}-based policy`;
  const why = denial.deniedBy
    ? `with an explicit deny in ${denial.policy === 'identity' ? 'an' : 'a'} ${kind}`
    : `because no ${kind} allows the ${action} action`;
  return `User: ${who} is not authorized to perform: ${action} on resource: ${resource} ${why}`;
}

/** The values of these may be told; those of others may be a person's. */
const tellable = ['dynamodb:attributes', 'dynamodb:returnvalues', 'dynamodb:select', 's3:prefix'];

/** One line for whoever runs the local cloud: what is missing from the policies, or in the way. */
export function denialLine(
  label: string,
  request: AccessRequest,
  denial: Denial,
  policies: readonly Statement[],
): string {
  return `IAM: ${label} may not ${request.action} on ${request.resource}: ${remedy(request, denial, policies)}`;
}

function remedy(
  request: AccessRequest,
  { deniedBy, policy }: Denial,
  policies: readonly Statement[],
): string {
  if (deniedBy) return `${deniedBy.where} denies it`;
  const near = policies.find((statement) => statement.effect === 'Allow' && isAbout(statement, request));
  const failed = near?.conditions.find(({ holds }) => !holds(request.context));
  if (near && failed)
    return `${near.where} allows it but for ${failed.text}${requestedValue(request, failed.key)}`;
  const { action, resource } = request;
  return `no statement of its ${policy === 'identity' ? 'role' : 'resource'} allows it; missing is { actions: ['${action}'], resources: ['${resource}'] }`;
}

function requestedValue({ context }: AccessRequest, key: string): string {
  const name = key.toLowerCase();
  return tellable.includes(name)
    ? `, and the request has ${JSON.stringify(context.get(name) ?? 'none')}`
    : '';
}
