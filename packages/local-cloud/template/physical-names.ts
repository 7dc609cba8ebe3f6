import { createHash } from 'node:crypto';

/** The account, region and stack the local cloud pretends to be. */
export interface CloudIdentity {
  readonly stackName: string;
  readonly region: string;
  readonly accountId: string;
}

/** The same logical id always gets the same name, so data outlives a restart. */
export function physicalName(identity: CloudIdentity, logicalId: string): string {
  return `${identity.stackName}-${logicalId}`;
}

/** S3 allows small letters only. */
export function bucketName(identity: CloudIdentity, logicalId: string): string {
  return physicalName(identity, logicalId).toLowerCase();
}

/** A stable UUID for things AWS names by UUID (KMS keys, stacks). */
export function stableUuid(...parts: readonly string[]): string {
  const hex = digest(parts);
  const groups = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`];
  return [...groups, hex.slice(20, 32)].join('-');
}

/** A stable id of ten small letters and digits, the form of API ids. */
export function stableApiId(...parts: readonly string[]): string {
  return BigInt(`0x${digest(parts)}`)
    .toString(36)
    .slice(0, 10);
}

export function stackArn(identity: CloudIdentity): string {
  const { stackName, region, accountId } = identity;
  return `arn:aws:cloudformation:${region}:${accountId}:stack/${stackName}/${stableUuid('stack', stackName)}`;
}

function digest(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('/')).digest('hex');
}
