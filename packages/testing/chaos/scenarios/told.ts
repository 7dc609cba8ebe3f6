import { noticeKey } from '@harbour-haul/aws/dynamodb/rows';
import type { Row } from '../../bench/load/accounts/read-rows.ts';
import { mailbox } from '../../mailbox.ts';
import type { ChaosStage } from '../chaos-stage.ts';
import type { PlannedFault } from '../faults/fault-plan.ts';
import { unless } from './scenario.ts';

/** Something that people are told by one message of one channel. */
export interface ToldThing {
  /** As a person would call it. */
  readonly what: string;
  /** What the ids of its notices begin with, each with its channel. */
  readonly notices: readonly string[];
  /** How many messages say it. */
  readonly times: number;
}

/** What leaves nobody knowing whether a message was sent: its own call was answered by nothing, or the function ended in it. */
const SENDERS = /^(SESV2|SNS) /;
const DEADLY = /^crash /;

/**
 * What is not as people are told of things: none twice, and each once but where nobody can know whether it was sent. That then stands
 * among the claims, and its event among the dead letters (decision 0038).
 */
export async function brokenTellings(
  { rowsOf }: ChaosStage,
  things: readonly ToldThing[],
  fault: PlannedFault | null,
): Promise<string[]> {
  const rows = await rowsOf('NoticesTable');
  const mayBeUnknown = fault !== null && (SENDERS.test(fault.name) || DEADLY.test(fault.kind));
  return things.flatMap(({ what, notices, times }) => {
    const isOfIt = ({ id }: Row) => notices.some((notice) => String(id).startsWith(noticeKey(notice).id));
    const states = rows.filter(isOfIt).map(({ state }) => String(state));
    const isUnknown = mayBeUnknown && states.includes('sending');
    return [
      ...unless(times <= 1, `${what} is told ${times} times`),
      ...unless(
        times > 0 || isUnknown,
        `${what} is told nobody: notices of it are ${states.join() || 'none'}`,
      ),
    ];
  });
}

/** Counts the mails and the texts of a stage. */
export function tellingsOf({ product }: ChaosStage) {
  const { mails, texts } = mailbox(product.localDir);
  const [sentMails, sentTexts] = [mails(), texts()];
  return {
    mailsTo: (address: string) => sentMails.filter(({ to }) => to.includes(address)).length,
    mailsAbout: (beginning: string) =>
      sentMails.filter(({ subject }) => subject.startsWith(beginning)).length,
    /** Lines of all digests together. */
    linesOfDigests: (beginning: string) =>
      sentMails
        .filter(({ subject }) => /^\d+ more notices?/.test(subject))
        .reduce((sum, { text }) => sum + (text.split(beginning).length - 1), 0),
    textsWith: (words: string) => sentTexts.filter((text) => text.includes(words)).length,
  };
}
