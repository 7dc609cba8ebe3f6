import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import Alarm from '@mui/icons-material/Alarm';
import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined';
import CloudOff from '@mui/icons-material/CloudOff';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import LockOutlined from '@mui/icons-material/LockOutlined';
import PhoneCallbackOutlined from '@mui/icons-material/PhoneCallbackOutlined';
import RecordVoiceOver from '@mui/icons-material/RecordVoiceOver';
import Snooze from '@mui/icons-material/Snooze';
import SupportAgent from '@mui/icons-material/SupportAgent';
import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { Badge } from '#components/badges/badge.tsx';
import { requestText, wantsPerson } from '#lib/chat/person-wish.ts';
import {
  isActive,
  isWaiting,
  snoozedUntilText,
  snoozeText,
  waitedMinutes,
  waitsForCall,
} from '../session-facts.ts';

interface SessionBadgesProps {
  session: ChatSession;
  now: Date;
  /** As of its row. */
  unsent: UnsentState | null;
}

const CALL_BACK = {
  tone: 'red',
  icon: PhoneCallbackOutlined,
  label: 'Call back',
  title: 'The visitor asked to be called',
} as const;

/** Of what an admin has written: it is sent by itself once the server is reached, or is not. */
export type UnsentState = 'waiting' | 'failed';

const UNSENT = {
  waiting: {
    tone: 'amber',
    icon: CloudOff,
    label: 'Waiting for the network',
    title: 'What you have written is sent as soon as the network is back',
  },
  failed: {
    tone: 'red',
    icon: ErrorOutlined,
    label: 'Not sent',
    title: 'You have written what the visitor has not got',
  },
} as const satisfies Record<UnsentState, ComponentProps<typeof Badge>>;

/** What is out of the ordinary in a conversation as badges, the urgent ones first; nothing where nothing is. */
export function SessionBadges({ session, now, unsent }: SessionBadgesProps) {
  const badges = [...(unsent === null ? [] : [UNSENT[unsent]]), ...badgesOf(session, now)];
  if (badges.length === 0) return null;
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.25 }}>
      {badges.map((badge) => (
        <Badge key={badge.label} {...badge} />
      ))}
    </Box>
  );
}

function badgesOf(session: ChatSession, now: Date): ComponentProps<typeof Badge>[] {
  const snoozed = snoozedUntilText(session, now);
  const holder = session.adminName ?? session.adminId ?? 'an admin';
  return [
    ...(snoozed === null
      ? []
      : [
          {
            tone: 'blue',
            icon: Snooze,
            label: snoozed,
            title: snoozeText(session, now) ?? undefined,
          } as const,
        ]),
    ...(isActive(session) && session.snoozeEndedAt
      ? [{ tone: 'red', icon: Alarm, label: 'Snooze ended' } as const]
      : []),
    ...(wantsPerson(session)
      ? [{ tone: 'red', icon: RecordVoiceOver, label: requestText(session) } as const]
      : []),
    ...(waitsForCall(session) ? [CALL_BACK] : []),
    ...waitingBadge(session, now),
    ...(session.isHandedOff
      ? [{ tone: 'purple', icon: SupportAgent, label: 'Admin', title: `Handled by ${holder}` } as const]
      : []),
    ...(isActive(session) ? [] : [{ tone: 'gray', icon: LockOutlined, label: 'Closed' } as const]),
    ...leadBadge(session),
  ];
}

/** The lead that the chat made; else the one that says who its visitor is. */
function leadBadge({ leadId, customer }: ChatSession): ComponentProps<typeof Badge>[] {
  if (leadId !== null) return [{ tone: 'teal', icon: AssignmentOutlined, label: `Lead #${leadId}` }];
  const from = customer?.nameFromLead;
  return from === undefined
    ? []
    : [{ tone: 'gray', icon: AssignmentOutlined, label: `Name from lead #${from}` }];
}

/** Who waits for whoever has the chat, from the first minute on: that is why it stands under Needs you. */
function waitingBadge(session: ChatSession, now: Date): ComponentProps<typeof Badge>[] {
  const waited = waitedMinutes(session, now);
  if (waited === null && !(session.isHandedOff && isWaiting(session))) return [];
  const label = waited === null ? 'Waiting for a reply' : `Waiting ${waitText(waited)}`;
  return [{ tone: 'amber', icon: HourglassEmpty, label }];
}

function waitText(minutes: number): string {
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`;
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
      data-hint={label}
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
