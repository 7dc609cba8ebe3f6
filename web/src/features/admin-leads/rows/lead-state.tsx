import type { Lead } from '@harbour-haul/domain/leads/lead';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Badge } from '#components/badges/badge.tsx';
import { LeftBadge, LeftIcon, StatusBadge, SuspicionBadge } from '../lead-badges.tsx';

/** The status of a lead and whether it was left unsent, or that it is in the trash, or suspicious and why. */
export function LeadState({ lead, compact = false }: { lead: Lead; compact?: boolean }) {
  if (lead.trash) return <Badge tone="gray" icon={DeleteOutlined} label="In the trash" />;
  if (lead.suspicion !== null) return <SuspicionBadge suspicion={lead.suspicion} />;
  return (
    <>
      <StatusBadge status={lead.status} />
      {compact ? <LeftIcon lead={lead} /> : <LeftBadge lead={lead} />}
    </>
  );
}
