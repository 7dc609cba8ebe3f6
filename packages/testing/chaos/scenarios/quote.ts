import { mailbox } from '../../mailbox.ts';
import type { ChaosCaller } from '../chaos-caller.ts';
import { SECRET_OF_PHOTO } from '../chaos-stage.ts';
import { sendForm, sendPhoto } from './people.ts';
import { type Scenario, unless } from './scenario.ts';

/** A homeowner sends a photo and the form; the team and they are told. */
export const quote: Scenario = {
  name: 'a quote with a photo',
  open: async (stage) => {
    const [person, caller] = [stage.nextPerson(), stage.visitor()];
    const served = new Set<string>();
    let [photo, id] = ['', 0];
    return {
      play: async () => {
        photo = await sendPhoto(stage, caller, person);
        id = await sendForm(stage, caller, person, [photo]);
        served.add(await shown(caller, photo));
      },
      check: async () => {
        const leads = await stage.rowsOf('LeadsTable');
        const own = leads.filter((row) => row.item === 'lead' && row.email === person.email);
        const { lead } = await stage.admin.ask('getLead', { params: { id: String(id) } });
        served.add(await shown(caller, photo));
        const mails = mailbox(stage.product.localDir).mails();
        return [
          ...unless(own.length === 1, `${own.length} leads of one form`),
          ...unless(lead.photoPath?.includes(photo) === true, 'a lead lacks its photo'),
          ...unless(!served.has('not clean'), 'a photo was shown with what the phone wrote into it'),
          ...unless(served.has('clean'), 'a clean photo is not shown'),
          ...unless(told(mails, person.email) <= 1, 'a homeowner was mailed twice'),
          ...unless(told(mails, `lead ${id}`) <= 1, 'the team was mailed twice'),
        ];
      },
    };
  },
};

/** What of a photo is shown to its visitor. */
async function shown(caller: ChaosCaller, name: string): Promise<'clean' | 'not clean' | 'nothing'> {
  const response = await caller.fetch(`/uploads/${name}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  if (!response.ok) return 'nothing';
  return bytes.includes(SECRET_OF_PHOTO) ? 'not clean' : 'clean';
}

function told(mails: ReturnType<ReturnType<typeof mailbox>['mails']>, to: string): number {
  return mails.filter((mail) => mail.to.includes(to) || mail.subject.includes(to)).length;
}
