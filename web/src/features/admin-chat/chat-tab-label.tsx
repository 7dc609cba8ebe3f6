import { TabCount } from '#components/badges/tab-count.tsx';
import { useChatCounts } from './api/chat-counts.ts';

/** What the dashboard's tab of chats is called, with how many visitors need somebody. */
export function ChatTabLabel({ label }: { label: string }) {
  const needs = useChatCounts()?.needs ?? 0;
  return <TabCount label={label} count={needs} means={needs === 1 ? ' needs you' : ' need you'} />;
}
