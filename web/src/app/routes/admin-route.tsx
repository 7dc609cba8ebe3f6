import type { SignedInUser } from '@harbour-haul/contract/auth/signed-in-user';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { Navigate, useLocation, useNavigate, useOutletContext, useParams } from 'react-router-dom';
import { HIDDEN } from '#components/visually-hidden.tsx';
import { ChatTabLabel } from '#features/admin-chat/chat-tab-label.tsx';
import { LiveConsole } from '#features/admin-chat/live-console.tsx';
import { useOpenChatTitle } from '#features/admin-chat/use-open-chat-title.ts';
import { useLeadNews } from '#features/admin-leads/api/use-lead-news.ts';
import { LeadAlerts } from '#features/lead-alerts/lead-alerts.tsx';
import { LeadsTabLabel } from '#features/lead-alerts/leads-tab-label.tsx';
import { NotificationsProvider, useNotifier } from '#features/notifications/notifications-provider.tsx';
import { chatPath } from '#lib/admin-paths.ts';
import { AdminHeader } from '../admin-header.tsx';
import { useDocumentTitle } from '../use-document-title.ts';
import { AdminCommands } from './admin-commands.tsx';
import { AdminTabPanel } from './admin-tab-panel.tsx';
import { ADMIN_TABS, type AdminTab, adminTab } from './admin-tabs.ts';
import { AskedInChats } from './asked-in-chats.tsx';
import { ForgetErasedLater } from './forget-erased-later.tsx';
import { leftList, useListSearch } from './use-list-search.ts';

/** The dashboard at `/admin/{tab}/{id}`; an address that names no tab leads to the first. */
export function AdminRoute() {
  const user = useOutletContext<SignedInUser>();
  const { tab: name, id } = useParams();
  const tab = adminTab(name);
  if (!tab) return <Navigate to={ADMIN_TABS[0].path} replace />;
  return (
    <NotificationsProvider key={user.id} userId={user.id}>
      <AdminHeader user={user} />
      <Box component="main" sx={{ maxWidth: 1600, mx: 'auto', px: { xs: 2, md: 3 }, pb: 4 }}>
        <Live user={user} tab={tab}>
          <Dashboard tab={tab} id={id} />
        </Live>
      </Box>
    </NotificationsProvider>
  );
}

/** Notifies of new leads, new chats and waiting visitors on every tab, and refreshes leads when they change. */
function Live({ user, tab, children }: { user: SignedInUser; tab: AdminTab; children: ReactNode }) {
  const { notify, noteWaiting, settle, isUnread } = useNotifier();
  const { pathname } = useLocation();
  const refresh = useLeadNews();
  const settleChat = useCallback((id: string) => settle(chatPath(id), { isAnswered: true }), [settle]);
  // Whatever is opened, from wherever, is read.
  useEffect(() => settle(pathname), [settle, pathname]);
  return (
    <LeadAlerts
      onNotify={notify}
      onWaiting={(waiting) => noteWaiting('leads', waiting)}
      isUnread={isUnread}
      onSettled={settle}
      isListShown={tab.id === 'leads'}
    >
      {(alert) => (
        <LiveConsole
          user={user}
          onNotify={notify}
          onWaiting={(waiting) => noteWaiting('chats', waiting)}
          onSettled={settleChat}
          onLeadNews={(news) => {
            refresh(news);
            alert(news);
          }}
        >
          <AskedInChats>{children}</AskedInChats>
          <ForgetErasedLater userId={user.id} />
        </LiveConsole>
      )}
    </LeadAlerts>
  );
}

function Dashboard({ tab, id }: { tab: AdminTab; id: string | undefined }) {
  const navigate = useNavigate();
  const location = useLocation();
  const search = useListSearch();
  const chatTitle = useOpenChatTitle();
  useDocumentTitle(tab.id === 'chat' && chatTitle ? `${chatTitle} – Chat` : `${tab.label} – Admin`);
  /** The chat that was open when its tab was left. */
  const lastChat = useRef<string>(undefined);
  const choose = (chosen: AdminTab['id']) => {
    if (tab.id === 'chat') lastChat.current = location.pathname;
    const pathname = (chosen === 'chat' && lastChat.current) || adminTab(chosen)?.path;
    if (!pathname) return;
    if (chosen === 'leads') void navigate({ pathname, search });
    else void navigate(pathname, { state: leftList(search) });
  };
  const isInBar = ADMIN_TABS.includes(tab);
  return (
    <>
      <Box sx={barStyle}>
        <Tabs
          value={isInBar ? tab.id : false}
          onChange={(_event, chosen: AdminTab['id']) => choose(chosen)}
          // Beside the tabs, who moves the focus to them does not want to leave.
          selectionFollowsFocus={isInBar}
          aria-label="Dashboard sections"
          sx={tabsStyle}
        >
          {ADMIN_TABS.map(({ id: tabId, label }) => (
            <Tab
              key={tabId}
              value={tabId}
              label={tabLabel(tabId, label)}
              id={`tab-${tabId}`}
              aria-controls={`panel-${tabId}`}
            />
          ))}
        </Tabs>
        <AdminCommands onTab={choose} />
      </Box>
      <AdminTabPanel tab={tab} id={id} isInBar={isInBar} />
    </>
  );
}

function tabLabel(id: AdminTab['id'], label: string): ReactNode {
  if (id === 'leads') return <LeadsTabLabel label={label} />;
  return id === 'chat' ? <ChatTabLabel label={label} /> : label;
}

/** On a phone all of them fit beside the search. */
const tabsStyle = {
  flex: 1,
  minWidth: 0,
  '& button': { minWidth: { xs: 0, sm: 90 }, px: { xs: 1.25, sm: 2 } },
  // The third tab of specification section 2, which nobody of an office needs, is in sight where it was gone to.
  '& #tab-test-tools:not(.Mui-selected, :focus)': { ...HIDDEN, minWidth: 0, minHeight: 0 },
};

const barStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  borderBottom: 1,
  borderColor: 'divider',
  mb: { xs: 1, sm: 2, md: 3 },
};
