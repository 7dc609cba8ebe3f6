import { SettingsError } from './context-keys.ts';

/** A name of one's own for the site. */
export interface SiteDomain {
  name: string;
  certificateArn: string;
  /** Where the name's alias records are written; without it they are made by hand. */
  hostedZoneId: string | undefined;
}

/** Returns the name of the site; undefined for CloudFront's own. @throws SettingsError */
export function siteDomain({
  name,
  certificateArn,
  hostedZoneId,
}: Record<keyof SiteDomain, string | undefined>): SiteDomain | undefined {
  if (name !== undefined && certificateArn !== undefined) return { name, certificateArn, hostedZoneId };
  if (name !== undefined)
    throw new SettingsError(
      'The context key domain needs certificateArn. Please request a certificate for it in us-east-1 and name its ARN.',
    );
  const [stray] = [certificateArn && 'certificateArn', hostedZoneId && 'hostedZoneId'].filter(Boolean);
  if (stray === undefined) return undefined;
  throw new SettingsError(
    `The context key ${stray} is for a domain. Please name it, as in domain=quotes.site.example.`,
  );
}
