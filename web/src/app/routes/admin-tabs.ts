import { lazy } from 'react';

/** The dashboard's tabs in their order. Each is loaded when it is first shown. */
export const ADMIN_TABS = [
  {
    id: 'leads',
    label: 'Leads',
    Content: lazy(async () => ({
      default: (await import('#features/admin-leads/leads-tab.tsx')).LeadsTab,
    })),
  },
  {
    id: 'chat',
    label: 'Chat',
    Content: lazy(async () => ({ default: (await import('#features/admin-chat/chat-tab.tsx')).ChatTab })),
  },
  {
    id: 'test-tools',
    label: 'Test Tools',
    Content: lazy(async () => ({
      default: (await import('#features/test-tools/test-tools-tab.tsx')).TestToolsTab,
    })),
  },
] as const;

export type AdminTab = (typeof ADMIN_TABS)[number];
export type AdminTabId = AdminTab['id'];

/** The tab that an address names; the first where it names none of them. */
export function adminTab(id: string | null): AdminTab {
  return ADMIN_TABS.find((tab) => tab.id === id) ?? ADMIN_TABS[0];
}
