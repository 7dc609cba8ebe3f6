import { addressKey, mailboxKey } from '@harbour-haul/aws/dynamodb/notices/address-key';
import { firstMailKey, suppressionKey } from '@harbour-haul/aws/dynamodb/rows';
import { Table } from '@harbour-haul/aws/dynamodb/table/table';
import { tableNameOf } from '../../bench/load/accounts/read-rows.ts';
import { sendForm } from './people.ts';
import { type Scenario, unless } from './scenario.ts';
import { brokenTellings, tellingsOf } from './told.ts';

let serial = 0;

/** A homeowner gives an address whose mail comes back; it gets no other. */
export const mailFeedback: Scenario = {
  name: 'a mail that comes back',
  open: async (stage) => {
    serial += 1;
    const [person, caller] = [stage.nextPerson(), stage.visitor()];
    const email = `bounce+chaos${serial}@simulator.amazonses.com`;
    Object.assign(person, { email });
    const notices = new Table(stage.product.documents, tableNameOf('NoticesTable'));
    // All of them are one mailbox, which gets one mail.
    await notices.delete(firstMailKey(mailboxKey(email)));
    let id = 0;
    return {
      play: async () => {
        id = await sendForm(stage, caller, person);
        await stage.product.idle();
      },
      check: async (fault) => {
        const times = tellingsOf(stage).mailsTo(email);
        const isSuppressed = (await notices.get(suppressionKey(addressKey(email)))) !== null;
        const thing = { what: 'a confirmation', notices: [`confirmation#${id}#first#mail`], times };
        return [
          ...(await brokenTellings(stage, [thing], fault)),
          ...unless(times === 0 || isSuppressed, 'an address whose mail came back is mailed on'),
        ];
      },
    };
  },
};
