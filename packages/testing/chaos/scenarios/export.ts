import { fromLeadItem } from '@harbour-haul/aws/dynamodb/leads/rows/lead-items';
import { isWorked } from '@harbour-haul/domain/leads/lead-state';
import { sendForm } from './people.ts';
import { type Scenario, unless } from './scenario.ts';

/** An admin saves all leads as a file, in steps. */
export const exportInSteps: Scenario = {
  name: 'an export',
  open: async (stage) => {
    const { admin } = stage;
    await sendForm(stage, stage.visitor(), stage.nextPerson());
    await stage.product.settleIndexes();
    // What is of the future may stand in it or not: what came while the functions' clock was ahead, and all of late once it is set back.
    let began = Date.now();
    let csv = '';
    return {
      play: async () => {
        const begun = await admin.ask('startLeadExport', { body: {} });
        began += Math.min(0, stage.clock.ahead);
        const params = { id: begun.id };
        for (let { done } = begun; !done; ) ({ done } = await admin.ask('continueLeadExport', { params }));
        csv = await admin.file('downloadLeadExport', { params });
      },
      check: async () => {
        const leads = (await stage.rowsOf('LeadsTable'))
          .filter(({ item }) => item === 'lead')
          .map(fromLeadItem);
        const expected = leads
          .filter((lead) => isWorked(lead) && Date.parse(lead.createdAt) < began)
          .map(({ id }) => id);
        const lines = csv
          .trim()
          .split('\r\n')
          .slice(1)
          .map((line) => Number.parseInt(line, 10));
        const missing = expected.filter((id) => !lines.includes(id));
        return [
          ...unless(missing.length === 0, `leads that an export lacks: ${missing.join()}`),
          ...unless(new Set(lines).size === lines.length, 'an export names a lead twice'),
        ];
      },
    };
  },
};
