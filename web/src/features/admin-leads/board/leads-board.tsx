import { UPDATE_STATUSES } from '@harbour-haul/contract/leads/update-lead';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { LEAD_STATUSES, type LeadStatus } from '@harbour-haul/domain/leads/lead-status';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import { VisuallyHidden } from '#components/visually-hidden.tsx';
import { StatusDialog } from '../bulk/status-dialog.tsx';
import { BoardColumn } from './board-column.tsx';
import { boardStyle } from './board-style.ts';
import { BoardTabs } from './board-tabs.tsx';
import { type BoardStatus, nameOf, useBoardMoves } from './use-board-moves.ts';
import { useMovedFocus } from './use-moved-focus.ts';

interface LeadsBoardProps {
  onOpen: (id: number) => void;
  /** What changes to another view. */
  views: ReactNode;
}

const isSettable = (status: LeadStatus): status is BoardStatus =>
  (UPDATE_STATUSES as readonly LeadStatus[]).includes(status);

/** The leads in a column for each status, and moved between them: by a mouse, by keys, or by the menu of a card. */
export function LeadsBoard({ onOpen, views }: LeadsBoardProps) {
  const { moved, news, move } = useBoardMoves(onOpen);
  const [dragged, setDragged] = useState<Lead | null>(null);
  const [chosen, setChosen] = useState<Lead | null>(null);
  const columns = useRef<HTMLDivElement>(null);
  const shown = useRef(new Map<LeadStatus, readonly Lead[]>());
  const note = useCallback(
    (status: LeadStatus, leads: readonly Lead[]) => void shown.current.set(status, leads),
    [],
  );
  const focusLater = useMovedFocus(columns);
  const leadAt = (target: EventTarget): Lead | null => {
    const card = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
    const leads = [...shown.current.values()].flat();
    return leads.find(({ id }) => String(id) === card?.dataset.card) ?? null;
  };
  /** Who moves one card by hand goes on with the next one here; keys go with their card. */
  const moveTo = (lead: Lead, to: BoardStatus, by: 'hand' | 'keys' = 'hand') => {
    focusLater({ id: lead.id, scrolls: by === 'keys' });
    move(lead, to);
  };
  const click = (event: MouseEvent) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
    const lead = leadAt(target);
    if (!lead || ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return;
    event.preventDefault();
    if (target.closest('[data-move]')) setChosen(lead);
    else onOpen(lead.id);
  };
  const press = (event: KeyboardEvent) => {
    const lead = leadAt(event.target);
    const by = event.shiftKey ? STEPS[event.key] : undefined;
    if (!lead || by === undefined) return;
    const to = settableBeside(lead.status, by);
    event.preventDefault();
    if (to) moveTo(lead, to, 'keys');
  };
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 60, py: 1 }}>
        <Typography id="leads-title" component="h2" variant="h3" sx={{ minWidth: 112 }}>
          Leads
        </Typography>
        {views}
        <Typography variant="body2" color="textSecondary" sx={{ display: { xs: 'none', md: 'block' } }}>
          Drag a card to another status, use its menu, or press Shift with the left or right arrow.
        </Typography>
      </Box>
      <BoardTabs columns={columns} />
      <Box
        ref={columns}
        sx={boardStyle}
        onClick={click}
        onKeyDown={press}
        onDragStart={(event) => {
          const lead = leadAt(event.target);
          event.dataTransfer.effectAllowed = 'move';
          // Firefox drags nothing without it.
          event.dataTransfer.setData('text/plain', lead ? nameOf(lead) : '');
          setDragged(lead);
        }}
        onDragEnd={() => setDragged(null)}
      >
        {LEAD_STATUSES.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            moved={moved}
            isTarget={dragged !== null && dragged.status !== status && isSettable(status)}
            onDrop={() => {
              // Its card is another element then, from which no end of the drag comes.
              setDragged(null);
              if (dragged && isSettable(status)) moveTo(dragged, status);
            }}
            onShown={note}
          />
        ))}
      </Box>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {chosen && (
        <StatusDialog
          whose={nameOf(chosen)}
          onStatus={(status) => {
            setChosen(null);
            moveTo(chosen, status);
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}

/** The next status in a direction that can be set. */
function settableBeside(status: LeadStatus, by: 1 | -1): BoardStatus | undefined {
  const at = LEAD_STATUSES.indexOf(status);
  const beside = by === 1 ? LEAD_STATUSES.slice(at + 1) : LEAD_STATUSES.slice(0, at).reverse();
  return beside.find(isSettable);
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };
