import type { Account, SetUpLink } from '@harbour-haul/contract/team/account';
import { useToast } from '#components/toasts/toaster.tsx';
import { call } from '#lib/api/admin-call.ts';
import { nameOf } from '../account-texts.ts';
import { useRefreshAccounts } from '../api/use-accounts.ts';
import type { Confirmed } from '../confirm/use-confirmed.ts';
import { AccountForm } from './account-form.tsx';
import { ActionDialog } from './action-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';

/** What is asked on the team's page. */
export type AccountQuestion =
  | { about: 'add' }
  | { about: 'rename' | 'reset' | 'enable' | 'disable' | 'hand-over'; account: Account };

interface AccountDialogsProps {
  question: AccountQuestion;
  run: Confirmed['run'];
  onLink: (link: SetUpLink) => void;
  onClose: () => void;
}

/** The dialog of a question, and what its answer does. */
export function AccountDialogs({ question, run, onLink, onClose }: AccountDialogsProps) {
  const toast = useToast();
  const refresh = useRefreshAccounts();
  const tell = (title: string, variant: 'success' | 'warning') => {
    refresh();
    toast({ about: 'team', title, variant });
  };
  const done = (title: string, variant: 'success' | 'warning' = 'success') => {
    onClose();
    tell(title, variant);
  };
  const withLink = ({ setUp }: { setUp: SetUpLink }) => {
    onClose();
    refresh();
    onLink(setUp);
  };
  if (question.about === 'add')
    return (
      <AccountForm
        title="Add a colleague"
        action="Add and make the link"
        onSubmit={async (body) => withLink(await run(() => call('addAccount', { body })))}
        onClose={onClose}
      />
    );
  const { about, account } = question;
  const name = nameOf(account);
  const params = { username: account.id };
  switch (about) {
    case 'rename':
      return (
        <AccountForm
          title={`What visitors see of ${name}`}
          action="Save"
          account={account}
          onSubmit={async ({ displayName }) => {
            await call('renameAccount', { params, body: { displayName: displayName ?? '' } });
            done('Name changed');
          }}
          onClose={onClose}
        />
      );
    case 'reset':
      return (
        <ActionDialog
          title={account.state === 'invited' ? `A new link for ${name}?` : `Reset the access of ${name}?`}
          text={
            account.state === 'invited'
              ? 'The link from before will not work any more.'
              : `${name} is signed out everywhere at once and their password is worthless. You get a link by which they choose a new one.`
          }
          action={account.state === 'invited' ? 'Make the link' : 'Reset access'}
          isGrave={account.state !== 'invited'}
          onAct={async () => withLink(await run(() => call('resetAccount', { params })))}
          onClose={onClose}
        />
      );
    case 'enable':
      return (
        <ActionDialog
          title={`Enable ${name}?`}
          text={`${name} can sign in again with the password that they chose. If they have none, make a new link right after: the one from before does not work any more. If it may be known to others, reset the access.`}
          action="Enable"
          onAct={async () => {
            const body = { disabled: false };
            const { state } = await run(() => call('setAccountAccess', { params, body }));
            if (state === 'active') done(`${name} can sign in again`);
            else done(`${name} is enabled, but needs a new link to sign in`, 'warning');
          }}
          onClose={onClose}
        />
      );
    default:
      return (
        <LeaveDialog
          account={account}
          disables={about === 'disable'}
          run={run}
          onDone={done}
          onFailed={(title) => tell(title, 'warning')}
          onClose={onClose}
        />
      );
  }
}
