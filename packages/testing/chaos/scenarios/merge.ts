import { sendForm } from './people.ts';
import { type Scenario, unless } from './scenario.ts';

/** An admin merges two leads, separates them and merges them again. */
export const merge: Scenario = {
  name: 'merging two leads',
  open: async (stage) => {
    const { admin } = stage;
    const id = await sendForm(stage, stage.visitor(), stage.nextPerson());
    const otherId = await sendForm(stage, stage.visitor(), stage.nextPerson());
    const pair = { params: { id: String(id) }, body: { otherId } };
    return {
      play: async () => {
        await admin.ask('mergeLeads', pair);
        await admin.ask('unmergeLeads', pair);
        await admin.ask('mergeLeads', pair);
      },
      check: async () => {
        const read = async (one: number) => admin.ask('getLead', { params: { id: String(one) } });
        const [{ lead, events, merged }, other] = [await read(id), await read(otherId)];
        const times = (type: string) => events.filter((event) => event.type === type).length;
        return [
          ...unless(lead.mergedInto === null, 'the lead that remains is merged into another'),
          ...unless(other.lead.mergedInto === id, 'the other lead is not merged into it'),
          ...unless(
            merged.join() === String(otherId),
            `it holds ${merged.join() || 'none'} in place of the other`,
          ),
          ...unless(times('merged') === 2, `${times('merged')} entries "merged" of two`),
          ...unless(times('unmerged') === 1, `${times('unmerged')} entries "unmerged" of one`),
        ];
      },
    };
  },
};
