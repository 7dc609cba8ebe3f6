import { VISITORS } from '../../cost/visitors.ts';
import type { LoadStage } from '../load-stage.ts';
import { enterCaller, exportLeads, refresh, workOnLead } from './admin-work.ts';
import { chat } from './chat.ts';
import { LoadCaller } from './load-caller.ts';
import { look } from './look.ts';
import { personOf } from './person.ts';
import { sendQuote } from './send-quote.ts';

/** What somebody does from their coming to their going. */
export const JOURNEYS = {
  look: (stage, serial) => look(visitor(stage), personOf(serial)),
  chat: (stage, serial) =>
    chat(visitor(stage), personOf(serial), { desk: stage.desk, wantsPerson: serial % PERSON_EVERY === 0 }),
  quote: (stage, serial) => sendQuote(visitor(stage), personOf(serial), serial, stage.jpeg),
  refresh: ({ desk }) => refresh(desk.next()),
  work: ({ desk }) => workOnLead(desk.next()),
  enter: ({ desk }, serial) => enterCaller(desk.next(), personOf(serial)),
  export: ({ desk }) => exportLeads(desk.next()),
} as const satisfies Record<string, (stage: LoadStage, serial: number) => Promise<void>>;

export type JourneyName = keyof typeof JOURNEYS;
export type JourneyMix = Readonly<Record<JourneyName, number>>;

/** Every how-many-th visitor who chats talks to a person as well. */
const PERSON_EVERY = 3;

/** Of a thousand visitors: three quarters look, and for each lead somebody at the desk reads, works, and now and then enters who calls or exports. */
export const SATURDAY: JourneyMix = {
  look: VISITORS.looks,
  chat: VISITORS.chats,
  quote: VISITORS.leads,
  refresh: 250,
  work: 200,
  enter: 10,
  export: 10,
};

/** How many of such a mix are visitors. */
export function visitorShare({ look: looks, chat: chats, quote, ...admins }: JourneyMix): number {
  const visitors = looks + chats + quote;
  return visitors / (visitors + admins.refresh + admins.work + admins.enter + admins.export);
}

function visitor({ product, recorder }: LoadStage): LoadCaller {
  return new LoadCaller(new URL(product.url), recorder);
}
