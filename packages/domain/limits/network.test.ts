import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { networkOf, siteOf } from './network.ts';

describe('the network that an address is counted by', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['2001:db8:1:2::192.0.2.7', '2001:db8:1:2::/64'],
    ['', ''],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('is one for all 2^64 addresses of a network', () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
    const host = fc.array(group, { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(host, (groups) => {
        expect(networkOf(['2001', 'db8', '1', '2', ...groups].join(':'))).toBe('2001:db8:1:2::/64');
      }),
    );
  });

  it('is another one for the next network', () => {
    expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'));
  });
});

it('the site is what one customer has, however many networks that is', () => {
  expect(siteOf('192.0.2.7')).toBe('192.0.2.7');
  expect(siteOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
  const networks = ['2001:db8:1:2::1', '2001:db8:1:ffff:3:4:5:6', '2001:DB8:0001::'];
  expect(new Set(networks.map(siteOf))).toEqual(new Set(['2001:db8:1::/48']));
  expect(siteOf('2001:db8:2::1')).toBe('2001:db8:2::/48');
});
