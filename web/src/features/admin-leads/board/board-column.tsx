import type { ListLeadsQuery } from '@harbour-haul/contract/leads/list-leads';
import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import { type LeadStatus, STATUS_LABELS } from '@harbour-haul/domain/leads/lead-status';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { type DragEvent, useEffect, useId, useMemo, useState } from 'react';
import { useNow } from '#lib/use-now.ts';
import { useKnownLeads } from '../api/known-leads.ts';
import { useBoardColumn } from '../api/use-board-column.ts';
import { numeral } from '../list-labels.ts';
import { BoardCard } from './board-card.tsx';
import { type BoardMoved, type ColumnCards, columnCards } from './column-cards.ts';

interface BoardColumnProps {
  status: LeadStatus;
  /** The list that is shown here, of this status. */
  query: ListLeadsQuery;
  moved: BoardMoved;
  /** Whether the card that is dragged may be dropped here. */
  isTarget: boolean;
  /** Whether a finger drags a card over it. */
  isTouched: boolean;
  onDrop: () => void;
  /** Which leads are shown here now. */
  onShown: (status: LeadStatus, cards: ColumnCards) => void;
}

/** What was moved to a column is there before its list is: the next key goes on from it. */
const NOTHING_LOADED = { rows: [], total: null, hasNext: true };

/** The leads of a column: how many there are, their cards, and the way to more of them. */
export function BoardColumn(props: BoardColumnProps) {
  const { status, query, moved, isTarget, isTouched, onDrop, onShown } = props;
  const id = useId();
  const [isOver, setOver] = useState(false);
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useBoardColumn(query);
  const known = useKnownLeads();
  const today = halifaxToday(useNow());
  const cards = useMemo(() => {
    if (!data) return columnCards(query, NOTHING_LOADED, known, moved);
    const rows = data.pages.flatMap(({ leads }) => leads);
    const list = { rows, total: data.pages[0]?.total ?? null, hasNext: hasNextPage };
    return columnCards(query, list, known, moved);
  }, [data, hasNextPage, known, moved, query]);
  useEffect(() => onShown(status, cards), [cards, status, onShown]);
  const over = (event: DragEvent) => {
    if (!isTarget) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onDrop();
  };
  return (
    <Box
      component="section"
      aria-labelledby={id}
      data-column={status}
      data-target={isTarget}
      data-over={isTarget && (isOver || isTouched)}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <h3 id={id}>
        {STATUS_LABELS[status]} <span className="quiet">{data && countText(cards)}</span>
      </h3>
      {isError && (
        <p className="quiet">
          {data ? 'These could not be refreshed.' : 'These leads are not available.'}{' '}
          <Button size="small" onClick={() => void refetch()} sx={{ px: 1 }}>
            Try Again
          </Button>
        </p>
      )}
      {data && cards.leads.length === 0 && (
        <p className="quiet">{cards.isMore ? 'None among the first looked at' : 'No leads'}</p>
      )}
      <ul aria-labelledby={id}>
        {cards.leads.map((lead) => (
          <BoardCard key={lead.id} lead={lead} today={today} />
        ))}
      </ul>
      {!data &&
        !isError &&
        [0, 1, 2].map((key) => <Skeleton key={key} variant="rounded" height={84} sx={{ mb: 1 }} />)}
      {hasNextPage && (
        <Button
          size="small"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          aria-describedby={id}
          sx={{ width: '100%' }}
        >
          Show more
        </Button>
      )}
    </Box>
  );
}

/** How many there are, or as many as are loaded and more; nothing while a look at some has found none. */
function countText({ total, isMore }: ColumnCards): string {
  if (!isMore) return numeral(total);
  return total === 0 ? '' : `${numeral(total)}+`;
}
