import { UPDATE_STATUSES } from '@harbour-haul/contract/leads/fields/update-statuses';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { LEAD_STATUSES, type LeadStatus } from '@harbour-haul/domain/leads/lead-status';
import Box from '@mui/material/Box';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import { VisuallyHidden } from '#components/visually-hidden.tsx';
import { useKeys } from '#lib/keys/use-keys.ts';
import { lazyDialog } from '#lib/lazy/lazy-dialog.tsx';
import { askAboutCall } from '../calls/pending-call.ts';
import { FirstDay } from '../empty/first-day.tsx';
import { nameOf } from '../lead-name.ts';
import type { LeadsViewsProps } from '../list/leads-list-view.tsx';
import { useViewSteps } from '../list/use-view-steps.ts';
import { useMovedFocus } from '../moves/use-moved-focus.ts';
import { StatusDialog } from '../status-change/status-dialog.tsx';
import { BoardBar } from './board-bar.tsx';
import { BoardColumn } from './board-column.tsx';
import { boardStyle } from './board-style.ts';
import { BoardTabs, scrollToChild } from './board-tabs.tsx';
import { focusCardBeside, focusNextCard } from './card-focus.ts';
import type { ColumnCards } from './column-cards.ts';
import { DraggedChip } from './dragged-chip.tsx';
import { type BoardStatus, useBoardMoves } from './use-board-moves.ts';
import { useBoardSettings } from './use-board-settings.ts';
import { useMovedHere } from './use-moved-here.ts';
import { useTouchDrag } from './use-touch-drag.ts';

const CardDayDialog = lazyDialog(async () => (await import('./card-day-dialog.tsx')).CardDayDialog);

interface LeadsBoardProps extends LeadsViewsProps {
  /** What changes to another view. */
  views: ReactNode;
  /** What makes a lead by hand. */
  newLead: ReactNode;
}

/** What each column shows, as far as it is loaded. */
type ShownColumns = Partial<Record<LeadStatus, ColumnCards>>;

/** A card whose menu is open, and where its button is. */
interface ChosenCard {
  lead: Lead;
  button: DOMRect;
}

const NOTHING_SHOWN: ColumnCards = { leads: [], total: 0, isMore: false };

const isSettable = (status: LeadStatus): status is BoardStatus =>
  (UPDATE_STATUSES as readonly LeadStatus[]).includes(status);

/** The leads in a column for each status, and moved between them: by a mouse, a finger, keys, or the menu of a card. */
export function LeadsBoard({ onOpen, onStep, openId, details, views, newLead }: LeadsBoardProps) {
  const { settings, narrowing, columns: lists, narrow, show } = useBoardSettings();
  const [dragged, setDragged] = useState<Lead | null>(null);
  const [chosen, setChosen] = useState<ChosenCard | null>(null);
  const columns = useRef<HTMLDivElement>(null);
  const focusLater = useMovedFocus(columns);
  const [undated, setUndated] = useState<Lead | null>(null);
  const { moved, news, move, schedule } = useBoardMoves({
    onOpen,
    onUndo: (id) => focusLater({ id, scrolls: true }),
    onChooseDay: setUndated,
  });
  const movedHere = useMovedHere(moved, narrowing);
  const [shown, setShown] = useState<ShownColumns>({});
  const note = useCallback(
    (status: LeadStatus, cards: ColumnCards) => setShown((before) => ({ ...before, [status]: cards })),
    [],
  );
  const runs = LEAD_STATUSES.map((status) => shown[status] ?? NOTHING_SHOWN);
  // Their columns stay: a first lead comes by them.
  const isFirstDay =
    narrowing === '' && LEAD_STATUSES.every((status) => shown[status]?.total === 0 && !shown[status].isMore);
  const steps = useViewSteps(openId, runs, onStep);
  /** What a column shows is noted after it is drawn: the next of some quick keys goes on from where the card is seen. */
  const leadAt = (target: EventTarget): Lead | null => {
    const card = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
    const lead = card ? byId(Number(card.dataset.card)) : undefined;
    const column = card?.closest<HTMLElement>('[data-column]')?.dataset.column;
    const status = LEAD_STATUSES.find((one) => one === column);
    return lead && status ? { ...lead, status } : null;
  };
  /** Who moves one card by hand goes on with the next one here; keys go with their card. */
  const moveTo = (lead: Lead, to: BoardStatus, by: 'hand' | 'keys' = 'hand') => {
    focusLater({ id: lead.id, scrolls: by === 'keys' });
    move(lead, to, by === 'keys' && isBeyond(lead.status, to));
  };
  const click = (event: MouseEvent) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
    const lead = leadAt(target);
    if (!lead || ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return;
    if (target.closest('[href^="tel:"]')) return askAboutCall(lead);
    event.preventDefault();
    const button = target.closest('[data-move]')?.getBoundingClientRect();
    if (button) setChosen({ lead, button });
    else onOpen(lead.id);
  };
  const press = (event: KeyboardEvent) => {
    const lead = leadAt(event.target);
    const by = event.shiftKey ? STEPS[event.key] : undefined;
    const card = (event.target as Element).closest<HTMLElement>('[data-card]');
    if (card && !event.shiftKey && focusCardBeside(card, event.key)) event.preventDefault();
    if (!lead || by === undefined) return;
    const to = settableBeside(lead.status, by);
    event.preventDefault();
    if (to) moveTo(lead, to, 'keys');
  };
  useKeys({
    j: () => focusNextCard(columns.current, 1),
    k: () => focusNextCard(columns.current, -1),
  });
  const byId = (id: number) => runs.flatMap((run) => run.leads).find((lead) => lead.id === id);
  const isTarget = (lead: Lead | null | undefined, status: LeadStatus): status is BoardStatus =>
    lead != null && lead.status !== status && isSettable(status);
  const touch = useTouchDrag(columns, (id, to) => {
    const lead = byId(id);
    if (lead && isTarget(lead, to)) moveTo(lead, to);
  });
  const touched = touch ? byId(touch.id) : undefined;
  const held = dragged ?? touched;
  return (
    <>
      <BoardBar
        settings={settings}
        views={views}
        newLead={newLead}
        onChange={narrow}
        onView={(view) => {
          show(view);
          // All columns stay; the one that the view is of is in sight.
          scrollToChild(columns.current, (LEAD_STATUSES as readonly string[]).indexOf(view.status));
        }}
      />
      {isFirstDay ? <FirstDay /> : <BoardTabs columns={columns} />}
      <Box
        ref={columns}
        sx={[boardStyle, isFirstDay && { display: 'none' }]}
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
            query={lists[status]}
            moved={movedHere}
            isTarget={isTarget(held, status)}
            isTouched={touch?.over === status}
            onDrop={() => {
              // Its card is another element then, from which no end of the drag comes.
              setDragged(null);
              if (dragged && isTarget(dragged, status)) moveTo(dragged, status);
            }}
            onShown={note}
          />
        ))}
      </Box>
      {touch && touched && (
        <DraggedChip
          name={nameOf(touched)}
          to={touch.over && isTarget(touched, touch.over) ? touch.over : null}
          x={touch.x}
          y={touch.y}
        />
      )}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {details(undefined, steps)}
      {chosen && (
        <StatusDialog
          whose={nameOf(chosen.lead)}
          current={chosen.lead.status}
          beneath={chosen.button}
          onStatus={(status) => {
            setChosen(null);
            moveTo(chosen.lead, status);
          }}
          onClose={() => setChosen(null)}
        />
      )}
      {undated && (
        <CardDayDialog
          lead={undated}
          onSchedule={(day, hours) => {
            setUndated(null);
            schedule(byId(undated.id) ?? undated, day, hours);
          }}
          onClose={() => setUndated(null)}
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

/** Whether a column that cannot be set lies between two. */
function isBeyond(from: LeadStatus, to: LeadStatus): boolean {
  return Math.abs(LEAD_STATUSES.indexOf(from) - LEAD_STATUSES.indexOf(to)) > 1;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };
