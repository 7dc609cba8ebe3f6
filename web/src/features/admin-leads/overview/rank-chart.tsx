import { BarChart } from '@mui/x-charts/BarChart';
import { ChartFigure } from './chart-figure.tsx';
import type { OverviewRow } from './overview-rows.ts';

const ROW_PX = 30;
/** A letter of the axis, wide ones counted in. */
const LETTER_PX = 7.5;
/** How wide bars and figures together are where a chart is narrowest. */
const MIN_PLOT_PX = 150;

interface RankChartProps {
  title: string;
  rows: readonly OverviewRow[];
  /** What the figures count, as the table's heading. */
  unit: string;
  empty: string;
  format: (value: number) => string;
}

/** Lying bars, each with its name and its figure. */
export function RankChart({ title, rows, unit, empty, format }: RankChartProps) {
  const table = (
    <table>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{unit}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{format(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <ChartFigure title={title} alternative={table} empty={rows.length === 0 ? empty : null}>
      <BarChart
        layout="horizontal"
        height={rows.length * ROW_PX + 8}
        series={[
          {
            data: rows.map(({ value }) => value),
            color: 'var(--mui-palette-primary-main)',
            valueFormatter: (value) => format(value ?? 0),
            barLabel: ({ value }) => format(value ?? 0),
            barLabelPlacement: 'outside',
          },
        ]}
        yAxis={[
          {
            data: rows.map(({ label }) => label),
            width: 8 + longest(rows.map(({ label }) => label)),
            categoryGapRatio: 0.35,
            disableLine: true,
            disableTicks: true,
            tickLabelInterval: () => true,
          },
        ]}
        xAxis={[{ position: 'none', min: 0, max: axisEnd(rows, format) }]}
        margin={{ top: 0, right: 0, bottom: 0, left: 0 }}
        borderRadius={4}
        hideLegend
        skipAnimation
        disableKeyboardNavigation
      />
    </ChartFigure>
  );
}

/** Where the axis ends, so that the figure beside the longest bar still has room: what lies beyond is cut. */
function axisEnd(rows: readonly OverviewRow[], format: (value: number) => string): number {
  const figure = 12 + longest(rows.map(({ value }) => format(value)));
  const forBars = Math.max(MIN_PLOT_PX / 3, MIN_PLOT_PX - figure);
  return (Math.max(...rows.map(({ value }) => value)) * MIN_PLOT_PX) / forBars;
}

function longest(texts: readonly string[]): number {
  return Math.ceil(LETTER_PX * Math.max(...texts.map((text) => text.length)));
}
