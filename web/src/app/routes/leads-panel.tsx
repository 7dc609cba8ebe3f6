import { useSearchParams } from 'react-router-dom';
import { LeadsTab } from '#features/admin-leads/leads-tab.tsx';
import type { TabPanelProps } from './admin-tabs.ts';
import { leadTarget } from './lead-target.ts';
import { RoutedLead } from './routed-lead.tsx';
import { useLeadUrl } from './use-lead-url.ts';

/** The Leads tab, and over it the details of the lead that the address asks for. */
export function LeadsPanel({ id }: TabPanelProps) {
  const [query] = useSearchParams();
  const { open, replace: goOn, close } = useLeadUrl();
  const target = leadTarget(id, query.get('visitorId'));
  return (
    <LeadsTab
      onOpen={(lead) => open(lead.id)}
      details={(loaded) =>
        target && (
          <RoutedLead
            key={JSON.stringify(target)}
            target={target}
            loaded={loaded}
            onClose={close}
            onOpen={goOn}
          />
        )
      }
    />
  );
}
