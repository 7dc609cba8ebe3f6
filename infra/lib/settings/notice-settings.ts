import { SettingsError } from './context-keys.ts';

/** Who is told of what happens, and from which address. */
export interface NoticeSettings {
  /** The address that mail is sent from. */
  sender: string;
  teamEmails: string[];
  /** Phones that get texts, as `+1902…`. */
  teamPhones: string[];
  /** A topic that is there already, in place of phones. */
  teamTopicArn: string | undefined;
}

/** Returns who is told; undefined where nobody is. @throws SettingsError */
export function noticeSettings({
  mailSender,
  teamEmails,
  teamPhones,
  teamTopicArn,
}: Record<'mailSender' | 'teamEmails' | 'teamPhones' | 'teamTopicArn', string | undefined>):
  | NoticeSettings
  | undefined {
  if (mailSender === undefined) {
    if ((teamEmails ?? teamPhones ?? teamTopicArn) === undefined) return undefined;
    throw new SettingsError(
      'The context names a team but no mailSender. Please name the address to send from.',
    );
  }
  if (teamEmails === undefined)
    throw new SettingsError('The context key mailSender needs teamEmails. Please name who is told of leads.');
  if (teamPhones !== undefined && teamTopicArn !== undefined)
    throw new SettingsError(
      'The context has teamPhones and a teamTopicArn. Please subscribe the phones to that topic.',
    );
  return {
    sender: mailSender,
    teamEmails: teamEmails.split(','),
    teamPhones: teamPhones?.split(',') ?? [],
    teamTopicArn,
  };
}
