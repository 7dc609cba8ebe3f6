import { useSearchParams } from 'react-router-dom';
import { LeadsTab } from '#features/admin-leads/leads-tab.tsx';
import { lazyPart } from '#lib/lazy/lazy-part.tsx';
import type { TabPanelProps } from './admin-tabs.ts';
import { leadTarget } from './lead-target.ts';
import { useLeadUrl } from './use-lead-url.ts';

const RoutedLead = lazyPart(async () => (await import('./routed-lead.tsx')).RoutedLead);

/** The Leads tab, and over it the details of the lead in the URL. */
export function LeadsPanel({ id }: TabPanelProps) {
  const [query] = useSearchParams();
  const { open, replace, close } = useLeadUrl();
  const target = leadTarget(id, query.get('visitorId'));
  return (
    <LeadsTab
      onOpen={open}
      onStep={replace}
      openId={target && 'id' in target ? target.id : undefined}
      details={(loaded, steps) =>
        target && (
          <RoutedLead
            key={JSON.stringify(target)}
            target={target}
            loaded={loaded}
            steps={steps}
            onClose={close}
            onOpen={replace}
          />
        )
      }
    />
  );
}
