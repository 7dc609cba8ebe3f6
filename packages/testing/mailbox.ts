import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mailDirectory, textDirectory } from '@harbour-haul/local-cloud/cloud/messaging';
import { eventually } from './eventually.ts';

/** A mail as the local cloud wrote it. */
export interface ReadMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  eml: string;
}

/** What people were sent by a product that runs in this folder. */
export function mailbox(localDir: string) {
  const mails = () => forms(mailDirectory(localDir)).map(readMail);
  const texts = () => forms(textDirectory(localDir)).map((base) => readFileSync(`${base}.txt`, 'utf8'));
  return {
    /** All mails so far, in the order in which they were sent. */
    mails,
    /** All text messages so far. */
    texts,
    /** The mail whose recipient and subject hold these texts, once it is there. */
    async mail(to: string, subject: string): Promise<ReadMail> {
      let found: ReadMail | undefined;
      await eventually(() => {
        found = mails().find((one) => one.to.includes(to) && one.subject.includes(subject));
        if (found) return;
        const others = mails().map((one) => one.subject);
        throw new Error(`No mail to ${to} about ${subject}; there are: ${others.join(' | ')}`);
      });
      return found as ReadMail;
    },
  };
}

function forms(directory: string): string[] {
  if (!existsSync(directory)) return [];
  const names = readdirSync(directory).filter((name) => name.endsWith('.txt'));
  return names.sort().map((name) => join(directory, name.slice(0, -'.txt'.length)));
}

function readMail(base: string): ReadMail {
  const [, to = '', subject = '', text = ''] =
    /^To: (.*)\nSubject: (.*)\n\n([\s\S]*)$/.exec(readFileSync(`${base}.txt`, 'utf8')) ?? [];
  const [html, eml] = ['html', 'eml'].map((extension) => readFileSync(`${base}.${extension}`, 'utf8'));
  return { to, subject, text, html: html ?? '', eml: eml ?? '' };
}

/** The token of the link in a mail to a homeowner. */
export function tokenIn({ text }: Pick<ReadMail, 'text'>): string {
  return /\/request#(\S+)/.exec(text)?.[1] ?? '';
}
