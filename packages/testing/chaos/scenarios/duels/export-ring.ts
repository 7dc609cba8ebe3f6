import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ChaosStage } from '../../chaos-stage.ts';
import { sendForm } from '../people.ts';
import { type Arena, erased, type Move, type Ring, seen, twoAdmins } from './arena.ts';

/** An export that has begun, of a deleted lead among others. */
interface ExportArena extends Arena {
  readonly params: { readonly id: string };
  readonly lead: { readonly id: string };
}

type ExportMove = Move<ExportArena>;

const goOn: ExportMove = ({ params }, admin) => admin.request('continueLeadExport', { params });
const cancel: ExportMove = ({ params }, admin) => admin.request('cancelLeadExport', { params });
const restore: ExportMove = ({ lead }, admin) => admin.request('restoreLead', { params: lead });
const erase: ExportMove = ({ lead }, admin) => erased(admin, lead.id);

/** A file that is being written, and somebody in it. */
export const begunExport: Ring<ExportArena> = {
  name: 'two at an export',
  open: openArena,
  moves: { 'the next part': goOn, 'a cancellation': cancel, 'an erasure': erase, 'a restoration': restore },
};

async function openArena(stage: ChaosStage): Promise<ExportArena> {
  const person = stage.nextPerson();
  const leadId = await sendForm(stage, stage.visitor(), person);
  stage.acknowledged.leads.delete(leadId);
  const lead = { id: String(leadId) };
  await stage.admin.ask('deleteLead', { params: lead });
  await stage.product.settleIndexes();
  const body = { status: 'trash' };
  const { id } = await stage.admin.ask('startLeadExport', { body });
  const params = { id };
  return {
    admins: await twoAdmins(stage),
    params,
    lead,
    names: new Map([
      [id, '<export>'],
      [lead.id, '<lead>'],
    ]),
    look: async () => {
      const response = await stage.admin.request('downloadLeadExport', { params });
      const location = response.headers.get('location');
      const text = location === null ? '' : await (await fetch(location)).text();
      const left = stateOf(await seen(await stage.admin.request('getLead', { params: lead })));
      // What is there now has to be there when the ring is settled.
      if (left !== 'gone') stage.acknowledged.leads.set(leadId, []);
      const files = readdirSync(join(stage.product.localDir, 's3'), { recursive: true, encoding: 'utf8' });
      return {
        status: response.status,
        // A file may hold who was restored meanwhile or not: the list that it is read from lags behind.
        namesPerson: left === 'gone' && text.includes(person.email),
        files: files.filter((file) => file.includes(id)).length,
        rows: (await stage.rowsOf('ExportsTable')).filter((row) => JSON.stringify(row).includes(id)).length,
        lead: left,
      };
    },
  };
}

/** Whether a lead is there, in the trash or gone: the trash answers as well. */
function stateOf(answer: unknown): string {
  if (answer === 404) return 'gone';
  return (answer as { lead: { trash: unknown } }).lead.trash === null ? 'there' : 'in the trash';
}
