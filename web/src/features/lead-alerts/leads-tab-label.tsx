import { TabCount } from '#components/badges/tab-count.tsx';
import { useWaitingLeads } from './use-waiting-leads.ts';

/** What the dashboard's tab of leads is called, with how many of them need a reply. */
export function LeadsTabLabel({ label }: { label: string }) {
  const total = useWaitingLeads().data?.total ?? 0;
  return <TabCount label={label} count={total} means={total === 1 ? ' needs a reply' : ' need a reply'} />;
}
