import synthesize from '../setup/synthesize.ts';
import { countAdminTab, HOUR_MINUTES, MONTH_MINUTES } from './cost/admin-tab.ts';
import { costReport, partsText, reportText } from './cost/cost-report.ts';
import { openCostStage } from './cost/cost-stage.ts';
import { countVisitors, USUAL_SAMPLE } from './cost/visitors.ts';

/**
 * `npm run bench:cost [-- --json | --parts]`: what 1,000 visitors and an admin's open tab cost, by what a browser makes
 * the local cloud use, times AWS's list prices (`cost/price-table.ts`). Ends with 1 where a budget is missed.
 */
/** As long as the longest interval of the tab: its lists are read again every half hour. */
const TAB_MINUTES = 30;

const flags = new Set(process.argv.slice(2));
await synthesize();
const stage = await openCostStage();
try {
  const visitors = await countVisitors(stage, USUAL_SAMPLE);
  const tab = await countAdminTab(stage, TAB_MINUTES);
  const hour = [tab.open, ...tab.idle(HOUR_MINUTES)];
  const report = costReport(visitors, hour, tab.idle(MONTH_MINUTES));
  console.log(flags.has('--json') ? JSON.stringify(report, null, 2) : reportText(report));
  if (flags.has('--parts')) console.log(partsText([...visitors, ...hour]));
  process.exitCode = report.missed.length === 0 ? 0 : 1;
} finally {
  await stage.stop();
}
