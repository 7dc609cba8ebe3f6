/**
 * `npm start`: the whole product on this machine. Only the Node version is looked at here, before anything is
 * imported that an older Node cannot run.
 */
const needed = 24;
const major = Number(process.versions.node.split('.')[0]);
if (major < needed) {
  console.error(
    `Harbour Haul runs on Node ${needed}, this is ${process.versions.node}. Use "npm start": it takes the Node that npm installed.`,
  );
  process.exit(1);
}
// Functions have Lambda's zone by their variables; what runs beside them has the same.
process.env.TZ = 'UTC';
const { main } = await import('../cloud/main.ts');
await main(process.argv.slice(2), process.env);

export {};
