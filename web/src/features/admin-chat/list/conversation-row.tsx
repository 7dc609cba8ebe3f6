import type { ChatSession, LastMessage } from '@harbour-haul/domain/chat/chat-session';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import { memo } from 'react';
import { OwnerInitials } from '#components/owner/owner-initials.tsx';
import { RelativeTimeText } from '#components/relative-time-text.tsx';
import { VisuallyHidden } from '#components/visually-hidden.tsx';
import { wantsPerson } from '#lib/chat/person-wish.ts';
import { SENDER_LABELS } from '#lib/chat/sender-labels.ts';
import { isActive, isUnviewed, waitsForCall } from '../session-facts.ts';
import { chatTitle, customerFacts, personName, visitorTip } from '../session-names.ts';
import { PresenceDot, SessionBadges, type UnsentState } from './session-marks.tsx';

interface ConversationRowProps {
  session: ChatSession;
  /** The username of this admin. */
  adminId: string;
  now: Date;
  online: boolean | undefined;
  isTyping: boolean;
  /** What became of what this admin has written in it and its visitor has not got. */
  unsent: UnsentState | null;
  isOpen: boolean;
  isSelected: boolean;
  /** Whether the Tab key stops here. */
  isStop: boolean;
  onOpen: (id: string) => void;
  onToggle: (id: string) => void;
}

/** One conversation of the list. */
export const ConversationRow = memo(function ConversationRow(props: ConversationRowProps) {
  const { session, adminId, now, online, isTyping, unsent, isOpen, isSelected, isStop } = props;
  const { onOpen, onToggle } = props;
  const isUnread = isUnviewed(session);
  const tabIndex = isStop ? 0 : -1;
  return (
    <Box
      component="li"
      data-unread={isUnread || undefined}
      data-open={isOpen || undefined}
      data-closed={!isActive(session) || undefined}
      sx={rowStyle}
    >
      <Checkbox
        size="small"
        checked={isSelected}
        onChange={() => onToggle(session.id)}
        slotProps={{ input: { 'aria-label': `Select ${chatTitle(session)}`, tabIndex } }}
        sx={{ alignSelf: 'flex-start', mt: 0.25 }}
      />
      <ButtonBase
        data-session={session.id}
        tabIndex={tabIndex}
        aria-current={isOpen || undefined}
        onClick={() => onOpen(session.id)}
        sx={buttonStyle}
      >
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <PresenceDot online={online} />
          <Box component="span" data-hint={visitorTip(session)} sx={nameStyle}>
            <span>{personName(session)}</span>
            {customerFacts(session).map((fact) => (
              <Box key={fact} component="span" sx={factStyle}>{` · ${fact}`}</Box>
            ))}
          </Box>
          {isUnread && <VisuallyHidden>unread</VisuallyHidden>}
          {session.ownerName !== null && <OwnerInitials name={session.ownerName} />}
          <Box component="span" sx={timeStyle}>
            <RelativeTimeText time={session.lastActivityAt} now={now} />
          </Box>
        </Box>
        <Box component="span" dir="auto" sx={isTyping ? typingStyle : previewStyle}>
          {isTyping ? 'Typing…' : <Preview session={session} adminId={adminId} />}
        </Box>
        <SessionBadges session={session} now={now} unsent={unsent} />
      </ButtonBase>
    </Box>
  );
});

/**
 * The last message, with who said it unless it was the visitor: their words may read like the team's. Of the team it is who the server
 * says it was. Of who waits for the team what
 * they want, and not what the assistant said to that.
 */
function Preview({ session, adminId }: Pick<ConversationRowProps, 'session' | 'adminId'>) {
  const { lastMessage } = session;
  if (!lastMessage) return 'No messages yet';
  const isOwed = wantsPerson(session) || waitsForCall(session);
  const wanted = isOwed ? lastMessage.visitorSaid : undefined;
  const speaker = wanted === undefined ? lastMessage.sender : 'user';
  const said = wanted ?? lastMessage.content;
  return (
    <>
      {speaker !== 'user' && (
        <span>{`${speaker === 'admin' ? authorOf(lastMessage, adminId) : SENDER_LABELS[speaker]}: `}</span>
      )}
      <bdi>{said.trim() === '' ? 'Photo' : said}</bdi>
    </>
  );
}

function authorOf({ authorId, authorName }: LastMessage, adminId: string): string {
  return authorId === adminId ? 'You' : (authorName ?? SENDER_LABELS.admin);
}

/** Tints stay so light that badges have a contrast of 4.5:1 on them. */
const rowStyle = {
  display: 'flex',
  pl: 0.75,
  borderBottom: 1,
  borderColor: 'divider',
  // Rows out of sight cost no layout, however many were loaded.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 70px',
  '&:hover': { bgcolor: 'action.hover' },
  '&[data-unread]': { bgcolor: 'color-mix(in srgb, var(--mui-palette-primary-main) 5%, transparent)' },
  '&[data-unread] [data-session] > :first-of-type': { fontWeight: 700 },
  '&[data-closed]': { bgcolor: 'action.hover', color: 'text.secondary' },
  '&[data-open]': {
    bgcolor: 'color-mix(in srgb, var(--mui-palette-primary-main) 6%, transparent)',
    boxShadow: 'inset 3px 0 0 var(--mui-palette-primary-main)',
  },
};

const buttonStyle = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: 0.5,
  py: 1.25,
  pr: 2,
  pl: 0.5,
  textAlign: 'start',
  // Buttons have the system's font by default.
  font: 'inherit',
  borderRadius: 1,
  '&:focus-visible': { outlineOffset: -3 },
};

const nameStyle = {
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '0.9375rem',
};
const factStyle = { fontWeight: 400, color: 'text.secondary' };
const timeStyle = { flexShrink: 0, fontSize: '0.8125rem', fontWeight: 400, color: 'text.secondary' };
const previewStyle = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '0.875rem',
  color: 'text.secondary',
};
const typingStyle = { ...previewStyle, color: 'primary.main', fontWeight: 600 };
