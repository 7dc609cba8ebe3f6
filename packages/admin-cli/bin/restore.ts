import { parseArgs } from 'node:util';
import { Table } from '@harbour-haul/aws/dynamodb/table/table';
import { deployedTable } from '../deployed-table.ts';
import { localTable } from '../local-address.ts';
import { missingLeads } from '../restore/missing-leads.ts';
import { restoreLeads } from '../restore/restore-leads.ts';

const USAGE = `Usage: npm run restore -- COPY --lead ID[,ID…] | --missing [--apply] [--stack NAME [--profile PROFILE]]

Brings leads back that are gone, from COPY, a table that the leads table was restored to as it was at some time. Without
--apply it only says what it would do. What was erased, withdrawn or has left the trash stays gone.`;
const OUTPUT = 'LeadsTableName';

/** `npm run restore`: a line for each lead. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      lead: { type: 'string' },
      missing: { type: 'boolean', default: false },
      apply: { type: 'boolean', default: false },
      stack: { type: 'string' },
      profile: { type: 'string' },
    },
  });
  const [copyName, ...rest] = positionals;
  const named = values.lead?.split(',').map(Number) ?? [];
  const isWhole = named.every((id) => Number.isSafeInteger(id) && id > 0);
  if (copyName === undefined || rest.length > 0 || !isWhole || named.length > 0 === values.missing)
    throw new Error(USAGE);
  const { client, table } = values.stack
    ? await deployedTable(values.stack, values.profile, OUTPUT)
    : localTable(process.env.LOCAL_DIR ?? '.local', OUTPUT);
  const tables = { live: new Table(client, table), copy: new Table(client, copyName) };
  const ids = values.missing ? await missingLeads(tables) : named;
  const results = await restoreLeads(tables, { ids, apply: values.apply, now: new Date() });
  for (const { id, outcome } of results) console.log(`Lead ${id} ${outcome}.`);
  if (!values.apply) console.log('Nothing was written. Repeat it with --apply to restore.');
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
