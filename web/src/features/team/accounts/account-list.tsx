import type { Account } from '@harbour-haul/contract/team/account';
import Box from '@mui/material/Box';
import { useMyId } from '#lib/team/use-my-id.ts';
import { useTeam } from '#lib/team/use-team.ts';
import { useNow } from '#lib/use-now.ts';
import type { AccountQuestion } from '../dialogs/account-dialogs.tsx';
import { AccountRow } from './account-row.tsx';

interface AccountListProps {
  accounts: readonly Account[];
  onAsk: (question: AccountQuestion) => void;
}

/** Everybody of the team: who can sign in first, who may not last. */
export function AccountList({ accounts, onAsk }: AccountListProps) {
  const myId = useMyId();
  const now = useNow();
  const { members } = useTeam();
  const connected = new Set(members.filter(({ isConnected }) => isConnected).map(({ id }) => id));
  const sorted = [...accounts].sort((one, two) => Number(isOut(one)) - Number(isOut(two)));
  return (
    <Box component="ul" aria-label="Colleagues" sx={listStyle}>
      {sorted.map((account) => (
        <AccountRow
          key={account.id}
          account={account}
          isMine={account.id === myId}
          isConnected={connected.has(account.id)}
          now={now}
          onAsk={onAsk}
        />
      ))}
    </Box>
  );
}

function isOut({ state }: Account): boolean {
  return state === 'disabled';
}

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
};
