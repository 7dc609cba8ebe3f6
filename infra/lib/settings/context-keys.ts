import type { IConstruct } from 'constructs';

/** A value of the context that cannot be deployed; the message names its key and the remedy. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

interface Rule {
  pattern: RegExp;
  /** What is right, with an example. */
  expected: string;
}

/** An address as a rule of the context has it: without what could be read as a name or a list. */
const ADDRESS = '[^@\\s,<>]+@[^@\\s,<>]+\\.[^@\\s,<>]+';
const PHONE = '\\+[1-9]\\d{7,14}';

function listOf(item: string): RegExp {
  return new RegExp(`^${item}(,${item})*$`);
}

const SWITCH: Rule = { pattern: /^(true|false)$/, expected: 'true or false' };

const CONTAINER: Rule = {
  pattern: /^GTM-[A-Z0-9]{4,12}$/,
  expected: 'a container of Google Tag Manager, as in tagManagerId=GTM-ABC1234',
};

/** Every key that the context may hold for us, by `--context key=value` or in cdk.json. */
const RULES = {
  stage: {
    pattern: /^[a-z][a-z0-9]{1,11}$/,
    expected: '2 to 12 small letters and digits, as in stage=staging',
  },
  stackName: {
    pattern: /^[A-Za-z][A-Za-z0-9-]{0,39}$/,
    expected: 'at most 40 letters, digits and hyphens, as in stackName=HarbourHaul-east',
  },
  region: { pattern: /^[a-z]{2}(-[a-z]+)+-\d$/, expected: 'an AWS region, as in region=ca-central-1' },
  alarmEmail: {
    pattern: /^[^@\s]+@[^@\s]+\.[^@\s]+$/,
    expected: 'an address, as in alarmEmail=ops@site.example',
  },
  domain: {
    pattern: /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/,
    expected: 'a host name without https://, as in domain=quotes.site.example',
  },
  certificateArn: {
    pattern: /^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/,
    expected:
      'the ARN of an ACM certificate of us-east-1, the one region that CloudFront takes certificates of',
  },
  hostedZoneId: {
    pattern: /^Z[A-Z0-9]+$/,
    expected: 'the id of a Route 53 hosted zone, as in hostedZoneId=Z0123456789',
  },
  mailSender: {
    pattern: new RegExp(`^${ADDRESS}$`),
    expected: 'the address that mail is sent from, as in mailSender=quotes@site.example',
  },
  teamEmails: {
    pattern: listOf(ADDRESS),
    expected: 'addresses with commas between them, as in teamEmails=ann@site.example,bob@site.example',
  },
  teamPhones: {
    pattern: listOf(PHONE),
    expected: 'numbers with their country and commas between them, as in teamPhones=+19025550100',
  },
  teamTopicArn: {
    pattern: /^arn:aws:sns:[a-z0-9-]+:\d{12}:[\w-]+$/,
    expected: 'the ARN of an SNS topic',
  },
  concurrency: { pattern: /^[1-9]\d{0,5}$/, expected: 'a whole number, as in concurrency=1000' },
  sentChatHours: { pattern: /^[1-9]\d{0,3}$/, expected: 'whole hours, as in sentChatHours=48' },
  leftChatMinutes: { pattern: /^[1-9]\d{0,3}$/, expected: 'whole minutes, as in leftChatMinutes=20' },
  limits: {
    pattern: /^[a-zA-Z.]+=\d+(,[a-zA-Z.]+=\d+)*$/,
    expected:
      'names of limits with whole numbers, and commas between them, as in limits=chats.address=50,mails.team=200',
  },
  monthlyBudget: { pattern: /^[1-9]\d{0,5}$/, expected: 'whole US dollars, as in monthlyBudget=10' },
  originTokens: {
    pattern: /^[a-z0-9-]{1,20}(,[a-z0-9-]{1,20})?$/,
    expected:
      'the name of the origin token, and of an earlier one that is good as well, as in originTokens=2,1',
  },
  waf: SWITCH,
  webAclArn: {
    pattern: /^arn:aws:wafv2:us-east-1:\d{12}:global\/webacl\/[\w-]+\/[\w-]+$/,
    expected: 'the ARN of a web ACL of scope CLOUDFRONT, which are all in us-east-1',
  },
  pricingPlan: {
    pattern: /^(free|none)$/,
    expected: 'free, or none where each request is paid for, as in pricingPlan=none',
  },
  earlierIndexes: SWITCH,
  tagManagerId: CONTAINER,
  adminTagManagerId: CONTAINER,
  measurementId: {
    pattern: /^G-[A-Z0-9]{4,16}$/,
    expected: 'a measurement id of Google Analytics, as in measurementId=G-1A2B3C4D5E',
  },
  pixelId: { pattern: /^\d{8,20}$/, expected: 'the id of a Meta pixel, as in pixelId=123456789012345' },
  tracing: SWITCH,
  firstDeployment: SWITCH,
  photoClassifier: SWITCH,
} as const satisfies Record<string, Rule>;

type ContextKey = keyof typeof RULES;

/** The context key below which cdk.json may hold the keys of each stage: `{"staging": {"domain": "…"}}`. */
const STAGES = 'stages';

/**
 * Reads keys of the context itself, and, where it does not hold one, of the stage in `stages`.
 * @param usualStage the stage where none is named
 * @throws SettingsError for a key or a value that is none
 */
export function contextReader({ node }: IConstruct, usualStage: string) {
  refuseUnknownKeys(Object.keys((node.getAllContext() ?? {}) as object), 'the context');
  const stage = checked('stage', node.tryGetContext('stage')) ?? usualStage;
  const ofStage = stageContext(node.tryGetContext(STAGES), stage);
  return { stage, read: (key: ContextKey) => checked(key, node.tryGetContext(key) ?? ofStage[key]) };
}

/** An empty value is none: `--context alarmEmail=` switches off what cdk.json holds. */
function checked(key: ContextKey, value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value as string | boolean);
  const { pattern, expected } = RULES[key];
  if (pattern.test(text)) return text;
  throw new SettingsError(`The context key ${key} is "${text}". Please make it ${expected}.`);
}

/** The library's own keys hold a colon, a slash or an @. */
function refuseUnknownKeys(keys: readonly string[], where: string): void {
  const known = [...Object.keys(RULES), STAGES];
  const unknown = keys.find((key) => !/[:@/]/.test(key) && !known.includes(key));
  if (unknown === undefined) return;
  throw new SettingsError(`There is no key ${unknown} for ${where}. Please use one of ${known.join(', ')}.`);
}

function stageContext(stages: unknown, stage: string): Partial<Record<ContextKey, unknown>> {
  if (stages === undefined) return {};
  if (typeof stages !== 'object' || stages === null)
    throw new SettingsError(
      `The context key ${STAGES} is no object. Please write it in cdk.json, as in {"staging": {"alarmEmail": "ops@site.example"}}.`,
    );
  const ofStage = (stages as Record<string, Partial<Record<ContextKey, unknown>>>)[stage] ?? {};
  refuseUnknownKeys(Object.keys(ofStage), `${STAGES}.${stage}`);
  return ofStage;
}
