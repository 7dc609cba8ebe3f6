import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { requestText, wantsPerson } from '#lib/chat/person-wish.ts';
import { describedHint } from '#lib/hints/described-hint.ts';
import { useNow } from '#lib/use-now.ts';
import { useOnline } from '../api/presence.ts';
import { isActive, presenceOf, snoozeText } from '../session-facts.ts';
import { chatTitle, visitorTip } from '../session-names.ts';
import type { ChatConsole } from '../state/chat-console.ts';
import { ChatActions } from './chat-actions.tsx';

interface ChatHeaderProps {
  chatConsole: ChatConsole;
  session: ChatSession | undefined;
  onBack: (() => void) | undefined;
  /** Shows the customer, where they are not shown beside. */
  onCustomer: (() => void) | undefined;
}

/** The visitor of the conversation, its state and its actions. */
export function ChatHeader({ chatConsole, session, onBack, onCustomer }: ChatHeaderProps) {
  const online = useOnline();
  const now = useNow();
  const isOnline = session && presenceOf(session, online);
  const who = session && whoText(session, isOnline, chatConsole.holds(session), now);
  return (
    <Box component="header" sx={headerStyle}>
      {onBack && (
        <IconButton aria-label="Back to conversations" onClick={onBack} edge="start">
          <ArrowBack />
        </IconButton>
      )}
      <Box sx={nameStyle}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          {session && isActive(session) && (
            <Box
              component="span"
              role="img"
              aria-label="Active"
              data-hint="Active"
              sx={dotStyle}
              data-away={isOnline === false || undefined}
            />
          )}
          <Typography component="h3" variant="h6" noWrap {...describedHint(session && visitorTip(session))}>
            {session ? chatTitle(session) : <Skeleton width={160} />}
          </Typography>
        </Box>
        {/* No toast says who handles it, nor what its visitor wants (0207). */}
        <Typography role="status" variant="body2" color="textSecondary" sx={whoStyle}>
          {who}
        </Typography>
      </Box>
      {onCustomer && (
        <IconButton aria-label="Customer" onClick={onCustomer}>
          <AccountCircleOutlined />
        </IconButton>
      )}
      {session && <ChatActions chatConsole={chatConsole} session={session} />}
    </Box>
  );
}

function whoText(session: ChatSession, online: boolean | undefined, isMine: boolean, now: Date): string {
  const presence = online === undefined ? [] : [online ? 'online' : 'offline'];
  const holder = session.isHandedOff
    ? [isMine ? mineText(session) : `handled by ${session.adminName ?? 'another admin'}`]
    : [];
  const wish = wantsPerson(session) ? [requestText(session)] : [];
  return [snoozeText(session, now) ?? 'Customer', ...presence, ...wish, ...holder].join(' · ');
}

function mineText({ handedOverBy }: ChatSession): string {
  const from = handedOverBy === null ? '' : `, handed over by ${handedOverBy}`;
  return `handled by you${from}`;
}

/** Whose chat it is comes before what can be done with it: on a desk the buttons shrink, and go below rather than cut the name. */
const nameStyle = { flex: { xs: '1 1 120px', md: '1 1 236px' }, minWidth: 0 };

/** Said in whole, on two lines where it must be: who has the chat stands at its end. */
const whoStyle = { lineHeight: 1.3, overflowWrap: 'anywhere' } as const;

const headerStyle = {
  containerType: 'inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 1,
  px: 2,
  py: 1,
  minHeight: 64,
  borderBottom: 1,
  borderColor: 'divider',
};

const dotStyle = {
  flexShrink: 0,
  width: 10,
  height: 10,
  borderRadius: '50%',
  bgcolor: 'success.main',
  '&[data-away]': { border: 2, borderColor: 'text.secondary', bgcolor: 'transparent' },
};
