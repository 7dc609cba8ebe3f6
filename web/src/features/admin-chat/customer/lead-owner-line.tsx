import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import Typography from '@mui/material/Typography';
import { useColleagueNames } from '#lib/team/use-team.ts';
import { useChatConsole } from '../live-console.tsx';

interface LeadOwnerLineProps {
  session: Pick<ChatSession, 'ownerId'>;
  lead: Pick<Lead, 'ownerId'>;
}

/** Says whose the lead of a chat is, where that is somebody else than the chat's owner; nothing where both are the same person’s. */
export function LeadOwnerLine({ session, lead: { ownerId } }: LeadOwnerLineProps) {
  const { user } = useChatConsole();
  const isOthers = ownerId !== null && ownerId !== session.ownerId;
  const colleagueName = useColleagueNames(isOthers);
  if (!isOthers) return null;
  const whose = ownerId === user.id ? 'yours' : `${colleagueName(ownerId)}’s`;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 0.75, overflowWrap: 'anywhere' }}>
      {`This lead is ${whose}`}
    </Typography>
  );
}
