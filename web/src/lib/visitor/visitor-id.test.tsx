import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { renewVisitorId, visitorId } from './visitor-id.ts';

beforeEach(() => localStorage.clear());

describe('visitorId', () => {
  it('is made once and kept', () => {
    const id = visitorId();
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(visitorId()).toBe(id);
    expect(localStorage.getItem('visitorId')).toBe(id);
  });

  it('is another after it was renewed', () => {
    const id = visitorId();
    const fresh = renewVisitorId();
    expect(fresh).not.toBe(id);
    expect(visitorId()).toBe(fresh);
  });

  it('replaces what is no visitor id', () => {
    localStorage.setItem('visitorId', '../../admin');
    expect(visitorId()).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is kept for the life of the page where storage is refused', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
    }
    const id = renewVisitorId();
    expect(visitorId()).toBe(id);
  });
});
