import { type ChaosCaller, RefusedError } from '../chaos-caller.ts';
import { aColleague } from './colleague.ts';
import { beginChat, say } from './people.ts';
import { type Scenario, unless } from './scenario.ts';

const ADMINS = ['chaos-1', 'chaos-2'] as const;

/** Two admins take over the same chat at the same moment; who has it answers and ends it. */
export const takeover: Scenario = {
  name: 'two admins for one chat',
  open: async (stage) => {
    const [person, visitor] = [stage.nextPerson(), stage.visitor()];
    const admins = await Promise.all(ADMINS.map((name) => aColleague(stage, name)));
    const id = await beginChat(stage, visitor, person);
    const params = { id };
    const winners: string[] = [];
    return {
      play: async () => {
        await say(stage, visitor, { id, sender: 'user', content: 'Is anybody there?' });
        const taken = await Promise.all(admins.map((admin) => take(admin, id)));
        const holders = admins.filter((_, index) => taken[index]);
        winners.push(...ADMINS.filter((_, index) => taken[index]));
        const [holder] = holders;
        if (holder === undefined) return;
        await say(stage, holder, { id, sender: 'admin', content: 'Hello, this is a person.' });
      },
      check: async () => {
        const { adminId, isHandedOff, seq } = await stage.admin.ask('getChatSession', { params });
        return [
          ...unless(winners.length === 1, `${winners.length} admins were told that a chat is theirs`),
          ...unless(isHandedOff && adminId === winners[0], 'a chat is held by another than was told so'),
          ...unless(seq === 2, `${seq} messages of two`),
        ];
      },
    };
  },
};

/** Takes a chat over, from a colleague where one is named. @returns whether it is theirs now */
export async function take(admin: ChaosCaller, id: string, takeOverFrom?: string): Promise<boolean> {
  const body = { isHandedOff: true, ...(takeOverFrom !== undefined && { takeOverFrom }) };
  try {
    await admin.ask('updateChatSession', { params: { id }, body });
    return true;
  } catch (error) {
    if (error instanceof RefusedError && error.status === 409) return false;
    throw error;
  }
}
