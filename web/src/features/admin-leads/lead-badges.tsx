import {
  CLASSIFICATION_LABELS,
  type ClassificationTier,
  classificationTier,
} from '@harbour-haul/domain/leads/fields/classification';
import { splitEntries } from '@harbour-haul/domain/leads/fields/entries';
import { leftAtText } from '@harbour-haul/domain/leads/fields/left-step';
import { SUSPICION_LABELS, type Suspicion } from '@harbour-haul/domain/leads/fields/suspicion';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { BUSINESS_DAY_MINUTES, type LeadAge, leadAge } from '@harbour-haul/domain/leads/lead-age';
import { LEAD_STATUS_RULES, type LeadStatus, STATUS_LABELS } from '@harbour-haul/domain/leads/lead-status';
import AccessTimeFilled from '@mui/icons-material/AccessTimeFilled';
import AccessTimeOutlined from '@mui/icons-material/AccessTimeOutlined';
import AutoAwesomeOutlined from '@mui/icons-material/AutoAwesomeOutlined';
import CancelOutlined from '@mui/icons-material/CancelOutlined';
import CheckCircle from '@mui/icons-material/CheckCircle';
import EventOutlined from '@mui/icons-material/EventOutlined';
import ExitToAppOutlined from '@mui/icons-material/ExitToAppOutlined';
import GppMaybeOutlined from '@mui/icons-material/GppMaybeOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import PendingOutlined from '@mui/icons-material/PendingOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import PhoneInTalkOutlined from '@mui/icons-material/PhoneInTalkOutlined';
import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import ReportOutlined from '@mui/icons-material/ReportOutlined';
import ThumbUpOutlined from '@mui/icons-material/ThumbUpOutlined';
import TrendingDown from '@mui/icons-material/TrendingDown';
import TrendingFlat from '@mui/icons-material/TrendingFlat';
import TrendingUp from '@mui/icons-material/TrendingUp';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { Badge, type BadgeTone } from '#components/badge.tsx';
import { useNow } from '#lib/use-now.ts';
import { momentDay, momentTime } from './lead-dates.ts';

const STATUS_LOOKS: Record<LeadStatus, { tone: BadgeTone; icon: typeof CheckCircle }> = {
  new: { tone: 'blue', icon: AutoAwesomeOutlined },
  incomplete: { tone: 'amber', icon: PendingOutlined },
  contacted: { tone: 'teal', icon: PhoneInTalkOutlined },
  qualified: { tone: 'purple', icon: ThumbUpOutlined },
  scheduled: { tone: 'teal', icon: EventOutlined },
  completed: { tone: 'green', icon: CheckCircle },
  canceled: { tone: 'gray', icon: CancelOutlined },
};

/** The status of a lead. */
export function StatusBadge({ status }: { status: LeadStatus }) {
  return <Badge {...STATUS_LOOKS[status]} label={STATUS_LABELS[status]} />;
}

/** Marks a request that looks like a script's. */
export function SuspicionBadge({ suspicion }: { suspicion: Suspicion }) {
  return (
    <Badge
      tone="red"
      icon={GppMaybeOutlined}
      label="Suspicious"
      title={`Suspicious: ${SUSPICION_LABELS[suspicion]}`}
    />
  );
}

/** Marks a lead whose visitor left the chat before they sent it, while the team works on it; nothing for all others. */
export function LeftBadge({ lead: { leftAt, status } }: { lead: Pick<Lead, 'leftAt' | 'status'> }) {
  if (leftAt === null || !LEAD_STATUS_RULES[status].open) return null;
  const title = 'The visitor left the chat before they sent their request';
  return <Badge tone="amber" icon={ExitToAppOutlined} label={leftAtText(leftAt)} title={title} />;
}

/** Marks a lead with repeat requests; nothing for all others. */
export function AskedAgainBadge({ lead }: { lead: Pick<Lead, 'askedAgain' | 'askedAgainAt'> }) {
  if (lead.askedAgain === 0) return null;
  const times = lead.askedAgain === 1 ? '' : ` ×${lead.askedAgain}`;
  const last =
    lead.askedAgainAt && `Last on ${momentDay(lead.askedAgainAt)} ${momentTime(lead.askedAgainAt)}`;
  return (
    <Badge tone="purple" icon={ReplayOutlined} label={`Asked again${times}`} title={last ?? undefined} />
  );
}

/** Marks a lead whose visitor named hazardous or refused goods; nothing for all others. */
export function HazardBadge({ lead: { hazards } }: { lead: Pick<Lead, 'hazards'> }) {
  if (hazards === null) return null;
  const title = splitEntries(hazards).join(', ');
  return <Badge tone="red" icon={WarningAmberOutlined} label="Hazardous" title={title} />;
}

const AGE_LOOKS: Record<LeadAge['tier'], { tone: BadgeTone; icon: typeof ReportOutlined }> = {
  soon: { tone: 'green', icon: AccessTimeOutlined },
  due: { tone: 'amber', icon: AccessTimeFilled },
  late: { tone: 'red', icon: ReportOutlined },
};

/** Often enough for five minutes not to be missed. */
const TICK_MS = 10_000;

/** How long a lead has waited for its first contact; nothing for one that was contacted. */
export function AgeBadge({ lead }: { lead: Lead }) {
  const age = leadAge(lead, useNow(TICK_MS));
  if (age === null) return null;
  const title = `No answer yet, for ${ageText(age.minutes)} of business hours (9 AM to 8 PM)`;
  return <Badge {...AGE_LOOKS[age.tier]} label={`Waiting ${ageText(age.minutes)}`} title={title} />;
}

/** `4 min`, `3 h`, and from a whole business day on `2 d`. */
function ageText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  if (minutes < BUSINESS_DAY_MINUTES) return `${Math.floor(minutes / 60)} h`;
  return `${Math.floor(minutes / BUSINESS_DAY_MINUTES)} d`;
}

const CLASSIFICATION_LOOKS: Record<
  ClassificationTier,
  { tone: BadgeTone; icon: typeof HelpOutlineOutlined }
> = {
  high: { tone: 'green', icon: TrendingUp },
  medium: { tone: 'amber', icon: TrendingFlat },
  low: { tone: 'red', icon: TrendingDown },
  user: { tone: 'blue', icon: PersonOutlined },
  image: { tone: 'purple', icon: ImageOutlined },
  unknown: { tone: 'gray', icon: HelpOutlineOutlined },
};

type Classified = Pick<Lead, 'junkClassificationSource' | 'junkConfidence'>;

/** Who decided the junk type, and how sure the assistant was where it did. */
export function ClassificationBadge({ lead }: { lead: Classified }) {
  const { junkClassificationSource: source, junkConfidence: confidence } = lead;
  const tier = classificationTier(source, confidence);
  const title =
    source === 'ai' && confidence !== null ? `AI confidence ${Math.round(confidence * 100)}%` : undefined;
  return <Badge {...CLASSIFICATION_LOOKS[tier]} label={CLASSIFICATION_LABELS[tier]} title={title} />;
}
