import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import FiberManualRecord from '@mui/icons-material/FiberManualRecord';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import LockOutlined from '@mui/icons-material/LockOutlined';
import RecordVoiceOver from '@mui/icons-material/RecordVoiceOver';
import Schedule from '@mui/icons-material/Schedule';
import SupportAgent from '@mui/icons-material/SupportAgent';
import Box from '@mui/material/Box';
import { Badge } from '#components/badge.tsx';
import { isActive, isRecent, isWaiting, requestText, wantsPerson } from '../session-facts.ts';

/** The state of a conversation as badges, the urgent ones first. */
export function SessionBadges({ session, now }: { session: ChatSession; now: Date }) {
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.25 }}>
      {wantsPerson(session) && <Badge tone="red" icon={RecordVoiceOver} label={requestText(session)} />}
      {isWaiting(session) && <Badge tone="amber" icon={HourglassEmpty} label="Waiting for a reply" />}
      {isActive(session) ? (
        <Badge tone="green" icon={FiberManualRecord} label="Active" />
      ) : (
        <Badge tone="gray" icon={LockOutlined} label="Closed" />
      )}
      {isRecent(session, now) && <Badge tone="blue" icon={Schedule} label="Recent" />}
      {session.isHandedOff && (
        <Badge
          tone="purple"
          icon={SupportAgent}
          label="Admin"
          title={`Handled by ${session.adminName ?? session.adminId ?? 'an admin'}`}
        />
      )}
    </Box>
  );
}

/** Shows whether the visitor's browser is connected; nothing while that is unknown. */
export function PresenceDot({ online }: { online: boolean | undefined }) {
  if (online === undefined) return null;
  const label = online ? 'Visitor is online' : 'Visitor is offline';
  return (
    <Box
      component="span"
      role="img"
      aria-label={label}
      title={label}
      sx={{
        flexShrink: 0,
        width: 10,
        height: 10,
        borderRadius: '50%',
        border: 2,
        borderColor: online ? 'success.main' : 'text.secondary',
        bgcolor: online ? 'success.main' : 'transparent',
      }}
    />
  );
}
