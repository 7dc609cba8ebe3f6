import type { PersonRequestTopic } from '@harbour-haul/domain/chat/questions/person-request';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { statusRules } from '@harbour-haul/domain/leads/lead-status';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import Box from '@mui/material/Box';
import { Badge } from '#components/badges/badge.tsx';
import { BadgeIcon } from '#components/badges/badge-icon.tsx';
import { type AskedInChat, useAskedInChat } from '#lib/chat/asked-in-chat.ts';
import { momentDay, momentTime } from './lead-dates.ts';

interface AskedInChatProps {
  lead: Pick<Lead, 'id' | 'sessionId' | 'status'>;
}

/**
 * Marks a lead that is worked on and whose customer asked the team for something in the chat that nobody has taken over since, be it
 * that no crew is to come; nothing for all others.
 */
export function AskedInChatBadge({ lead }: AskedInChatProps) {
  const asked = useAsked(lead);
  return asked && <Badge tone={toneOf(asked)} icon={ForumOutlined} label={asked.text} title={when(asked)} />;
}

/** The same for a row: the shape, and in a word what changes its pickup. */
export function AskedInChatIcon({ lead }: AskedInChatProps) {
  const asked = useAsked(lead);
  return (
    asked && (
      <BadgeIcon tone={toneOf(asked)} icon={ForumOutlined} label={asked.text} detail={when(asked)}>
        {asked.about && WORDS[asked.about]}
      </BadgeIcon>
    )
  );
}

const WORDS: Partial<Record<PersonRequestTopic, string>> = {
  cancel: 'Cancel?',
  reschedule: 'Other day?',
  deletion: 'Delete?',
};

/** The same as a line of a narrow card, which may need two. */
export function AskedInChatLine({ lead }: AskedInChatProps) {
  const asked = useAsked(lead);
  return (
    asked && (
      <Box component="span" data-hint={when(asked)} sx={lineStyle[toneOf(asked)]}>
        <ForumOutlined sx={{ fontSize: 16, flex: 'none', mt: '2px' }} aria-hidden="true" />
        {asked.text}
      </Box>
    )
  );
}

const line = { display: 'flex', gap: 0.5, fontWeight: 600 } as const;
const lineStyle = { red: { ...line, color: 'error.main' }, amber: line };

function useAsked(lead: AskedInChatProps['lead']): AskedInChat | undefined {
  const asked = useAskedInChat(lead);
  return statusRules(lead.status).open ? asked : undefined;
}

/** A truck may be on its way for nothing. */
const toneOf = ({ about }: AskedInChat) => (about === 'cancel' ? 'red' : 'amber');

const when = ({ at }: AskedInChat) =>
  at === null ? 'in the chat' : `in the chat, ${momentDay(at)} ${momentTime(at)}`;
