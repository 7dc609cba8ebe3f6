import { beforeEach, expect, it } from '@jest/globals';
import { keepTouch, touches } from './touches.ts';

beforeEach(() => localStorage.clear());

const at = (day: number) => new Date(`2026-11-0${day}T12:00:00.000Z`);
const page = (search: string) => ({ pathname: '/', search, origin: 'https://haul.example' }) as Location;

it('keeps the first visit, and the last that came from elsewhere', () => {
  expect(touches()).toEqual({});
  keepTouch(at(1), page('?utm_source=a'), 'https://www.google.com/');
  keepTouch(at(2), page(''), '');
  keepTouch(at(3), page(''), 'https://haul.example/privacy-policy');
  const first = '2026-11-01T12:00:00.000Z /?utm_source=a https://www.google.com/';
  expect(touches()).toEqual({ firstTouch: first, lastTouch: first });
  keepTouch(at(4), page('?x=1&gclid=b'), '');
  expect(touches()).toEqual({ firstTouch: first, lastTouch: '2026-11-04T12:00:00.000Z /?x=1&gclid=b ' });
});
