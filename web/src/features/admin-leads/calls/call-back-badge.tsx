import type { Lead } from '@harbour-haul/domain/leads/lead';
import { wantsCallBack } from '@harbour-haul/domain/leads/wants-call-back';
import PhoneCallbackOutlined from '@mui/icons-material/PhoneCallbackOutlined';
import { Badge } from '#components/badges/badge.tsx';

/** Marks somebody who asked in the chat for no more than a call, and waits for it; nothing for all others. */
export function CallBackBadge({ lead }: { lead: Lead }) {
  if (!wantsCallBack(lead)) return null;
  return (
    <Badge
      tone="red"
      icon={PhoneCallbackOutlined}
      label="Call back"
      title="The visitor asked in the chat to be called"
    />
  );
}
