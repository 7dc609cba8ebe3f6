import type { ADMIN_TAB_NAMES } from '@harbour-haul/contract/routes';
import { type ComponentType, lazy } from 'react';

export interface TabPanelProps {
  /** What the address names beyond the tab: a lead or a chat. */
  id: string | undefined;
}

export interface AdminTab {
  id: (typeof ADMIN_TAB_NAMES)[number];
  label: string;
  /** Where the tab lies. */
  path: string;
  Content: ComponentType<TabPanelProps>;
}

/** The dashboard's tabs in their order. Each is loaded when it is first shown. */
export const ADMIN_TABS: readonly [AdminTab, ...AdminTab[]] = [
  {
    id: 'leads',
    label: 'Leads',
    path: '/admin',
    Content: lazy(async () => ({ default: (await import('./leads-panel.tsx')).LeadsPanel })),
  },
  {
    id: 'chat',
    label: 'Chat',
    path: '/admin/chat',
    Content: lazy(async () => ({ default: (await import('./chat-panel.tsx')).ChatPanel })),
  },
  {
    id: 'test-tools',
    label: 'Test Tools',
    path: '/admin/test-tools',
    Content: lazy(async () => ({ default: (await import('./test-tools-panel.tsx')).TestToolsPanel })),
  },
];

/** Who may sign in: a page of the dashboard that is looked at once a month, and so has no tab in its bar. */
const TEAM_PAGE: AdminTab = {
  id: 'team',
  label: 'Team',
  path: '/admin/team',
  Content: lazy(async () => ({ default: (await import('#features/team/team-panel.tsx')).TeamPanel })),
};

/** The tab that an address names by its part after `/admin`; the first where there is none, null where it names nothing. */
export function adminTab(name: string | undefined): AdminTab | null {
  if (name === undefined) return ADMIN_TABS[0];
  return [...ADMIN_TABS, TEAM_PAGE].find(({ id }) => id === name) ?? null;
}
