import type { SessionUser } from '@harbour-haul/contract/auth/session-user';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useOutletContext, useSearchParams } from 'react-router-dom';
import { AdminHeader } from '../admin-header.tsx';
import { useDocumentTitle } from '../use-document-title.ts';
import { AdminTabPanel } from './admin-tab-panel.tsx';
import { ADMIN_TABS, type AdminTabId, adminTab } from './admin-tabs.ts';

/** The dashboard: three tabs, of which the address names the one shown. */
export function AdminRoute() {
  const user = useOutletContext<SessionUser>();
  const [query, setQuery] = useSearchParams();
  const tab = adminTab(query.get('tab'));
  useDocumentTitle(`${tab.label} – Admin`);
  const choose = (id: AdminTabId) => setQuery((now) => withTab(now, id));
  return (
    <>
      <AdminHeader user={user} />
      <Box component="main" sx={{ maxWidth: 1600, mx: 'auto', px: { xs: 2, md: 3 }, pb: 4 }}>
        <Tabs
          value={tab.id}
          onChange={(_event, id: AdminTabId) => choose(id)}
          selectionFollowsFocus
          aria-label="Dashboard sections"
          sx={{ borderBottom: 1, borderColor: 'divider', mb: { xs: 2, md: 3 } }}
        >
          {ADMIN_TABS.map(({ id, label }) => (
            <Tab key={id} value={id} label={label} id={`tab-${id}`} aria-controls={`panel-${id}`} />
          ))}
        </Tabs>
        <AdminTabPanel tab={tab} />
      </Box>
    </>
  );
}

/** The other parts of the address stay, so that a tab's filters are there when its tab is shown again. */
function withTab(query: URLSearchParams, id: AdminTabId): URLSearchParams {
  const next = new URLSearchParams(query);
  if (id === ADMIN_TABS[0].id) next.delete('tab');
  else next.set('tab', id);
  return next;
}
