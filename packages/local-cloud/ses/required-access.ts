import type { Iam } from '../iam/iam.ts';
import type { AccessRequest } from '../iam/policy/evaluate.ts';
import { addressOf } from './read-mail.ts';
import { identityOf, type SesSettings } from './ses-settings.ts';

/** What sending a mail needs: the identity that it comes from, and the configuration set where it names one. */
export function requiredAccess(
  input: Record<string, unknown>,
  { iam, settings }: { readonly iam: Pick<Iam, 'region' | 'accountId'>; readonly settings: SesSettings },
): AccessRequest[] {
  const from = addressOf(String(input.FromEmailAddress));
  const context = new Map([['ses:fromaddress', from]]);
  const { ConfigurationSetName: set } = input;
  const resources = [
    `identity/${identityOf(from, settings) ?? from}`,
    ...(typeof set === 'string' ? [`configuration-set/${set}`] : []),
  ];
  return resources.map((resource) => ({
    action: 'ses:SendEmail',
    resource: `arn:aws:ses:${iam.region}:${iam.accountId}:${resource}`,
    context,
  }));
}
