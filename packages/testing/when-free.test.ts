import { expect, it } from '@jest/globals';
import { whenFree } from './when-free.ts';

const gateway = (message: string) => ({ text: async () => JSON.stringify({ message }) });
const answering = (...responses: { text(): Promise<string> }[]) => {
  const asked = { times: 0 };
  const request = async () => responses[asked.times++] ?? Promise.reject(new Error('asked too often'));
  return { asked, request };
};

it.each(['Service Unavailable', 'Too Many Requests'])(
  'asks again while the gateway says %s',
  async (message) => {
    const { asked, request } = answering(gateway(message), gateway(message), {
      text: async () => '{"lead":1}',
    });
    expect((await whenFree(request)).text).toBe('{"lead":1}');
    expect(asked.times).toBe(3);
  },
);

it.each(['{"message":"Internal Server Error"}', '{"error":"Too Many Requests"}', ''])(
  'hands on what a function answered at once: %j',
  async (text) => {
    const { asked, request } = answering({ text: async () => text });
    expect((await whenFree(request)).text).toBe(text);
    expect(asked.times).toBe(1);
  },
);
