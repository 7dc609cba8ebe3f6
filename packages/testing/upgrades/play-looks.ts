import type { Ask } from './ask.ts';

/** What a console reads of what was played: each of its screens once. */
export async function playLooks(ask: Ask, chatId: string, leadId: number): Promise<void> {
  const reads = [
    '/api/user',
    '/api/team',
    '/api/accounts',
    '/api/lead-views',
    '/api/canned-replies',
    '/api/leads?limit=50',
    '/api/leads?status=trash&limit=50',
    '/api/leads?status=suspicious&limit=50',
    '/api/leads/count',
    '/api/leads/overview?days=7',
    '/api/leads/today',
    `/api/leads/by-id/${leadId}`,
    '/api/chat/sessions?limit=50',
    '/api/chat/sessions/active?limit=50',
    '/api/chat/sessions/counts',
    `/api/chat/sessions/${chatId}`,
    `/api/chat/sessions/${chatId}/messages?after=0`,
    `/api/chat/sessions/${chatId}/notes`,
  ];
  for (const path of reads) await ask('GET', path);
}
