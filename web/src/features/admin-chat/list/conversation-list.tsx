import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import Box from '@mui/material/Box';
import { useNow } from '#lib/use-now.ts';
import { ListUnavailable, NoConversations, NoneFound } from './chat-states.tsx';
import { ConversationRow } from './conversation-row.tsx';
import type { Desk } from './desk.ts';
import { SkeletonConversations } from './desk-skeleton.tsx';
import { isFiltered, type ListView } from './list-view.ts';
import { LoadMore } from './load-more.tsx';
import { useRovingRows } from './use-roving-rows.ts';
import type { Selection } from './use-selection.ts';
import { useStableCallback } from './use-stable-callback.ts';
import { useStore } from './use-store.ts';

interface ConversationListProps {
  desk: Desk;
  view: ListView;
  onView: (view: ListView) => void;
  shown: readonly ChatSession[];
  selection: Selection;
  openId: string | undefined;
  onOpen: (id: string) => void;
}

/** The rows in whichever of their states they are: loading, failed, empty, without a match, or there. */
export function ConversationList(props: ConversationListProps) {
  const { desk, view, onView, shown } = props;
  const { reading } = useStore(desk.feed.store);
  const { cursor, failed } = reading[view.mode];
  const more = typeof cursor === 'string' && <LoadMore desk={desk} view={view} />;
  if (shown.length > 0) {
    return (
      <>
        {/* What is not loaded is older than all that is: in this order it belongs on top. */}
        {view.sort === 'oldest' && more}
        <Rows {...props} />
        {view.sort === 'latest' && more}
      </>
    );
  }
  if (isFiltered(view) && cursor !== undefined) {
    return (
      <>
        <NoneFound onClear={() => onView({ ...view, search: '', day: '' })} />
        {more}
      </>
    );
  }
  if (failed) return <ListUnavailable onRetry={() => void desk.feed.refresh()} />;
  if (cursor === undefined) return <SkeletonConversations />;
  return <NoConversations mode={view.mode} onShowAll={() => onView({ ...view, mode: 'all' })} />;
}

function Rows({ desk, shown, selection, openId, onOpen }: ConversationListProps) {
  const now = useNow();
  const online = useStore(desk.online);
  const typing = useStore(desk.typing);
  const { isStop, listProps } = useRovingRows(
    shown.map(({ id }) => id),
    openId,
  );
  const open = useStableCallback(onOpen);
  const toggle = useStableCallback(selection.toggle);
  return (
    <Box component="ul" aria-label="Conversations" sx={{ listStyle: 'none', m: 0, p: 0 }} {...listProps}>
      {shown.map((session) => (
        <ConversationRow
          key={session.id}
          session={session}
          now={now}
          online={online.get(session.id)}
          isTyping={typing.has(session.id)}
          isOpen={session.id === openId}
          isSelected={selection.has(session.id)}
          isStop={isStop(session.id)}
          onOpen={open}
          onToggle={toggle}
        />
      ))}
    </Box>
  );
}
