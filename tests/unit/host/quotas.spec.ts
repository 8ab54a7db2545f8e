import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Places } from '../../../src/host/quotas'
import { networkOf } from '../../../src/host/web/address'

describe('whom a quota counts', () => {
  it.each([
    ['192.168.1.20', '192.168.1.20'],
    ['::ffff:192.168.1.20', '192.168.1.20'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
    ['2001:db8::1:2:3:4', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', ''],
  ])('%s is %s', (peer, network) => {
    expect(networkOf(peer)).toBe(network)
  })

  it('is the same, whatever somebody makes of the last 64 bits', () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((number) => number.toString(16))
    const half = fc.tuple(group, group, group, group).map((groups) => groups.join(':'))
    fc.assert(
      fc.property(half, half, half, (network, one, other) => {
        expect(networkOf(`${network}:${one}`)).toBe(networkOf(`${network}:${other}`))
      }),
    )
  })
})

describe('places', () => {
  it('run out for one address, then for all, and can be had again', () => {
    const places = new Places({ all: 3, perAddress: 2 })
    expect(['a', 'a', 'a', 'b', 'c'].map((who) => places.take(who))).toEqual([
      ...[true, true, false, true, false],
    ])
    places.free('a')
    places.free('nobody')
    expect(['a', 'a', 'b'].map((who) => places.take(who))).toEqual([true, false, false])
  })
})
