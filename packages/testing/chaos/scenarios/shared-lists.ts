import { RefusedError } from '../chaos-caller.ts';
import type { ChaosStage } from '../chaos-stage.ts';
import { type Scenario, unless } from './scenario.ts';

const CONFLICT = 409;
const SETTINGS = {
  status: 'all',
  quick: null,
  search: 'elm',
  sort: 'createdAt',
  order: 'desc',
  columns: ['status', 'phone'],
};
let serial = 0;

/** An admin saves a reply for all of the team, and two lists of leads, of which one is deleted again. */
export const sharedLists: Scenario = {
  name: 'replies and views of the team',
  open: async (stage) => {
    const { admin } = stage;
    serial += 1;
    const name = `chaos-${serial}`;
    const names = [name, `${name} too`] as const;
    const reply = { id: name, shortcut: name, text: 'We call you back.', topics: [] };
    const { version, replies } = await admin.ask('listCannedReplies');
    const others = replies.filter(({ id }) => !id.startsWith('chaos-'));
    const broken: string[] = [];
    return {
      play: async () => {
        const body = { version, replies: [...others, reply] };
        broken.push(...(await refusal(() => admin.ask('saveCannedReplies', { body }))));
        for (const each of names)
          broken.push(
            ...(await refusal(() => admin.ask('saveLeadView', { body: { ...SETTINGS, name: each } }))),
          );
        await admin.ask('deleteLeadView', { params: { id: await idOfView(stage, names[1]) } });
      },
      check: async (fault) => {
        const stored = await admin.ask('listCannedReplies');
        const { views } = await admin.ask('listLeadViews');
        const times = (searched: string) => views.filter((view) => view.name === searched).length;
        for (const each of names)
          await admin.ask('deleteLeadView', { params: { id: await idOfView(stage, each) } });
        return [
          ...broken,
          ...unless(stored.replies.filter(({ id }) => id === name).length === 1, 'a saved reply is gone'),
          ...unless(stored.version === version + 1, `one list was saved ${stored.version - version} times`),
          ...unless(times(names[0]) === 1, `${times(names[0])} views of one`),
          // Of a save that stood still until the view was deleted nobody can tell that it is none of a new one.
          ...unless(times(names[1]) === 0 || fault?.kind === 'frozen', 'a view that was deleted is there'),
        ];
      },
    };
  },
};

/** Nobody else saves anything: what is refused is refused to whom it was saved for. */
async function refusal(save: () => Promise<unknown>): Promise<string[]> {
  try {
    await save();
    return [];
  } catch (error) {
    if (!(error instanceof RefusedError) || error.status !== CONFLICT) throw error;
    return [`what was saved is refused as somebody else's: ${error.message}`];
  }
}

async function idOfView({ admin }: ChaosStage, name: string): Promise<string> {
  const { views } = await admin.ask('listLeadViews');
  return views.find((view) => view.name === name)?.id ?? 'none';
}
