import {
  type CannedReplies,
  type CannedReply,
  type ReplyError,
  replyError,
} from '@harbour-haul/domain/chat/canned/canned-reply';
import { rebaseReplies } from '@harbour-haul/domain/chat/canned/merge-replies';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiRequestError, serverMessage } from '#lib/api-client.ts';
import { fetchReplies, useCannedReplies, useSaveReplies } from '../api/canned-replies.ts';

/** The list of replies while an admin changes it. */
export interface ReplyDraft {
  /** Undefined until it is loaded. */
  rows: readonly CannedReply[] | undefined;
  hasFailed: boolean;
  load: () => void;
  isChanged: boolean;
  canSave: boolean;
  isSaving: boolean;
  /** What became of the last attempt to save, where that is worth a word. */
  notice: string | null;
  change: (rows: readonly CannedReply[]) => void;
  errorOf: (row: CannedReply) => ReplyError | null;
  save: () => void;
}

const FAILED = 'Failed to save the replies. Please try again.';
const CONFLICT =
  'Somebody else has changed the replies meanwhile. Theirs and yours stand together now: please look at them and save again.';

/** The draft stands upon the list as it was when the first change was made; what others save meanwhile is put together with it. */
export function useReplyDraft(): ReplyDraft {
  const client = useQueryClient();
  const { data: saved, isError, refetch } = useCannedReplies();
  const { mutate, isPending } = useSaveReplies();
  const [draft, setDraft] = useState<{ base: CannedReplies; rows: readonly CannedReply[] } | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const rows = draft?.rows ?? saved?.replies;
  const errorOf = (row: CannedReply) =>
    isBlank(row)
      ? null
      : replyError(
          row,
          (rows ?? []).filter((other) => other !== row),
        );
  const rebase = async (base: CannedReplies, mine: readonly CannedReply[]) => {
    const theirs = await fetchReplies(client);
    setDraft({ base: theirs, rows: rebaseReplies(base.replies, mine, theirs.replies) });
    setNotice(CONFLICT);
  };
  const fail = (error: unknown, base: CannedReplies, mine: readonly CannedReply[]) => {
    const isConflict = error instanceof ApiRequestError && error.status === 409;
    if (isConflict) void rebase(base, mine).catch(() => setNotice(FAILED));
    else setNotice(serverMessage(error) ?? FAILED);
  };
  return {
    rows,
    hasFailed: isError,
    load: () => void refetch(),
    isChanged: draft !== null,
    canSave: draft?.rows.every((row) => errorOf(row) === null) ?? false,
    isSaving: isPending,
    notice,
    change: (next) => {
      const base = draft?.base ?? saved;
      if (base) setDraft({ base, rows: next });
      setNotice(null);
    },
    errorOf,
    save: () => {
      if (!draft) return;
      const replies = draft.rows.filter((row) => !isBlank(row));
      mutate(
        { version: draft.base.version, replies },
        {
          onSuccess: () => {
            setDraft(null);
            setNotice('Saved for all admins.');
          },
          onError: (error) => fail(error, draft.base, replies),
        },
      );
    },
  };
}

/** A row that was added and not filled yet is none. */
function isBlank({ shortcut, text }: CannedReply): boolean {
  return shortcut === '' && text === '';
}
