import Dialog from '@mui/material/Dialog';
import type { CommandGroup } from './command.ts';
import { CommandSearch } from './command-search.tsx';
import { paletteStyle } from './palette-style.ts';

/** On a phone its field is at the top, where toasts would stand before any other dialog. */
const OWN_TOASTS = { 'data-own-toasts': '' };

interface CommandPaletteProps {
  /** What can be done and opened whatever is typed. */
  groups: readonly CommandGroup[];
  /** Whether a lead was erased since it was found. */
  isErased: (leadId: number) => boolean;
  onGo: (path: string) => void;
  onClose: () => void;
}

/** Finds leads, chats and actions by a few letters; arrows choose, Enter does it. */
export function CommandPalette({ onClose, ...search }: CommandPaletteProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      transitionDuration={0}
      slotProps={{ paper: { ...OWN_TOASTS, 'aria-label': 'Command palette', sx: paletteStyle } }}
    >
      <CommandSearch {...search} onClose={onClose} />
    </Dialog>
  );
}
