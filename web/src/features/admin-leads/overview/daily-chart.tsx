import { STATUS_LABELS } from '@harbour-haul/domain/leads/lead-status';
import type { OverviewDay } from '@harbour-haul/domain/leads/overview/overview';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { shortDay } from '../lead-dates.ts';
import { numeral } from '../list-labels.ts';
import { ChartFigure } from './chart-figure.tsx';
import { leadCount, shownStatuses } from './overview-rows.ts';
import { statusColor, statusColors } from './status-colors.ts';

const HEIGHT_PX = 260;

/** The leads of each day, by the status that they have now. */
export function DailyChart({ days }: { days: readonly OverviewDay[] }) {
  const statuses = shownStatuses(days);
  const busy = days.filter((day) => leadCount([day]) > 0);
  const table = (
    <table>
      <thead>
        <tr>
          <th scope="col">Day</th>
          {statuses.map((status) => (
            <th key={status} scope="col">
              {STATUS_LABELS[status]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {busy.map(({ day, byStatus }) => (
          <tr key={day}>
            <th scope="row">{shortDay(day)}</th>
            {statuses.map((status) => (
              <td key={status}>{numeral(byStatus[status] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <ChartFigure
      title="Leads per day by status"
      alternative={table}
      empty={statuses.length === 0 ? `No leads in these ${days.length} days.` : null}
    >
      <Box sx={statusColors}>
        <BarChart
          height={HEIGHT_PX}
          series={statuses.map((status) => ({
            id: status,
            label: STATUS_LABELS[status],
            data: days.map(({ byStatus }) => byStatus[status] ?? 0),
            color: statusColor(status),
            stack: 'leads',
            // A legend of seven statuses is enough; those without leads on a day need no line in its tooltip.
            valueFormatter: (value) => (value ? numeral(value) : null),
          }))}
          xAxis={[
            {
              data: days.map(({ day }) => day),
              valueFormatter: (day: string) => shortDay(day).replace(/, \d{4}$/, ''),
              disableTicks: true,
              categoryGapRatio: 0.25,
            },
          ]}
          yAxis={[{ width: 34, tickMinStep: 1, disableLine: true, disableTicks: true }]}
          grid={{ horizontal: true }}
          margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
          borderRadius={3}
          skipAnimation
          disableKeyboardNavigation
        />
      </Box>
    </ChartFigure>
  );
}
