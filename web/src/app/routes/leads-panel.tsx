import { useSearchParams } from 'react-router-dom';
import { LeadsTab } from '#features/admin-leads/leads-tab.tsx';
import { AddressedLead } from './addressed-lead.tsx';
import type { TabPanelProps } from './admin-tabs.ts';
import { leadTarget } from './lead-target.ts';
import { useLeadAddress } from './use-lead-address.ts';

/** The Leads tab, and over it the details of the lead that the address asks for. */
export function LeadsPanel({ id }: TabPanelProps) {
  const [query] = useSearchParams();
  const { open, goOn, close } = useLeadAddress();
  const target = leadTarget(id, query.get('visitorId'));
  return (
    <LeadsTab
      onOpen={(lead) => open(lead.id)}
      details={(loaded) =>
        target && (
          <AddressedLead
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
