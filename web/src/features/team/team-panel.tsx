import type { SetUpLink } from '@harbour-haul/contract/team/account';
import GroupAddOutlined from '@mui/icons-material/GroupAddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { StaleAlert } from '#components/stale-alert.tsx';
import { AccountList } from './accounts/account-list.tsx';
import { useAccounts } from './api/use-accounts.ts';
import { ConfirmPasswordDialog } from './confirm/confirm-password-dialog.tsx';
import { useConfirmed } from './confirm/use-confirmed.ts';
import { AccountDialogs, type AccountQuestion } from './dialogs/account-dialogs.tsx';
import { SetUpLinkDialog } from './dialogs/set-up-link-dialog.tsx';
import { TeamLog } from './team-log.tsx';
import { AccountsLoading, AccountsUnavailable } from './team-states.tsx';

/** Who may sign in, and what was done about it; every admin may change it. */
export function TeamPanel() {
  const { accounts, events, phase, isStale, refresh } = useAccounts();
  const [question, setQuestion] = useState<AccountQuestion | null>(null);
  const [link, setLink] = useState<SetUpLink | null>(null);
  const confirmed = useConfirmed();
  return (
    <Box component="section" aria-labelledby="team-title" sx={{ maxWidth: 960, mx: 'auto' }}>
      <Box sx={headStyle}>
        <Box sx={{ minWidth: 0, flex: '1 1 300px' }}>
          <Typography id="team-title" component="h2" variant="h3">
            Team
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 0.5 }}>
            Everybody here can work on all leads and chats, and change this page.
          </Typography>
        </Box>
        <Button
          variant="contained"
          startIcon={<GroupAddOutlined />}
          disabled={phase !== 'ready'}
          onClick={() => setQuestion({ about: 'add' })}
        >
          Add a colleague
        </Button>
      </Box>
      {isStale && <StaleAlert what="The team" onRetry={refresh} />}
      {phase === 'loading' && <AccountsLoading />}
      {phase === 'failed' && <AccountsUnavailable onRetry={refresh} />}
      {phase === 'ready' && (
        <>
          <AccountList accounts={accounts} onAsk={setQuestion} />
          <TeamLog events={events} accounts={accounts} />
        </>
      )}
      {question && (
        <AccountDialogs
          question={question}
          run={confirmed.run}
          onLink={setLink}
          onClose={() => setQuestion(null)}
        />
      )}
      {link && <SetUpLinkDialog link={link} onClose={() => setLink(null)} />}
      {confirmed.question && <ConfirmPasswordDialog {...confirmed.question} />}
    </Box>
  );
}

const headStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 3 };
