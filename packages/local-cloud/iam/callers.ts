import type { Principal } from './policy/principals.ts';
import type { Statement } from './policy/statements.ts';

/** Who calls a service of the local cloud. */
export type Caller =
  /** The account itself: the local cloud's own tools, and whoever reads its address. It may do everything. */
  | { readonly kind: 'account' }
  /** A function in its role. */
  | {
      readonly kind: 'function';
      readonly label: string;
      readonly principal: Extract<Principal, { kind: 'role' }>;
      readonly policies: readonly Statement[];
    }
  /** A service of AWS in its own name, on behalf of a resource of the stack. */
  | { readonly kind: 'service'; readonly name: string; readonly sourceArn: string };

/** An access key, and who holds it. */
export interface AccessKey {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly caller: Caller;
}
