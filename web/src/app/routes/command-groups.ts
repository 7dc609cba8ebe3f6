import type { LeadView } from '@harbour-haul/domain/leads/views/lead-view';
import { STATUS_FILTERS } from '#features/admin-leads/list/list-settings.ts';
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
  onKeys: () => void;
  onColors: (mode: (typeof COLOR_MODES)[number]['mode']) => void;
  onLogout: () => void;
}

const KEYS: Partial<Record<AdminTab['id'], string>> = { leads: 'g l', chat: 'g c' };

/** What the palette offers beside what it finds: places, lists of leads, and what is done anywhere. */
export function commandGroups({
  views,
  onTab,
  onGo,
  onKeys,
  onColors,
  onLogout,
}: CommandTargets): CommandGroup[] {
  const tabs = ADMIN_TABS.map(({ id, label }) => ({
    id: `tab-${id}`,
    label: `Go to ${label}`,
    keys: KEYS[id],
    run: () => onTab(id),
  }));
  const quick = [
    { id: 'needs-reply', label: 'Leads that need a reply', run: () => onGo('/admin?show=needs-reply') },
    { id: 'follow-up-due', label: 'Follow-ups that are due', run: () => onGo('/admin?show=follow-up-due') },
    { id: 'mine', label: 'Leads that are mine', run: () => onGo('/admin?show=mine') },
    { id: 'unassigned', label: 'Leads without an owner', run: () => onGo('/admin?show=unassigned') },
    { id: 'board', label: 'Board of leads by status', keys: 'v b', run: () => onGo('/admin?view=board') },
    { id: 'calendar', label: 'Calendar of pickups', keys: 'v c', run: () => onGo('/admin?view=calendar') },
  ];
  const lists = STATUS_FILTERS.map((status) => ({
    id: `status-${status}`,
    label: `Leads: ${STATUS_FILTER_LABELS[status]}`,
    run: () => onGo(status === 'all' ? '/admin' : `/admin?status=${status}`),
  }));
  const colors = COLOR_MODES.map(({ mode, label }) => ({
    id: `colors-${mode}`,
    label,
    run: () => onColors(mode),
  }));
  const others = [
    { id: 'team', label: 'Go to Team', detail: 'Who may sign in', run: () => onGo('/admin/team') },
    { id: 'keys', label: 'Show keyboard shortcuts', keys: '?', run: onKeys },
    ...colors,
    { id: 'logout', label: 'Log out', run: onLogout },
  ];
  const saved = views.map((view) => ({
    id: `view-${view.id}`,
    label: view.name,
    detail: `Saved by ${view.savedBy}`,
    run: () => onGo(`/admin?${viewQuery(view)}`),
  }));
  return [
    { label: 'Saved views', commands: saved },
    { label: 'Actions', commands: [...tabs, ...quick, ...others] },
    { label: 'Lists of leads', commands: lists },
  ];
}
