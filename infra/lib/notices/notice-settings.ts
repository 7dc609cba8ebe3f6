import type { Construct } from 'constructs';

/** Who is told of what happens, and from which address. */
export interface NoticeSettings {
  /** The address that mail is sent from. */
  sender: string;
  teamEmails: string[];
  /** Phones that get texts, as `+1902…`. */
  teamPhones: string[];
  /** A topic of one's own in place of phones; null for none. */
  teamTopicArn: string | null;
}

const ADDRESS = /^[^\s@,<>]+@[^\s@,<>]+\.[^\s@,<>]+$/;
const PHONE = /^\+[1-9]\d{7,14}$/;
const TOPIC = /^arn:aws:sns:[a-z0-9-]+:\d{12}:[\w-]+$/;

/**
 * Reads the settings from the context (`--context mailSender=… --context teamEmails=…,…`); null without a sender: nothing
 * is sent then, and the site promises nothing.
 * @throws Error that names what is wrong.
 */
export function readNoticeSettings(scope: Construct): NoticeSettings | null {
  const sender = text(scope, 'mailSender');
  const teamEmails = list(scope, 'teamEmails');
  if (sender === '') {
    if (teamEmails.length > 0) throw new Error('The context has teamEmails but no mailSender.');
    return null;
  }
  if (teamEmails.length === 0) throw new Error('The context has a mailSender but no teamEmails to send to.');
  const settings = { sender, teamEmails, teamPhones: list(scope, 'teamPhones') };
  requireAll('mailSender', [sender], ADDRESS);
  requireAll('teamEmails', teamEmails, ADDRESS);
  requireAll('teamPhones', settings.teamPhones, PHONE);
  const topic = text(scope, 'teamTopicArn');
  if (topic !== '') requireAll('teamTopicArn', [topic], TOPIC);
  if (topic !== '' && settings.teamPhones.length > 0) {
    throw new Error(
      'The context has teamPhones and a teamTopicArn; please subscribe the phones to that topic.',
    );
  }
  return { ...settings, teamTopicArn: topic === '' ? null : topic };
}

function text(scope: Construct, key: string): string {
  const value: unknown = scope.node.tryGetContext(key);
  return typeof value === 'string' ? value.trim() : '';
}

function list(scope: Construct, key: string): string[] {
  return text(scope, key)
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function requireAll(key: string, values: readonly string[], pattern: RegExp): void {
  const wrong = values.find((value) => !pattern.test(value));
  if (wrong !== undefined) throw new Error(`The context's ${key} has ${wrong}, which cannot be used.`);
}
