import type { Lead } from '@harbour-haul/domain/leads/lead';
import { RefusedError } from '../chaos-caller.ts';
import type { ChaosStage } from '../chaos-stage.ts';
import { sendForm } from './people.ts';
import { type Scenario, unless } from './scenario.ts';

const CONFLICT = 409;

/** An admin sets a lead to contacted, notes a call, deletes it by mistake and restores it. */
export const workOnLead: Scenario = {
  name: 'work on a lead',
  open: async (stage) => {
    const params = { id: String(await sendForm(stage, stage.visitor(), stage.nextPerson())) };
    const { admin } = stage;
    return {
      play: async () => {
        await change(
          stage,
          params.id,
          (lead) => lead.status === 'contacted',
          async ({ version }) =>
            admin.ask('updateLead', {
              params,
              body: { status: 'contacted', notes: 'Wants it gone.', version },
            }),
        );
        await change(stage, params.id, hasCall, async ({ version }) =>
          admin.ask('recordCall', { params, body: { outcome: 'reached', version } }),
        );
        await admin.ask('deleteLead', { params });
        await admin.ask('restoreLead', { params });
      },
      check: async () => {
        const { lead, events } = await admin.ask('getLead', { params });
        const times = (type: string) => events.filter((event) => event.type === type).length;
        return [
          ...unless(lead.status === 'contacted', `a lead that was set to contacted is ${lead.status}`),
          ...unless(lead.trash === null, 'a lead that was restored is in the trash'),
          ...['changed', 'called', 'deleted', 'restored'].flatMap((type) =>
            unless(times(type) === 1, `${times(type)} entries "${type}" of one`),
          ),
        ];
      },
    };
  },
};

const hasCall = (_lead: Lead, types: readonly string[]) => types.includes('called');

/** Makes a change by the version that was read; where another came first, looks whether it was this very one. */
async function change(
  { admin }: ChaosStage,
  id: string,
  isDone: (lead: Lead, types: readonly string[]) => boolean,
  make: (lead: Lead) => Promise<unknown>,
): Promise<void> {
  for (;;) {
    const { lead, events } = await admin.ask('getLead', { params: { id } });
    const types = events.map(({ type }) => type);
    if (isDone(lead, types)) return;
    try {
      await make(lead);
      return;
    } catch (error) {
      if (!(error instanceof RefusedError) || error.status !== CONFLICT) throw error;
    }
  }
}
