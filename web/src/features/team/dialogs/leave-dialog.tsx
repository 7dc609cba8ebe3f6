import type { Account } from '@harbour-haul/contract/team/account';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '#lib/api/admin-call.ts';
import { useMyId } from '#lib/team/use-my-id.ts';
import { useTeam } from '#lib/team/use-team.ts';
import { nameOf } from '../account-texts.ts';
import { type Belongings, belongingsOf, handOver, releaseHeld } from '../api/hand-over.ts';
import type { Confirmed } from '../confirm/use-confirmed.ts';
import { ActionDialog } from './action-dialog.tsx';

interface LeaveDialogProps {
  account: Account;
  /** Whether the account is disabled as well. */
  disables: boolean;
  run: Confirmed['run'];
  onDone: (title: string, variant?: 'success' | 'warning') => void;
  /** Some of it could not be done; the dialog stays, to try again. */
  onFailed: (title: string) => void;
  onClose: () => void;
}

const NOBODY = '-';
const KEEP = '=';

/** Says what a colleague owns and answers, gives it to somebody, and disables them where that is asked for. */
export function LeaveDialog({ account, disables, run, onDone, onFailed, onClose }: LeaveDialogProps) {
  const id = useId();
  const name = nameOf(account);
  const myId = useMyId();
  const { members } = useTeam();
  const [heir, setHeir] = useState(NOBODY);
  const query = useQuery({
    queryKey: ['belongings', account.id],
    queryFn: ({ signal }) => belongingsOf(account.id, signal),
    staleTime: 0,
    gcTime: 0,
  });
  const count = query.data ? query.data.leads.length + query.data.chats.length : 0;
  const act = async () => {
    const body = { disabled: true };
    if (disables) await run(() => call('setAccountAccess', { params: { username: account.id }, body }));
    const isReleased = !disables || (await releaseHeld(account.id));
    const isGiven = query.data !== undefined && count > 0 && heir !== KEEP;
    const failed = isGiven ? await handOver(query.data, heir === NOBODY ? null : heir) : 0;
    const hasHeir = heir !== NOBODY;
    const title = doneText({ name, disables, isReleased, isGiven, hasHeir, failed });
    if (failed > 0 && !disables) {
      await query.refetch();
      onFailed(title);
    } else onDone(title, failed === 0 && isReleased ? 'success' : 'warning');
  };
  const consequence = `${name} is signed out everywhere at once and cannot sign in until somebody enables them.`;
  return (
    <ActionDialog
      title={disables ? `Disable ${name}?` : `Hand over what ${name} owns`}
      text={disables ? consequence : 'Open leads and active chats get another owner.'}
      action={disables ? 'Disable' : 'Hand over'}
      isGrave={disables}
      disabled={query.isPending || (!disables && count === 0)}
      onAct={act}
      onClose={onClose}
    >
      {query.isPending && (
        <Skeleton role="status" aria-label="Counting leads and chats…" height={56} sx={{ mt: 1 }} />
      )}
      {query.isError && (
        <Alert
          severity="warning"
          sx={{ mt: 2 }}
          action={
            <Button color="inherit" onClick={() => void query.refetch()}>
              Try Again
            </Button>
          }
        >
          {`What ${name} owns could not be counted.`}
        </Alert>
      )}
      {query.data && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {belongingsText(name, query.data, disables)}
        </Alert>
      )}
      {count > 0 && (
        <TextField
          id={`${id}-heir`}
          select
          fullWidth
          label="Give them to"
          value={heir}
          onChange={(event) => setHeir(event.target.value)}
          sx={{ mt: 2.5 }}
        >
          <MenuItem value={NOBODY}>Nobody: they stand under Unassigned</MenuItem>
          <MenuItem value={myId}>Me</MenuItem>
          {members
            .filter((member) => member.id !== myId && member.id !== account.id)
            .map((member) => (
              <MenuItem key={member.id} value={member.id}>
                {member.name}
              </MenuItem>
            ))}
          {disables && <MenuItem value={KEEP}>{`Leave them with ${name}`}</MenuItem>}
        </TextField>
      )}
    </ActionDialog>
  );
}

function belongingsText(name: string, { leads, chats, held }: Belongings, disables: boolean): string {
  const owned = [counted(leads.length, 'open lead'), counted(chats.length, 'active chat')].filter(
    (text) => text !== '',
  );
  const owns =
    owned.length > 0 ? `${name} owns ${owned.join(' and ')}.` : `${name} owns no open lead or active chat.`;
  const answers = `${name} is answering ${counted(held, 'chat')}`;
  if (held === 0) return owns;
  return disables ? `${owns} ${answers}, which the assistant continues.` : `${owns} ${answers}.`;
}

function counted(count: number, what: string): string {
  if (count === 0) return '';
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

interface Outcome {
  name: string;
  disables: boolean;
  isReleased: boolean;
  isGiven: boolean;
  /** Whether what was given has gone to somebody. */
  hasHeir: boolean;
  failed: number;
}

function doneText({ name, disables, isReleased, isGiven, hasHeir, failed }: Outcome): string {
  const all = hasHeir ? 'all was handed over' : 'all of theirs stands under Unassigned';
  const given = failed > 0 ? `${failed} could not be handed over, please try again` : all;
  if (!disables) return `${given.charAt(0).toUpperCase()}${given.slice(1)}`;
  const released = isReleased ? [] : ['the assistant continues their chats within five minutes'];
  return [`${name} is disabled`, ...(isGiven ? [given] : []), ...released].join(', ');
}
