import type { Stack } from '../template/stack.ts';

/** What the stack has of SES. */
export interface SesSettings {
  /** Domains and addresses that mail may come from, in small letters. */
  readonly identities: ReadonlySet<string>;
  /** By name, the topics that bounces and complaints are reported to. */
  readonly configurationSets: ReadonlyMap<string, readonly FeedbackTopic[]>;
}

export interface FeedbackTopic {
  readonly topicArn: string;
  /** As `bounce`. */
  readonly events: readonly string[];
}

/** The identity by which an address may be sent from: itself, its domain, or one above that; undefined for none. */
export function identityOf(address: string, { identities }: SesSettings): string | undefined {
  const lower = address.toLowerCase();
  const domain = lower.slice(lower.indexOf('@') + 1);
  if (identities.has(lower)) return lower;
  return [...identities].find((name) => domain === name || domain.endsWith(`.${name}`));
}

export function readSesSettings(stack: Stack): SesSettings {
  const destinations = stack.ofType('AWS::SES::ConfigurationSetEventDestination').map(({ properties }) => {
    const destination = properties.child('EventDestination');
    return {
      configurationSet: properties.string('ConfigurationSetName'),
      topicArn: destination.optional('SnsDestination')?.string('TopicARN') ?? '',
      events: destination.boolean('Enabled') ? destination.strings('MatchingEventTypes') : [],
    };
  });
  const sets = stack.ofType('AWS::SES::ConfigurationSet').map(({ logicalId }) => {
    const name = stack.ref(logicalId);
    return [name, destinations.filter(({ configurationSet }) => configurationSet === name)] as const;
  });
  const identities = stack
    .ofType('AWS::SES::EmailIdentity')
    .map(({ properties }) => properties.string('EmailIdentity').toLowerCase());
  return { identities: new Set(identities), configurationSets: new Map(sets) };
}
