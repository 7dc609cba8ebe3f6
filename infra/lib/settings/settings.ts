import type { AnalyticsIds } from '@harbour-haul/contract/analytics-ids';
import {
  configuredLimits,
  LimitChangeError,
  NO_LIMIT_CHANGES,
} from '@harbour-haul/domain/limits/configured-limits';
import type { IConstruct } from 'constructs';
import { HOST_BINARIES_CONTEXT } from '../names.ts';
import { contextReader, SettingsError } from './context-keys.ts';
import { type EdgeSettings, edgeSettings } from './edge-settings.ts';
import { type NoticeSettings, noticeSettings } from './notice-settings.ts';
import { type SiteDomain, siteDomain } from './site-domain.ts';

/** By which tokens CloudFront proves itself to functions: any names, of which a new one makes a new token. */
interface OriginTokenNames {
  /** What CloudFront sends. */
  current: string;
  /** What is accepted as well. */
  previous: string | undefined;
}

/** What differs from one environment to the next. */
export interface Settings extends EdgeSettings {
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

/**
 * The settings of the app that a construct belongs to: of the context itself, and, where it does not hold a key, of the stage
 * in `stages`. `--context stage=staging` alone makes a second environment.
 * @throws SettingsError
 */
export function settingsOf(construct: IConstruct): Settings {
  const { stage, read } = contextReader(construct, PRODUCTION);
  return {
    stage,
    stackName: stackName(stage, read('stackName')),
    region: read('region'),
    alarmEmail: read('alarmEmail'),
    domain: siteDomain({
      name: read('domain'),
      certificateArn: read('certificateArn'),
      hostedZoneId: read('hostedZoneId'),
    }),
    notices: noticeSettings({
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
    ...edgeSettings({
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
    isLocal: construct.node.tryGetContext(HOST_BINARIES_CONTEXT) === true,
  };
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
