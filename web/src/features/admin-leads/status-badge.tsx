import type { LeadStatus } from '@harbour-haul/domain/leads/lead-status';
import AutoAwesomeOutlined from '@mui/icons-material/AutoAwesomeOutlined';
import CancelOutlined from '@mui/icons-material/CancelOutlined';
import CheckCircle from '@mui/icons-material/CheckCircle';
import EventOutlined from '@mui/icons-material/EventOutlined';
import PendingOutlined from '@mui/icons-material/PendingOutlined';
import PhoneInTalkOutlined from '@mui/icons-material/PhoneInTalkOutlined';
import ThumbUpOutlined from '@mui/icons-material/ThumbUpOutlined';
import { Badge, type BadgeTone } from '#components/badge.tsx';
import { STATUS_LABELS } from './list-labels.ts';

const LOOKS: Record<LeadStatus, { tone: BadgeTone; icon: typeof CheckCircle }> = {
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
  return <Badge {...LOOKS[status]} label={STATUS_LABELS[status]} />;
}
