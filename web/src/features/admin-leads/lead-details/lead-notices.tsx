import { customerNews } from '@harbour-haul/domain/leads/customer-news';
import { SUSPICION_LABELS } from '@harbour-haul/domain/leads/fields/suspicion';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { statusRules } from '@harbour-haul/domain/leads/lead-status';
import { displayName } from '@harbour-haul/domain/users/display-name';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { memo } from 'react';
import { StaleAlert } from '#components/stale-alert.tsx';
import { useMyId } from '#lib/team/use-my-id.ts';
import { changedBy } from '../conflicts/field-conflicts.ts';
import type { Taken } from '../conflicts/use-newer-version.ts';
import { RestoredNotice } from '../drafts/restored-notice.tsx';
import { fieldLabel } from '../field-text.ts';
import { momentDay, momentTime } from '../lead-dates.ts';
import type { LeadActions } from './use-lead-actions.ts';
import type { WholeLeadQuestion } from './whole-lead-dialog.tsx';

interface LeadNoticesProps {
  lead: Lead;
  /** The leads that were merged into it. */
  merged: readonly number[];
  actions: LeadActions;
  failed: boolean;
  locked: boolean;
  /** A newer version with other values in fields that are typed into. */
  newer: Lead | null;
  /** What the other fields have taken from newer versions. */
  taken: Taken | null;
  /** What is typed was restored from a saved draft. */
  restored: boolean;
  onRetry: () => void;
  onReview: (newer: Lead) => void;
  onQuestion: (question: WholeLeadQuestion) => void;
  onOpen: (id: number) => void;
}

/** What has happened to a lead that who works on it must know. */
export const LeadNotices = memo(function LeadNotices(props: LeadNoticesProps) {
  const { lead, merged, actions, failed, locked, newer, taken, restored } = props;
  const { onRetry, onReview, onQuestion, onOpen } = props;
  const notice = { lead, actions };
  return (
    <div aria-live="polite">
      {failed && <StaleAlert what="This lead" onRetry={onRetry} />}
      <TrashNotice {...notice} onErase={() => onQuestion('erase')} />
      <SuspicionNotice {...notice} />
      {!locked && <NewsNotice {...notice} />}
      <MergedNotice {...notice} onOpen={onOpen} />
      {!locked && <LooksLikeNotice lead={lead} onOpen={onOpen} onMerge={() => onQuestion('merge')} />}
      {!locked && <MergedLeadsNotice {...notice} merged={merged} />}
      {newer && !locked && <NewerNotice newer={newer} taken={taken} onReview={() => onReview(newer)} />}
      {taken && !newer && !locked && <TakenNotice taken={taken} />}
      {restored && <RestoredNotice />}
    </div>
  );
});

interface NoticeProps {
  lead: Lead;
  actions: LeadActions;
}

/** The lead is in the trash: until when, and the two ways out. */
function TrashNotice({ lead, actions, onErase }: NoticeProps & { onErase: () => void }) {
  const { trash } = lead;
  if (!trash) return null;
  return (
    <Alert severity="warning" sx={noticeStyle}>
      {`This lead is in the trash: ${displayName(trash.deletedBy)} deleted it on ${momentDay(trash.deletedAt)} ${momentTime(trash.deletedAt)}. It is gone for good after ${momentDay(trash.expiresAt)}.`}
      <br />
      <Button color="inherit" onClick={actions.restore} disabled={actions.busy} sx={actionStyle}>
        Restore
      </Button>
      <Button color="inherit" onClick={onErase} disabled={actions.busy}>
        Erase for good…
      </Button>
    </Alert>
  );
}

/** The request looks like a script's: why, and the way into the list. */
function SuspicionNotice({ lead, actions }: NoticeProps) {
  if (lead.suspicion === null || lead.trash !== null) return null;
  return (
    <Alert severity="warning" sx={noticeStyle}>
      {`This request is kept as suspicious: ${SUSPICION_LABELS[lead.suspicion]}. It stands in this list alone: the team is mailed of how many there are each morning.`}
      <br />
      <Button color="inherit" onClick={actions.release} disabled={actions.busy} sx={actionStyle}>
        Not suspicious
      </Button>
    </Alert>
  );
}

/** Its customer canceled, corrected or asked again, and nobody has dealt with it yet; any change or call does as well. */
function NewsNotice({ lead, actions }: NoticeProps) {
  const news = customerNews(lead);
  if (news === null) return null;
  return (
    <Alert severity="warning" sx={noticeStyle}>
      {`The customer ${NEWS_TEXTS[news]} on ${momentDay(lead.newsAt)} ${momentTime(lead.newsAt)}. It needs a reply until somebody has dealt with it.`}
      <br />
      <Button color="inherit" onClick={actions.noticeNews} disabled={actions.busy} sx={actionStyle}>
        Mark as dealt with
      </Button>
    </Alert>
  );
}

const NEWS_TEXTS = {
  canceled: 'canceled this request',
  corrected: 'changed this request',
  asked_again: 'asked again',
  questioned: 'asked a question in the chat',
};

/** Another visitor asked with the same phone and address before: whether it is one job, only a person can say. */
function LooksLikeNotice({ lead: { looksLike, status }, onOpen, onMerge }: LooksLikeNoticeProps) {
  if (looksLike === null || !statusRules(status).open) return null;
  return (
    <Alert severity="info" sx={noticeStyle}>
      {`Looks like #${looksLike}: another visitor asked with the same phone and address. Nobody has proved that they are the same person.`}
      <br />
      <Button color="inherit" onClick={() => onOpen(looksLike)} sx={actionStyle}>
        {`Open #${looksLike}`}
      </Button>
      <Button color="inherit" onClick={onMerge}>
        Merge…
      </Button>
    </Alert>
  );
}

interface LooksLikeNoticeProps {
  lead: Lead;
  onOpen: (id: number) => void;
  onMerge: () => void;
}

/** The lead was merged into another. */
function MergedNotice({ lead, actions, onOpen }: NoticeProps & { onOpen: (id: number) => void }) {
  const into = lead.mergedInto;
  if (into === null) return null;
  return (
    <Alert severity="info" sx={noticeStyle}>
      {`This lead was merged into #${into}, where the work goes on.`}
      <br />
      <Button color="inherit" onClick={() => onOpen(into)} sx={actionStyle}>
        {`Open #${into}`}
      </Button>
      <Button
        color="inherit"
        onClick={() => actions.unmerge({ id: into, otherId: lead.id })}
        disabled={actions.busy}
      >
        Separate again
      </Button>
    </Alert>
  );
}

/** Leads that were merged into this one, and can be separated again. */
function MergedLeadsNotice({ lead, actions, merged }: NoticeProps & { merged: readonly number[] }) {
  return merged.map((otherId) => (
    <Alert key={otherId} severity="info" sx={noticeStyle}>
      {`Lead #${otherId} was merged into this one.`}
      <br />
      <Button
        color="inherit"
        onClick={() => actions.unmerge({ id: lead.id, otherId })}
        disabled={actions.busy}
        sx={actionStyle}
      >
        Separate again
      </Button>
    </Alert>
  ));
}

interface NewerNoticeProps {
  newer: Lead;
  /** What of it the other fields show already: one change is told of once. */
  taken: Taken | null;
  onReview: () => void;
}

/** A newer version was saved elsewhere while something is typed here. */
function NewerNotice({ newer, taken, onReview }: NewerNoticeProps) {
  const myId = useMyId();
  const who = changedBy(newer, myId);
  const changed = who === 'you' ? 'changed this lead elsewhere' : 'changed this lead';
  const shown = taken ? ` Shown already: ${taken.fields.map(fieldLabel).join(', ')}.` : '';
  return (
    <Alert severity="warning" sx={noticeStyle}>
      {`${who.charAt(0).toUpperCase()}${who.slice(1)} ${changed} on ${momentDay(newer.updatedAt)} ${momentTime(newer.updatedAt)}. What you have typed is kept.${shown}`}
      <br />
      <Button color="inherit" onClick={onReview} sx={actionStyle}>
        Compare
      </Button>
    </Alert>
  );
}

/** Fields that nobody types into are shown as they were saved meanwhile, here or elsewhere. */
function TakenNotice({ taken: { fields, from } }: { taken: Taken }) {
  const myId = useMyId();
  const who = changedBy(from, myId);
  const saved = who === 'you' ? 'saved it elsewhere' : 'saved it';
  return (
    <Alert severity="info" sx={noticeStyle}>
      {`Shown as ${who} ${saved} on ${momentDay(from.updatedAt)} ${momentTime(from.updatedAt)}: ${fields.map(fieldLabel).join(', ')}. What you have typed is kept.`}
    </Alert>
  );
}

const noticeStyle = { mb: 2, overflowWrap: 'anywhere' };

/** Flush with the text above. */
const actionStyle = { ml: -2.5 };
