import type { LambdaName } from '@harbour-haul/contract/functions';
import { grantUseLog } from '@harbour-haul/local-cloud/iam/grant-uses';
import { type IamOptions, openIam } from '@harbour-haul/local-cloud/iam/iam';
import { readCloudAssembly } from '@harbour-haul/local-cloud/template/cloud-assembly';
import { openStack } from '@harbour-haul/local-cloud/template/stack';
import { ASSEMBLY_DIR, readTemplate } from './assembly.ts';
import { failOnDenial } from './fail-on-denial.ts';
import { GRANT_USES_DIR } from './grant-uses.ts';

/** The metadata by which the stack says which folder of `functions/` a Lambda runs (`infra/lib/names.ts`). */
const FUNCTION_NAME = 'harbour-haul:function';

/** The roles of the synthesized template, so that a test of a function can call AWS with no more rights than it has. */
export function openTestIam(account: IamOptions['account']) {
  const stack = openStack(readCloudAssembly(ASSEMBLY_DIR));
  const iam = openIam({ stack, account, log: failOnDenial, onAllowed: grantUseLog(GRANT_USES_DIR) });
  const arnOf = (name: LambdaName): string => {
    const [logicalId] =
      Object.entries(readTemplate().Resources).find(
        ([, { Metadata }]) => Metadata?.[FUNCTION_NAME] === name,
      ) ?? [];
    if (logicalId === undefined) throw new Error(`The template has no function ${name}.`);
    return stack.attribute(logicalId, 'Arn');
  };
  return {
    iam,
    stack,
    /** A function in its role. */
    callerOf: (name: LambdaName) => {
      const { caller } = iam.keyOf(arnOf(name));
      if (caller.kind !== 'function') throw new Error(`${name} is no function.`);
      return caller;
    },
    /** The credentials of a function's role. */
    keyOf: (name: LambdaName) => {
      const { accessKeyId, secretAccessKey } = iam.keyOf(arnOf(name));
      return { accessKeyId, secretAccessKey };
    },
  };
}
