import { customerNews } from '@harbour-haul/domain/leads/customer-news';
import { splitEntries } from '@harbour-haul/domain/leads/entries/entries';
import {
  CLASSIFICATION_LABELS,
  type ClassificationTier,
  classificationTier,
  confidencePercent,
} from '@harbour-haul/domain/leads/fields/classification';
import { leftAtText } from '@harbour-haul/domain/leads/fields/left-step';
import { SUSPICION_LABELS, type Suspicion } from '@harbour-haul/domain/leads/fields/suspicion';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { type LeadStatus, statusRules } from '@harbour-haul/domain/leads/lead-status';
import AutoAwesomeOutlined from '@mui/icons-material/AutoAwesomeOutlined';
import CallMerge from '@mui/icons-material/CallMerge';
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
import QuestionAnswerOutlined from '@mui/icons-material/QuestionAnswerOutlined';
import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import ThumbUpOutlined from '@mui/icons-material/ThumbUpOutlined';
import TrendingDown from '@mui/icons-material/TrendingDown';
import TrendingFlat from '@mui/icons-material/TrendingFlat';
import TrendingUp from '@mui/icons-material/TrendingUp';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { Badge, type BadgeTone } from '#components/badges/badge.tsx';
import { BadgeIcon } from '#components/badges/badge-icon.tsx';
import { momentDay, momentTime } from './lead-dates.ts';

interface Look {
  tone: BadgeTone;
  icon: typeof CheckCircle;
}

const STATUS_LOOKS: Record<LeadStatus, Look> = {
  new: { tone: 'blue', icon: AutoAwesomeOutlined },
  incomplete: { tone: 'amber', icon: PendingOutlined },
  contacted: { tone: 'teal', icon: PhoneInTalkOutlined },
  qualified: { tone: 'purple', icon: ThumbUpOutlined },
  scheduled: { tone: 'teal', icon: EventOutlined },
  completed: { tone: 'green', icon: CheckCircle },
  canceled: { tone: 'gray', icon: CancelOutlined },
};

/** Of a status that only a later version knows. */
const LATER_LOOK: Look = { tone: 'gray', icon: PendingOutlined };

/** The status of a lead. */
export function StatusBadge({ status }: { status: LeadStatus }) {
  const looks: Partial<Record<string, Look>> = STATUS_LOOKS;
  return <Badge {...(looks[status] ?? LATER_LOOK)} label={statusRules(status).label} />;
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

const LEFT = 'The visitor left the chat before they sent their request';

/** Marks a lead whose visitor left the chat before they sent it, while the team works on it; nothing for all others. */
export function LeftBadge({ lead: { leftAt, status } }: { lead: Pick<Lead, 'leftAt' | 'status'> }) {
  if (leftAt === null || !statusRules(status).open) return null;
  return <Badge tone="amber" icon={ExitToAppOutlined} label={leftAtText(leftAt)} title={LEFT} />;
}

/** The same for a row. */
export function LeftIcon({ lead: { leftAt, status } }: { lead: Pick<Lead, 'leftAt' | 'status'> }) {
  if (leftAt === null || !statusRules(status).open) return null;
  return <BadgeIcon tone="amber" icon={ExitToAppOutlined} label={leftAtText(leftAt)} detail={LEFT} />;
}

type AskedLead = Pick<Lead, 'askedAgain' | 'askedAgainAt' | 'questionAt' | 'newsAt' | 'status'>;

/** Marks a lead with repeat requests, or whose customer did something that needs a reply; nothing for all others. */
export function AskedAgainBadge({ lead }: { lead: AskedLead }) {
  const news = customerNews(lead);
  if (news !== null) return <Badge {...NEWS_LOOKS[news]} title={newsText(lead)} />;
  if (lead.askedAgain === 0) return null;
  return (
    <Badge tone="purple" icon={ReplayOutlined} label={askedAgainText(lead)} title={lastAskedText(lead)} />
  );
}

/** The same for a row: the shape and how often. */
export function AskedAgainIcon({ lead }: { lead: AskedLead }) {
  const news = customerNews(lead);
  if (news !== null) return <BadgeIcon {...NEWS_LOOKS[news]} detail={newsText(lead)} />;
  if (lead.askedAgain === 0) return null;
  return (
    <BadgeIcon tone="purple" icon={ReplayOutlined} label={askedAgainText(lead)} detail={lastAskedText(lead)}>
      {lead.askedAgain > 1 && `×${lead.askedAgain}`}
    </BadgeIcon>
  );
}

/** What its customer did that nobody has dealt with yet. */
const NEWS_LOOKS = {
  canceled: { tone: 'red', icon: CancelOutlined, label: 'Canceled by the customer' },
  corrected: { tone: 'amber', icon: PersonOutlined, label: 'Changed by the customer' },
  asked_again: { tone: 'amber', icon: ReplayOutlined, label: 'Asked again, needs a reply' },
  questioned: { tone: 'amber', icon: QuestionAnswerOutlined, label: 'Asked a question, needs a reply' },
} as const;

function newsText({ newsAt }: Pick<Lead, 'newsAt'>): string {
  return `On ${momentDay(newsAt)} ${momentTime(newsAt)}`;
}

function askedAgainText({ askedAgain }: Pick<Lead, 'askedAgain'>): string {
  return askedAgain === 1 ? 'Asked again' : `Asked again ×${askedAgain}`;
}

function lastAskedText({ askedAgainAt }: Pick<Lead, 'askedAgainAt'>): string | undefined {
  return askedAgainAt === null ? undefined : `Last on ${momentDay(askedAgainAt)} ${momentTime(askedAgainAt)}`;
}

/** Marks an open lead with the phone and address of another one that came before; nothing for all others. */
export function LooksLikeBadge({
  lead: { looksLike, status },
}: {
  lead: Pick<Lead, 'looksLike' | 'status'>;
}) {
  if (looksLike === null || !statusRules(status).open) return null;
  const title = `Another visitor asked with the same phone and address in #${looksLike}`;
  return <Badge tone="amber" icon={CallMerge} label={`Looks like #${looksLike}`} title={title} />;
}

/** The same for a row: the shape and which. */
export function LooksLikeIcon({ lead }: { lead: Pick<Lead, 'looksLike' | 'status'> }) {
  if (lead.looksLike === null || !statusRules(lead.status).open) return null;
  return <BadgeIcon tone="amber" icon={CallMerge} label={`Looks like #${lead.looksLike}`} />;
}

/** Marks a lead whose visitor named hazardous or refused goods; nothing for all others. */
export function HazardBadge({ lead: { hazards } }: { lead: Pick<Lead, 'hazards'> }) {
  if (hazards === null) return null;
  const title = splitEntries(hazards).join(', ');
  return <Badge tone="red" icon={WarningAmberOutlined} label="Hazardous" title={title} />;
}

/** The same for a row. */
export function HazardIcon({ lead: { hazards } }: { lead: Pick<Lead, 'hazards'> }) {
  if (hazards === null) return null;
  const detail = splitEntries(hazards).join(', ');
  return <BadgeIcon tone="red" icon={WarningAmberOutlined} label="Hazardous" detail={detail} />;
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
  const tier = tierOf(lead);
  return (
    <Badge {...CLASSIFICATION_LOOKS[tier]} label={CLASSIFICATION_LABELS[tier]} title={confidenceText(lead)} />
  );
}

/** The same for a row. */
export function ClassificationIcon({ lead }: { lead: Classified }) {
  const tier = tierOf(lead);
  return (
    <BadgeIcon
      {...CLASSIFICATION_LOOKS[tier]}
      label={CLASSIFICATION_LABELS[tier]}
      detail={confidenceText(lead)}
    />
  );
}

function tierOf({ junkClassificationSource: source, junkConfidence: confidence }: Classified) {
  return classificationTier(source, confidence);
}

function confidenceText({ junkClassificationSource: source, junkConfidence: confidence }: Classified) {
  return source === 'ai' && confidence !== null
    ? `AI confidence ${confidencePercent(confidence)}%`
    : undefined;
}
