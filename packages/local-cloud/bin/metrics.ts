import { metricTotals } from '../cloudwatch/metric-files.ts';

/** Prints what the local product has counted: `npm run metrics`, of the LOCAL_DIR that `npm start` uses. */
const rows = metricTotals(process.env.LOCAL_DIR ?? '.local');
if (rows.length === 0) console.log('Nothing has been counted yet.');
else console.table(Object.fromEntries(rows.map(({ metric, ...total }) => [metric, total])));
