import type { Account } from '@harbour-haul/contract/team/account';
import Block from '@mui/icons-material/Block';
import CheckCircle from '@mui/icons-material/CheckCircle';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import MoreVert from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import { Badge } from '#components/badges/badge.tsx';
import { RelativeTimeText } from '#components/relative-time-text.tsx';
import { momentText, nameOf } from '../account-texts.ts';
import type { AccountQuestion } from '../dialogs/account-dialogs.tsx';

interface AccountRowProps {
  account: Account;
  isMine: boolean;
  isConnected: boolean;
  now: Date;
  onAsk: (question: AccountQuestion) => void;
}

/** One of the team: who they are, whether they can sign in, when they did, and what can be done about it. */
export function AccountRow({ account, isMine, isConnected, now, onAsk }: AccountRowProps) {
  const name = nameOf(account);
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ minWidth: 0, flex: '1 1 220px' }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
          {isMine && (
            <Box component="span" sx={quietStyle}>
              {' (you)'}
            </Box>
          )}
        </Box>
        <Box sx={{ ...quietStyle, fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
          {account.id}
          {account.displayName === null && ' · visitors see the team'}
        </Box>
      </Box>
      <Box sx={factsStyle}>
        <AccountBadge account={account} now={now} />
        <Box component="span" sx={{ ...quietStyle, fontSize: '0.875rem' }}>
          <SeenText account={account} isConnected={isConnected} now={now} />
        </Box>
      </Box>
      <AccountMenu account={account} name={name} isMine={isMine} onAsk={onAsk} />
    </Box>
  );
}

function AccountBadge({ account: { state, setUpUntil }, now }: { account: Account; now: Date }) {
  if (state === 'disabled') return <Badge tone="gray" icon={Block} label="Disabled" />;
  if (state === 'active') return <Badge tone="green" icon={CheckCircle} label="Active" />;
  const isOver = setUpUntil === null || setUpUntil <= now.toISOString();
  if (isOver) return <Badge tone="red" icon={HourglassEmpty} label="Link expired" />;
  const title = `The link is good until ${momentText(setUpUntil)}`;
  return <Badge tone="amber" icon={HourglassEmpty} label="Invited" title={title} />;
}

function SeenText({ account, isConnected, now }: Pick<AccountRowProps, 'account' | 'isConnected' | 'now'>) {
  if (isConnected && account.state === 'active') return 'Online now';
  if (account.lastSignInAt === null)
    return account.state === 'active' ? 'No sign-in known' : 'Never signed in';
  return (
    <>
      {'Last sign-in: '}
      <RelativeTimeText time={account.lastSignInAt} now={now} />
    </>
  );
}

interface AccountMenuProps {
  account: Account;
  name: string;
  isMine: boolean;
  onAsk: (question: AccountQuestion) => void;
}

function AccountMenu({ account, name, isMine, onAsk }: AccountMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const item = (about: Exclude<AccountQuestion['about'], 'add'>, label: string) => (
    <MenuItem
      key={about}
      sx={{ minHeight: 44 }}
      onClick={() => {
        setOpen(false);
        onAsk({ about, account });
      }}
    >
      {label}
    </MenuItem>
  );
  const { state } = account;
  const ofOthers =
    state === 'disabled'
      ? [item('hand-over', 'Hand over leads and chats'), item('enable', 'Enable')]
      : [
          item('reset', state === 'invited' ? 'Make a new link' : 'Reset access'),
          item('hand-over', 'Hand over leads and chats'),
          item('disable', 'Disable'),
        ];
  return (
    <>
      <IconButton
        ref={button}
        aria-label={`Actions for ${name}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        sx={{ width: 44, height: 44, flex: 'none' }}
      >
        <MoreVert />
      </IconButton>
      <Menu anchorEl={() => button.current} open={isOpen} onClose={() => setOpen(false)}>
        {item('rename', 'Change the name that visitors see')}
        {!isMine && ofOthers}
      </Menu>
    </>
  );
}

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) 240px auto' },
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  pl: 2,
  pr: 1,
  py: 1.25,
  // On a phone the state stands below the name, and the actions beside both.
  '& > button': { gridColumn: { xs: 2, sm: 3 }, gridRow: { xs: '1 / span 2', sm: 1 } },
};

const quietStyle = { color: 'text.secondary', fontWeight: 400 };

const factsStyle = {
  display: 'flex',
  flexDirection: { xs: 'row', sm: 'column' },
  alignItems: { xs: 'center', sm: 'flex-start' },
  flexWrap: 'wrap',
  columnGap: 1.5,
  rowGap: 0.25,
};
