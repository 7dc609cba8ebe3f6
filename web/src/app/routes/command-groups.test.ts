import { expect, it, jest } from '@jest/globals';
import { matchingCommands } from '#features/commands/command.ts';
import { commandGroups } from './command-groups.ts';

const groups = commandGroups({
  views: [],
  onTab: jest.fn(),
  onGo: jest.fn(),
  onAsk: jest.fn(),
  onKeys: jest.fn(),
  onColors: jest.fn(),
  onLogout: jest.fn(),
});
const found = (text: string) =>
  groups.flatMap(({ commands }) => matchingCommands(commands, text).map(({ label }) => label));

it.each([
  ['export', 'Export leads'],
  ['csv', 'Export leads'],
  ['download', 'Export leads'],
  ['new lead', 'New lead'],
  ['add', 'New lead'],
  ['caller', 'New lead'],
  ['trash', 'Leads: Trash'],
  ['deleted', 'Leads: Trash'],
  ['spam', 'Leads: Suspicious'],
  ['sign out', 'Log out'],
  ['logout', 'Log out'],
  ['dark', 'Dark colours'],
  ['theme', 'Dark colours'],
  ['light', 'Light colours'],
  ['help', 'Show keyboard shortcuts'],
  ['password', 'Change your password'],
  ['users', 'Go to Team'],
  ['unassigned', 'Open leads without an owner'],
  ['mine', 'Your open leads'],
  ['follow-ups due', 'Follow-ups due today or earlier'],
  ['waiting', 'Leads that need a reply'],
  ['schedule', 'Calendar of pickups'],
  ['messages', 'Go to Chat'],
])('the palette finds by "%s" what is called "%s"', (text, label) => {
  expect(found(text)).toContain(label);
});
