import { type LeadView, QUICK_FILTERS, type QuickFilter } from '@harbour-haul/domain/leads/views/lead-view';
import type { AskedDialog } from '#features/admin-leads/list/asked-dialog.ts';
import { STATUS_FILTERS, type StatusFilter } from '#features/admin-leads/list/list-settings.ts';
import { QUICK_LIST_LABELS } from '#features/admin-leads/list/quick-list-labels.ts';
import { viewQuery } from '#features/admin-leads/list/view-address.ts';
import { STATUS_FILTER_LABELS } from '#features/admin-leads/list-labels.ts';
import type { CommandGroup } from '#features/commands/command.ts';
import { COLOR_MODES } from '../color-mode.ts';
import { ADMIN_TABS, type AdminTab } from './admin-tabs.ts';

export interface CommandTargets {
  /** The lists that the team has saved by name. */
  views: readonly LeadView[];
  onTab: (tab: AdminTab['id']) => void;
  onGo: (path: string) => void;
  /** Shows the leads as they were last shown, with a dialog over them. */
  onAsk: (dialog: AskedDialog) => void;
  onKeys: () => void;
  onColors: (mode: (typeof COLOR_MODES)[number]['mode']) => void;
  onLogout: () => void;
}

const KEYS: Partial<Record<AdminTab['id'], string>> = { leads: 'g l', chat: 'g c' };

/** What people call what they look for, where it is not what it says. */
const TAB_WORDS: Partial<Record<AdminTab['id'], string>> = {
  leads: 'list requests customers',
  chat: 'conversations messages inbox live',
  'test-tools': 'notifications',
};
const QUICK_WORDS: Record<QuickFilter, string> = {
  'needs-reply': 'waiting for an answer unanswered',
  'follow-up-due': 'overdue reminders',
  'pickup-past': 'over done finished completed yesterday',
  mine: 'my own assigned mine',
  unassigned: 'unassigned nobody',
};
const STATUS_WORDS: Partial<Record<StatusFilter, string>> = {
  suspicious: 'spam scripts bots',
  trash: 'deleted bin restore recover undelete',
  canceled: 'cancelled lost',
  completed: 'done finished',
  scheduled: 'booked pickups',
};
const COLOR_WORDS: Record<(typeof COLOR_MODES)[number]['mode'], string> = {
  system: 'colors theme mode appearance automatic',
  light: 'colors theme mode appearance bright day',
  dark: 'colors theme mode appearance night',
};

/** What the palette offers beside what it finds: what is made, places, lists of leads, and what is done anywhere. */
export function commandGroups({
  views,
  onTab,
  onGo,
  onAsk,
  onKeys,
  onColors,
  onLogout,
}: CommandTargets): CommandGroup[] {
  const tabs = ADMIN_TABS.map(({ id, label }) => ({
    id: `tab-${id}`,
    label: `Go to ${label}`,
    keys: KEYS[id],
    words: TAB_WORDS[id],
    run: () => onTab(id),
  }));
  const quick = [
    ...QUICK_FILTERS.map((one) => ({
      id: one,
      label: QUICK_LIST_LABELS[one],
      words: QUICK_WORDS[one],
      run: () => onGo(`/admin?show=${one}`),
    })),
    {
      id: 'board',
      label: 'Board of leads by status',
      words: 'kanban columns',
      keys: 'v b',
      run: () => onGo('/admin?view=board'),
    },
    {
      id: 'calendar',
      label: 'Calendar of pickups',
      words: 'schedule week route',
      keys: 'v c',
      run: () => onGo('/admin?view=calendar'),
    },
  ];
  const lists = STATUS_FILTERS.map((status) => ({
    id: `status-${status}`,
    label: `Leads: ${STATUS_FILTER_LABELS[status]}`,
    words: STATUS_WORDS[status],
    run: () => onGo(status === 'all' ? '/admin' : `/admin?status=${status}`),
  }));
  const colors = COLOR_MODES.map(({ mode, label }) => ({
    id: `colors-${mode}`,
    label,
    words: COLOR_WORDS[mode],
    run: () => onColors(mode),
  }));
  const making = [
    {
      id: 'new-lead',
      label: 'New lead',
      detail: 'As of who calls',
      words: 'add create enter make caller phone customer',
      keys: 'c',
      run: () => onAsk('new-lead'),
    },
    {
      id: 'export',
      label: 'Export leads',
      detail: 'As a CSV file',
      words: 'csv download save file excel spreadsheet backup',
      run: () => onAsk('export'),
    },
  ];
  const others = [
    {
      id: 'team',
      label: 'Go to Team',
      detail: 'Who may sign in',
      words: 'users accounts people staff colleagues',
      run: () => onGo('/admin/team'),
    },
    {
      id: 'password',
      label: 'Change your password',
      words: 'account security',
      run: () => onGo('/admin/password'),
    },
    {
      id: 'keys',
      label: 'Show keyboard shortcuts',
      words: 'keys help hotkeys',
      keys: '?',
      run: onKeys,
    },
    ...colors,
    { id: 'logout', label: 'Log out', words: 'sign out logout signout exit leave', run: onLogout },
  ];
  const saved = views.map((view) => ({
    id: `view-${view.id}`,
    label: view.name,
    detail: `Saved by ${view.savedBy}`,
    run: () => onGo(`/admin?${viewQuery(view)}`),
  }));
  return [
    { label: 'Saved views', commands: saved },
    { label: 'Actions', commands: [...tabs, ...making, ...quick, ...others] },
    { label: 'Lists of leads', commands: lists },
  ];
}
