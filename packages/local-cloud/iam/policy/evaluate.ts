import type { RequestContext } from './condition-keys.ts';
import type { Principal, PrincipalMatch } from './principals.ts';
import type { PatternList, Statement } from './statements.ts';
import { matchesArn, matchesWildcard } from './wildcards.ts';

/** One action on one resource; a call may need several. */
export interface AccessRequest {
  /** As `dynamodb:PutItem`. */
  readonly action: string;
  /** The resource's ARN, or `*` for an action on none. */
  readonly resource: string;
  readonly context: RequestContext;
}

/** What is to be asked: the principal's own policies, and that of the resource, if it has one. */
export interface Policies {
  readonly identity: readonly Statement[];
  readonly resource?: readonly Statement[] | undefined;
  /** A key's own policy must allow too, or leave it to the account: nobody may use a key that its policy forgot. */
  readonly resourceMustAllow?: boolean | undefined;
}

export type Decision =
  | {
      readonly allowed: true;
      /** The statements of the identity that allow it. */
      readonly by: readonly Statement[];
    }
  | {
      readonly allowed: false;
      /** The statement that denies it; undefined where none allows it. */
      readonly deniedBy: Statement | undefined;
      /** Whose policy denies it or fails to allow it. */
      readonly policy: 'identity' | 'resource';
    };

/** Decides as AWS does within one account: what is denied stays denied, and what nothing allows is denied. */
export function evaluate(principal: Principal, request: AccessRequest, policies: Policies): Decision {
  const { identity, resource = [], resourceMustAllow = false } = policies;
  const own = identity.filter((statement) => applies(statement, request));
  const foreign = resource
    .filter((statement) => applies(statement, request))
    .map((statement) => ({ statement, match: principalMatch(statement, principal) }))
    .filter(({ match }) => match !== 'none');
  const ownDeny = own.find(({ effect }) => effect === 'Deny');
  if (ownDeny) return { allowed: false, deniedBy: ownDeny, policy: 'identity' };
  const foreignDeny = foreign.find(({ statement }) => statement.effect === 'Deny');
  if (foreignDeny) return { allowed: false, deniedBy: foreignDeny.statement, policy: 'resource' };
  const granted: readonly PrincipalMatch[] = foreign.map(({ match }) => match);
  if (resourceMustAllow && granted.length === 0)
    return { allowed: false, deniedBy: undefined, policy: 'resource' };
  if (own.length > 0 || granted.includes('self')) return { allowed: true, by: own };
  const policy = principal.kind === 'service' ? 'resource' : 'identity';
  return { allowed: false, deniedBy: undefined, policy };
}

/** Whether a statement is about the request, whoever makes it. */
function applies(statement: Statement, request: AccessRequest): boolean {
  return isAbout(statement, request) && statement.conditions.every(({ holds }) => holds(request.context));
}

/** As `applies`, but for its conditions. */
export function isAbout({ actions, resources }: Statement, { action, resource }: AccessRequest): boolean {
  return (
    matching(actions, action, matchesAction).isMatch && matching(resources, resource, matchesArn).isMatch
  );
}

/** The patterns of an allowing statement that a request needed, to tell what is granted and never used. */
export function neededPatterns({ actions, resources }: Statement, { action, resource }: AccessRequest) {
  return {
    actions: matching(actions, action, matchesAction).patterns,
    resources: matching(resources, resource, matchesArn).patterns,
  };
}

function matching(
  { patterns, isNegated }: PatternList,
  text: string,
  matches: (pattern: string, text: string) => boolean,
): { readonly isMatch: boolean; readonly patterns: readonly string[] } {
  const found = patterns.filter((pattern) => matches(pattern, text));
  return { isMatch: found.length > 0 !== isNegated, patterns: isNegated ? patterns : found };
}

/** Actions have no letter case. */
function matchesAction(pattern: string, action: string): boolean {
  return matchesWildcard(pattern.toLowerCase(), action.toLowerCase());
}

function principalMatch({ principals }: Statement, principal: Principal): PrincipalMatch {
  return principals?.(principal) ?? 'none';
}
