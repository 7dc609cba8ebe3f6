import type { Account } from '@harbour-haul/contract/team/account';
import { HALIFAX } from '@harbour-haul/domain/leads/fields/preferred-date';
import type { TeamAction, TeamEvent } from '@harbour-haul/domain/users/account';
import { colleagueName } from '@harbour-haul/domain/users/display-name';

const MOMENT = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: HALIFAX,
});

/** What colleagues call somebody. */
export function nameOf({ id, displayName: own }: Pick<Account, 'id' | 'displayName'>): string {
  return colleagueName({ username: id, displayName: own });
}

/** A moment in Halifax: `Tue, Nov 24, 2:05 PM`. */
export function momentText(time: string): string {
  return MOMENT.format(new Date(time)).replaceAll('\u202f', ' ');
}

const ACTIONS: Record<TeamAction, (by: string, whom: string) => string> = {
  added: (by, whom) => `${by} added ${whom}`,
  renamed: (by, whom) => `${by} changed what visitors see of ${whom}`,
  reset: (by, whom) => `${by} reset the access of ${whom}`,
  disabled: (by, whom) => `${by} disabled ${whom}`,
  enabled: (by, whom) => `${by} enabled ${whom}`,
  set_up: (by) => `${by} chose a password`,
  changed_password: (by) => `${by} changed their password`,
};

/** An entry of the log as a sentence, by the names that the accounts have now. Of what a later version does it says that something was done. */
export function eventText({ by, what, username }: TeamEvent, accounts: readonly Account[]): string {
  const texts: Partial<Record<string, (by: string, whom: string) => string>> = ACTIONS;
  const text = texts[what] ?? ((who, whom) => `${who} changed ${whom}`);
  const named = (id: string) => nameOf(accounts.find((one) => one.id === id) ?? { id, displayName: null });
  return text(named(by), named(username));
}
