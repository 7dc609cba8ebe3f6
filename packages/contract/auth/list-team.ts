import { defineOperation } from '../operation.ts';

/** Somebody whom chats and leads can be assigned to. */
export interface TeamMember {
  /** The username. */
  id: string;
  /** As consoles show it. */
  name: string;
  /** Whether a console of theirs is open at present. */
  isConnected: boolean;
}

/** All who may sign in and have ever done so, by name. */
export const listTeam = defineOperation<{ response: { members: TeamMember[] } }>()({
  method: 'GET',
  path: '/api/team',
  access: 'admin',
  function: 'chat',
});
