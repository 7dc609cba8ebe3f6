import type { AnalyticsIds } from '@harbour-haul/contract/analytics-ids';
import {
  configuredLimits,
  LimitChangeError,
  NO_LIMIT_CHANGES,
} from '@harbour-haul/domain/limits/configured-limits';
import type { IConstruct } from 'constructs';
import { HOST_BINARIES_CONTEXT } from './names.ts';

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

type Key = keyof typeof RULES;

/** A name of one's own for the site. */
export interface SiteDomain {
  name: string;
  certificateArn: string;
  /** Where the name's alias records are written; without it they are made by hand. */
  hostedZoneId: string | undefined;
}

/** Who is told of what happens, and from which address. */
export interface NoticeSettings {
  /** The address that mail is sent from. */
  sender: string;
  teamEmails: string[];
  /** Phones that get texts, as `+1902…`. */
  teamPhones: string[];
  /** A topic that is there already, in place of phones. */
  teamTopicArn: string | undefined;
}

/** By which tokens CloudFront proves itself to functions: any names, of which a new one makes a new token. */
interface OriginTokenNames {
  /** What CloudFront sends. */
  current: string;
  /** What is accepted as well. */
  previous: string | undefined;
}

/** What differs from one environment to the next. */
export interface Settings {
  stage: string;
  stackName: string;
  /** Undefined where the profile that deploys decides. */
  region: string | undefined;
  /** Undefined where alarms are to be seen in CloudWatch alone. */
  alarmEmail: string | undefined;
  domain: SiteDomain | undefined;
  /** Undefined where nobody is told of anything, and the site promises no mail. */
  notices: NoticeSettings | undefined;
  /** How many functions the account may run at once in the region: its quota. */
  concurrency: number;
  /** In US dollars: what the account may cost in a month before somebody is told. */
  monthlyBudget: number;
  /** Limits that differ from the usual ones, as functions read them (`domain/limits/configured-limits.ts`). */
  limitChanges: string;
  /** How long a chat whose request was sent may be idle before it closes by itself. */
  sentChatHours: number;
  /** How long an unfinished chat must have been silent before the lead that it made counts as new. */
  leftChatMinutes: number;
  originTokens: OriginTokenNames;
  /** Where events of analytics go, by ids that pages read. */
  analytics: AnalyticsIds;
  /** What CloudFront asks of each request: a web ACL of the stack's own, one that is there, or nothing. */
  webAcl: 'own' | { arn: string } | undefined;
  /** Whether CloudFront and its web ACL cost nothing, however much is asked of them, by its plan of that name. */
  hasFreePlan: boolean;
  /** Whether tables keep the indexes that the release before queried, beside those that came in their place. */
  keepsEarlierIndexes: boolean;
  /** Whether X-Ray follows what functions do. */
  isTraced: boolean;
  /** Until the stack has been created once, nothing is protected from being deleted with it. */
  isFirstDeployment: boolean;
  hasPhotoClassifier: boolean;
  /** Of a template that runs on the machine that made it, and is not deployed. */
  isLocal: boolean;
}

/** What a new account may run at once, until more is asked for. */
const NEW_ACCOUNT_CONCURRENCY = 10;

const USUAL_BUDGET = 10;

const USUAL_SENT_CHAT_HOURS = 48;

const USUAL_LEFT_CHAT_MINUTES = 20;

const FIRST_ORIGIN_TOKEN = '1';

/** The stage that has the plain names. */
const PRODUCTION = 'production';
const PRODUCTION_STACK = 'HarbourHaul';

/** The context key below which cdk.json may hold the keys of each stage: `{"staging": {"domain": "…"}}`. */
const STAGES = 'stages';

/**
 * The settings of the app that a construct belongs to: of the context itself, and, where it does not hold a key, of the stage
 * in `stages`. `--context stage=staging` alone makes a second environment.
 * @throws SettingsError
 */
export function settingsOf({ node }: IConstruct): Settings {
  refuseUnknownKeys(Object.keys((node.getAllContext() ?? {}) as object), 'the context');
  const stage = checked('stage', node.tryGetContext('stage')) ?? PRODUCTION;
  const ofStage = stageContext(node.tryGetContext(STAGES), stage);
  const read = (key: Key) => checked(key, node.tryGetContext(key) ?? ofStage[key]);
  return {
    stage,
    stackName: stackName(stage, read('stackName')),
    region: read('region'),
    alarmEmail: read('alarmEmail'),
    domain: domain({
      name: read('domain'),
      certificateArn: read('certificateArn'),
      hostedZoneId: read('hostedZoneId'),
    }),
    notices: notices({
      mailSender: read('mailSender'),
      teamEmails: read('teamEmails'),
      teamPhones: read('teamPhones'),
      teamTopicArn: read('teamTopicArn'),
    }),
    concurrency: Number(read('concurrency') ?? NEW_ACCOUNT_CONCURRENCY),
    monthlyBudget: Number(read('monthlyBudget') ?? USUAL_BUDGET),
    limitChanges: limitChanges(read('limits') ?? NO_LIMIT_CHANGES),
    sentChatHours: Number(read('sentChatHours') ?? USUAL_SENT_CHAT_HOURS),
    leftChatMinutes: Number(read('leftChatMinutes') ?? USUAL_LEFT_CHAT_MINUTES),
    originTokens: originTokens(read('originTokens') ?? FIRST_ORIGIN_TOKEN),
    ...edge({
      waf: read('waf'),
      webAclArn: read('webAclArn'),
      pricingPlan: read('pricingPlan'),
      region: read('region'),
    }),
    keepsEarlierIndexes: read('earlierIndexes') === 'true',
    analytics: {
      tagManagerId: read('tagManagerId') ?? '',
      measurementId: read('measurementId') ?? '',
      pixelId: read('pixelId') ?? '',
      adminTagManagerId: read('adminTagManagerId') ?? '',
    },
    isTraced: read('tracing') === 'true',
    isFirstDeployment: read('firstDeployment') === 'true',
    hasPhotoClassifier: read('photoClassifier') !== 'false',
    isLocal: node.tryGetContext(HOST_BINARIES_CONTEXT) === true,
  };
}

/** An empty value is none: `--context alarmEmail=` switches off what cdk.json holds. */
function checked(key: Key, value: unknown): string | undefined {
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

function stageContext(stages: unknown, stage: string): Partial<Record<Key, unknown>> {
  if (stages === undefined) return {};
  if (typeof stages !== 'object' || stages === null)
    throw new SettingsError(
      `The context key ${STAGES} is no object. Please write it in cdk.json, as in {"staging": {"alarmEmail": "ops@site.example"}}.`,
    );
  const ofStage = (stages as Record<string, Partial<Record<Key, unknown>>>)[stage] ?? {};
  refuseUnknownKeys(Object.keys(ofStage), `${STAGES}.${stage}`);
  return ofStage;
}

/** No other stage may take the stack of production for its own, and change it into itself. */
function stackName(stage: string, name: string | undefined): string {
  if (stage === PRODUCTION) return name ?? PRODUCTION_STACK;
  if (name !== PRODUCTION_STACK) return name ?? `${PRODUCTION_STACK}-${stage}`;
  throw new SettingsError(
    `The context key stackName is "${name}", which is production’s, and the stage is ${stage}. Please leave stackName out.`,
  );
}

/** Functions would refuse to start with others. */
function limitChanges(changes: string): string {
  try {
    configuredLimits(changes);
    return changes;
  } catch (error) {
    if (error instanceof LimitChangeError)
      throw new SettingsError(`The context key limits cannot be used. ${error.message}`);
    throw error;
  }
}

function originTokens(names: string): OriginTokenNames {
  const [current = FIRST_ORIGIN_TOKEN, previous] = names.split(',');
  return { current, previous };
}

function domain({
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

/** Where CloudFront looks for web ACLs, and where its plans are subscribed to. */
const EDGE_REGION = 'us-east-1';

type EdgeKey = 'waf' | 'webAclArn' | 'pricingPlan' | 'region';

/** Where the stack can make a web ACL, the free plan is what it has unless the context says otherwise (decision 0065). */
function edge({
  waf,
  webAclArn,
  pricingPlan,
  region,
}: Record<EdgeKey, string | undefined>): Pick<Settings, 'webAcl' | 'hasFreePlan'> {
  const hasFreePlan =
    pricingPlan === undefined ? region === EDGE_REGION && waf !== 'false' : pricingPlan === 'free';
  if (hasFreePlan && (region !== EDGE_REGION || waf === 'false'))
    throw new SettingsError(
      'The context key pricingPlan asks for a plan, which is of us-east-1 and comes with a web ACL. Please name that region and leave waf out, or see docs/operations.md for other regions.',
    );
  return { hasFreePlan, webAcl: webAcl(waf === 'true', hasFreePlan, webAclArn, region) };
}

function webAcl(
  waf: boolean,
  hasFreePlan: boolean,
  arn: string | undefined,
  region: string | undefined,
): Settings['webAcl'] {
  if (!waf && arn !== undefined) return { arn };
  if (!waf) return hasFreePlan ? 'own' : undefined;
  if (arn !== undefined)
    throw new SettingsError('The context has waf and a webAclArn. Please leave one of them out.');
  if (region === EDGE_REGION) return 'own';
  throw new SettingsError(
    'The context key waf makes a web ACL, which CloudFront takes from us-east-1 alone. Please name that region, or the ARN of one that is there by webAclArn.',
  );
}

function notices({
  mailSender,
  teamEmails,
  teamPhones,
  teamTopicArn,
}: Record<'mailSender' | 'teamEmails' | 'teamPhones' | 'teamTopicArn', string | undefined>):
  | NoticeSettings
  | undefined {
  if (mailSender === undefined) {
    if ((teamEmails ?? teamPhones ?? teamTopicArn) === undefined) return undefined;
    throw new SettingsError(
      'The context names a team but no mailSender. Please name the address to send from.',
    );
  }
  if (teamEmails === undefined)
    throw new SettingsError('The context key mailSender needs teamEmails. Please name who is told of leads.');
  if (teamPhones !== undefined && teamTopicArn !== undefined)
    throw new SettingsError(
      'The context has teamPhones and a teamTopicArn. Please subscribe the phones to that topic.',
    );
  return {
    sender: mailSender,
    teamEmails: teamEmails.split(','),
    teamPhones: teamPhones?.split(',') ?? [],
    teamTopicArn,
  };
}
