import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { numeral } from '../list-labels.ts';
import { type LoadedPage, pageCount, pageNumbers, rowRange } from './page-position.ts';

interface LeadsPaginationProps {
  page: LoadedPage;
  compact: boolean;
  onGoTo: (page: number) => void;
}

/** The way through the pages; nothing where there is only one. A list that is not counted has no page numbers. */
export function LeadsPagination({ page, compact, onGoTo }: LeadsPaginationProps) {
  const pages = pageCount(page.total, page.rows);
  const isFirst = page.page <= 1;
  const isLast = pages === null ? page.nextCursor === null : page.page >= pages;
  if (isFirst && isLast) return null;
  const step = (by: number) => onGoTo(page.page + by);
  return (
    <Box component="nav" aria-label="Pages of leads" sx={navStyle}>
      <Typography variant="body2" color="textSecondary">
        {resultsText(page)}
      </Typography>
      <Box sx={stepsStyle}>
        <StepButton disabled={isFirst} onClick={() => step(-1)} startIcon={<ChevronLeft />}>
          Previous
        </StepButton>
        {pages !== null && !compact && <PageButtons current={page.page} pages={pages} onGoTo={onGoTo} />}
        {pages !== null && compact && (
          <Typography variant="body2">{`Page ${page.page} of ${pages}`}</Typography>
        )}
        <StepButton disabled={isLast} onClick={() => step(1)} endIcon={<ChevronRight />}>
          Next
        </StepButton>
      </Box>
    </Box>
  );
}

function resultsText(page: LoadedPage): string {
  if (page.total === null) return `Page ${page.page}`;
  const { first, last } = rowRange(page, page.total);
  return `Showing ${numeral(first)} to ${numeral(last)} of ${numeral(page.total)} results`;
}

interface PageButtonsProps {
  current: number;
  pages: number;
  onGoTo: (page: number) => void;
}

function PageButtons({ current, pages, onGoTo }: PageButtonsProps) {
  return pageNumbers(current, pages).map((number, index) =>
    number === null ? (
      <Box component="span" key={`gap-${index}`} sx={{ px: 0.5, color: 'text.secondary' }}>
        …
      </Box>
    ) : (
      <Button
        key={number}
        variant={number === current ? 'contained' : 'text'}
        color={number === current ? 'primary' : 'inherit'}
        aria-label={`Page ${number}`}
        aria-current={number === current ? 'page' : undefined}
        onClick={() => onGoTo(number)}
        sx={{ minWidth: 44, px: 1 }}
      >
        {number}
      </Button>
    ),
  );
}

interface StepButtonProps {
  disabled: boolean;
  onClick: () => void;
  children: string;
  startIcon?: ReactNode;
  endIcon?: ReactNode;
}

/** Not `disabled` at the ends: the keyboard's focus would be lost by the very click that leads there. */
function StepButton({ disabled, onClick, ...rest }: StepButtonProps) {
  return (
    <Button
      color="inherit"
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      sx={{ px: 1.5, ...(disabled && { color: 'text.disabled', cursor: 'default' }) }}
      {...rest}
    />
  );
}

const stepsStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  justifyContent: { xs: 'space-between', sm: 'flex-end' },
};

const navStyle = {
  mt: 2,
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  alignItems: { xs: 'stretch', md: 'center' },
  justifyContent: 'space-between',
  gap: 1,
  fontVariantNumeric: 'tabular-nums',
};
