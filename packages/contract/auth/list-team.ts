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

interface Team {
  members: TeamMember[];
  /** What those were called who may sign in no more: leads and chats may still be theirs. An earlier version knows nothing of them. */
  former?: Pick<TeamMember, 'id' | 'name'>[];
}

/** All who may sign in and have ever done so, by name, and who might once. */
export const listTeam = defineOperation<{ response: Team }>()({
  method: 'GET',
  path: '/api/team',
  access: 'admin',
  function: 'chat',
});
