import type { IamOptions } from '../iam/iam.ts';
import type { Meter, UsageItem } from './usage-meter.ts';

/** Calls of functions that are billed by the call. */
const BILLED: Readonly<Record<string, UsageItem>> = {
  'kms:Sign': 'kms-requests',
  'kms:GetPublicKey': 'kms-requests',
  'ssm:GetParameter': 'kms-decryptions',
  'rekognition:DetectLabels': 'rekognition-images',
  'ses:SendEmail': 'ses-mails',
  'sns:Publish': 'sns-publishes',
};

/** Counts calls where they are allowed, which each of them is exactly once. */
export function meteredAccess(meter: Meter): NonNullable<IamOptions['onAllowed']> {
  return (caller, { action, resource }) => {
    const item = BILLED[action];
    // A mail is allowed twice: its sender, and the set of rules by which it is sent.
    if (item === undefined || caller.kind !== 'function' || resource.includes(':configuration-set/')) return;
    meter(item, 1, caller.label);
  };
}
