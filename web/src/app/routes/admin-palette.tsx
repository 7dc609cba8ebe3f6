import { useCallback } from 'react';
import { useKnownLeads } from '#features/admin-leads/api/known-leads.ts';
import { useLeadViews } from '#features/admin-leads/api/use-lead-views.ts';
import { CommandPalette } from '#features/commands/command-palette.tsx';
import { type CommandTargets, commandGroups } from './command-groups.ts';

interface AdminPaletteProps extends Omit<CommandTargets, 'views'> {
  onClose: () => void;
}

/** The palette with what there is in the dashboard, none of which is needed before it opens. */
export function AdminPalette({ onClose, ...targets }: AdminPaletteProps) {
  const { data: views = [] } = useLeadViews(true);
  const known = useKnownLeads();
  const isErased = useCallback((id: number) => known.get(id) === null, [known]);
  return (
    <CommandPalette
      groups={commandGroups({ views, ...targets })}
      isErased={isErased}
      onGo={targets.onGo}
      onClose={onClose}
    />
  );
}
