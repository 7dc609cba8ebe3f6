import { describe, expect, it } from '@jest/globals';
import { chatTitle, personName, shortName, visitorTip } from './session-names.ts';
import { sampleSession } from './testing/chat-server.ts';

const PRIYA = { name: 'Priya Nair', junkType: 'electronics', area: 'Dartmouth' } as const;
const VISITOR = 'afca0315-7d1c-4b07-a0a5-0f7e1cf0e8d1';

describe('names of chats', () => {
  it.each([
    [null, 'Visitor AFCA', 'Visitor'],
    [{ ...PRIYA, name: null, area: null }, 'Visitor AFCA · Electronics', 'Visitor'],
    [{ ...PRIYA, area: null }, 'Priya Nair · Electronics', 'Priya'],
    [PRIYA, 'Priya Nair · Electronics · Dartmouth', 'Priya'],
    [{ ...PRIYA, language: 'en' as const }, 'Priya Nair · Electronics · Dartmouth', 'Priya'],
    [{ ...PRIYA, language: 'fr' as const }, 'Priya Nair · Electronics · Dartmouth · French', 'Priya'],
  ])('a chat with %j is called "%s"', (customer, title, short) => {
    const session = sampleSession('a', { visitorId: VISITOR, customer });
    expect(chatTitle(session)).toBe(title);
    expect(shortName(session)).toBe(short);
  });

  it.each([
    ['visitor-one', 'Visitor ONE'],
    ['v_1', 'Visitor V1'],
    ['---', 'Visitor'],
  ])('the visitor %s is called "%s"', (visitorId, name) => {
    expect(personName(sampleSession('a', { visitorId }))).toBe(name);
  });

  it('a tooltip shows 16 characters of the visitor id', () => {
    expect(visitorTip({ visitorId: '0123456789abcdef' })).toBe('0123456789abcdef');
    expect(visitorTip({ visitorId: VISITOR })).toBe('afca0315-7d1c-4b…');
  });
});
