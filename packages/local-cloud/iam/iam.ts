import { createHmac } from 'node:crypto';
import type { Stack } from '../template/stack.ts';
import { TemplateError } from '../template/template.ts';
import { AccessDeniedError, denialLine, denialMessage } from './access-denied.ts';
import type { AccessKey, Caller } from './callers.ts';
import { type AccessRequest, evaluate } from './policy/evaluate.ts';
import type { Principal } from './policy/principals.ts';
import type { Statement } from './policy/statements.ts';
import { resourcePolicies } from './resource-policies.ts';
import { rolePolicies } from './role-policies.ts';

export interface IamOptions {
  readonly stack: Stack;
  /** The key that may do everything; those of functions are derived from it. */
  readonly account: { readonly accessKeyId: string; readonly secretAccessKey: string };
  /** Whether to deny what the policies do not allow; true by default. */
  readonly isEnforced?: boolean;
  /** Gets a line for every denial. */
  readonly log?: (line: string) => void;
  /** Notes what was allowed by which statements. */
  readonly onAllowed?: (caller: Caller, request: AccessRequest, by: readonly Statement[]) => void;
}

/** Who holds which access key, and what they may do. */
export interface Iam {
  /** Where the stack is, for which requests are signed. */
  readonly region: string;
  readonly accountId: string;
  readonly findKey: (accessKeyId: string) => AccessKey | undefined;
  /** The access key of a function's role: a key of its own, the same after a restart. @throws TemplateError */
  readonly keyOf: (functionArn: string) => AccessKey;
  /** @throws AccessDeniedError for the first request that is denied */
  authorize(caller: Caller, requests: readonly AccessRequest[]): void;
  /** As `authorize`, of one request, without a word. */
  isAllowed(caller: Caller, request: AccessRequest): boolean;
}

/** Opens the roles and policies of a stack. @throws TemplateError for what the local IAM does not know */
export function openIam(options: IamOptions): Iam {
  const { stack, account, isEnforced = true, log = () => {}, onAllowed = () => {} } = options;
  const { region, accountId } = stack.identity;
  const policiesOf = resourcePolicies(stack);
  const keys = new Map<string, AccessKey>([
    [account.accessKeyId, { ...account, caller: { kind: 'account' } }],
  ]);
  const functionKeys = new Map<string, AccessKey>();

  const decide = (caller: Exclude<Caller, { kind: 'account' }>, request: AccessRequest) => {
    const resource = policiesOf(request.resource);
    const context = new Map([...request.context, ...globalContext(caller, { region, accountId })]);
    const own = { ...request, context };
    const identity = caller.kind === 'function' ? caller.policies : [];
    const policies = { identity, resource: resource?.statements, resourceMustAllow: resource?.mustAllow };
    return { own, identity, decision: evaluate(principalOf(caller), own, policies) };
  };
  const isAllowed = (caller: Caller, request: AccessRequest): boolean => {
    if (caller.kind === 'account' || !isEnforced) return true;
    const { decision } = decide(caller, request);
    if (decision.allowed) onAllowed(caller, request, decision.by);
    return decision.allowed;
  };

  return {
    region,
    accountId,
    findKey: (accessKeyId) => keys.get(accessKeyId),
    keyOf: (functionArn) => {
      const known = functionKeys.get(functionArn);
      if (known !== undefined) return known;
      const made = { ...derivedKey(account, functionArn), caller: functionCaller(stack, functionArn) };
      functionKeys.set(functionArn, made);
      keys.set(made.accessKeyId, made);
      return made;
    },
    authorize: (caller, requests) => {
      if (caller.kind === 'account' || !isEnforced) return;
      for (const request of requests) {
        const { own, identity, decision } = decide(caller, request);
        if (!decision.allowed) {
          const label = caller.kind === 'function' ? caller.label : caller.name;
          log(denialLine(label, own, decision, identity));
          throw new AccessDeniedError(denialMessage(nameOf(caller), request, decision));
        }
        onAllowed(caller, request, decision.by);
      }
    },
    isAllowed,
  };
}

/** Letters and digits, as DynamoDB Local accepts. */
function derivedKey({ accessKeyId, secretAccessKey }: IamOptions['account'], functionArn: string) {
  const derive = (what: string): string =>
    createHmac('sha256', secretAccessKey).update(`${accessKeyId}/${what}/${functionArn}`).digest('hex');
  return {
    accessKeyId: `LOCAL${derive('id').slice(0, 20).toUpperCase()}`,
    secretAccessKey: derive('secret').slice(0, 40),
  };
}

function functionCaller(stack: Stack, functionArn: string): Caller {
  const lambda = stack
    .ofType('AWS::Lambda::Function')
    .find(({ logicalId }) => stack.attribute(logicalId, 'Arn') === functionArn);
  if (lambda === undefined) throw new TemplateError(`the template has no function ${functionArn}`);
  const roleArn = lambda.properties.string('Role');
  const role = stack
    .ofType('AWS::IAM::Role')
    .find(({ logicalId }) => stack.attribute(logicalId, 'Arn') === roleArn);
  if (role === undefined)
    throw new TemplateError(`${lambda.logicalId}.Role: the template has no role ${roleArn}`);
  const { accountId } = stack.identity;
  const sessionArn = `arn:aws:sts::${accountId}:assumed-role/${stack.ref(role.logicalId)}/${stack.ref(lambda.logicalId)}`;
  return {
    kind: 'function',
    label: lambda.logicalId.replace(/[0-9A-F]{8}$/, ''),
    principal: { kind: 'role', arn: roleArn, sessionArn, account: accountId },
    policies: rolePolicies(stack, role),
  };
}

type Restricted = Exclude<Caller, { kind: 'account' }>;

function principalOf(caller: Restricted): Principal {
  return caller.kind === 'function' ? caller.principal : { kind: 'service', name: caller.name };
}

function nameOf(caller: Restricted): string {
  return caller.kind === 'function' ? caller.principal.sessionArn : caller.name;
}

/** Keys that every request has. The local services speak plain HTTP in place of the SDK's TLS, and count as such. */
function globalContext(
  caller: Restricted,
  { region, accountId }: { readonly region: string; readonly accountId: string },
): [string, string][] {
  const always: [string, string][] = [
    ['aws:securetransport', 'true'],
    ['aws:requestedregion', region],
  ];
  if (caller.kind === 'service')
    return [...always, ['aws:sourcearn', caller.sourceArn], ['aws:sourceaccount', accountId]];
  return [...always, ['aws:principalarn', caller.principal.arn], ['aws:principalaccount', accountId]];
}
