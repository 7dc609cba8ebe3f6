import { REQUEST_TOKEN_HEADER } from '@harbour-haul/contract/requests/get-request';
import { MAX_ABOUT_LEAD } from '@harbour-haul/domain/notices/notice-limits';
import { newLeadMailId, unansweredMailId } from '@harbour-haul/domain/notices/team-notices';
import type { ChaosStage } from '../chaos-stage.ts';
import { correct } from './correct.ts';
import { letTimePass, untilBusiness } from './let-time-pass.ts';
import { sendForm } from './people.ts';
import type { Scenario } from './scenario.ts';
import { brokenTellings, tellingsOf } from './told.ts';

/** Enough for one that fails and the one that makes up for it. */
const RUNS = 3;

/**
 * A homeowner sends the form, and nobody answers; another one corrects a request once more than the team is mailed of at once. Each is
 * told by its own way: by the streams, by the reminder and by the digest of the rule that runs every minute.
 */
export const reminders: Scenario = {
  name: 'people who are told',
  open: async (stage) => {
    const [person, caller] = [stage.nextPerson(), stage.visitor()];
    const corrected = await muchCorrected(stage);
    let id = 0;
    return {
      play: async () => {
        id = await sendForm(stage, caller, person);
        await corrected.correctOnceMore();
        await stage.product.idle();
        await letTimePass(stage, { runs: RUNS, ahead: untilBusiness() });
      },
      check: async (fault) => {
        const told = tellingsOf(stage);
        const things = [
          {
            what: 'a new lead',
            notices: [newLeadMailId(id)],
            times: told.mailsAbout(`New lead #${id}:`),
          },
          {
            what: 'a new lead by text',
            notices: [`new-lead#${id}#text`],
            times: told.textsWith(`New lead #${id}:`),
          },
          {
            what: 'a confirmation',
            notices: [`confirmation#${id}#first#mail`],
            times: told.mailsTo(person.email),
          },
          {
            what: 'a lead that nobody answers',
            notices: [unansweredMailId(id)],
            times: told.mailsAbout(`Still unanswered: lead #${id},`),
          },
          {
            what: 'a correction in a digest',
            notices: [`corrected#${corrected.id}#`, 'digest#'],
            times: told.linesOfDigests(`Lead #${corrected.id} was corrected`),
          },
        ];
        return brokenTellings(stage, things, fault);
      },
    };
  },
};

/** A request that was corrected as often as the team is mailed of at once. */
async function muchCorrected(stage: ChaosStage) {
  const [person, caller] = [stage.nextPerson(), stage.visitor()];
  const id = await sendForm(stage, caller, person);
  const { token } = await caller.ask('openRequest', { params: { id: String(id) } });
  const headers = { [REQUEST_TOKEN_HEADER]: token };
  const correctOnceMore = () => correct(caller, headers, { note: 'Please ring twice.' });
  for (let times = 0; times < MAX_ABOUT_LEAD; times += 1) await correctOnceMore();
  return { id, correctOnceMore };
}
