import { sendForm } from './people.ts';
import { type Scenario, unless } from './scenario.ts';

/** Somebody whom the product does not know sends the form, and nothing before. */
export const firstForm: Scenario = {
  name: 'a form of somebody new',
  open: async (stage) => {
    const [person, caller] = [stage.nextPerson(), stage.visitor()];
    let id = 0;
    return {
      play: async () => {
        id = await sendForm(stage, caller, person);
      },
      check: async () => {
        const leads = await stage.rowsOf('LeadsTable');
        const own = leads.filter((row) => row.item === 'lead' && row.email === person.email);
        return [
          ...unless(own.length === 1, `${own.length} leads of one form`),
          ...unless(own[0]?.id === id, 'the lead of a form is another than was acknowledged'),
        ];
      },
    };
  },
};
