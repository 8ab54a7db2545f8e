/** A host that was busy does not blame those who came in time. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { systemClock } from '../../../src/host/host'

/** Nothing else is done in this thread meanwhile. */
const beBusy = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

it('reads what has come before it says that time is up', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const guest = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const [line] = (await once(server, 'connection')) as [Socket]
  await once(guest, 'connect')
  const order: string[] = []
  line.on('data', () => order.push('heard'))
  const isUp = new Promise<void>((resolve) => {
    systemClock.after(20, () => {
      order.push('time is up')
      resolve()
    })
  })
  guest.write('in time')
  beBusy(60)
  await isUp
  expect(order).toEqual(['heard', 'time is up'])
  guest.destroy()
  server.close()
})

it('calls nobody who has been told in the last moment not to wait', async () => {
  let isCalled = false
  const stop = systemClock.after(1, () => {
    isCalled = true
  })
  // Both are due when the thread is free again, so this one comes between the timer and what it does.
  const between = new Promise<void>((resolve) => {
    setTimeout(resolve, 1)
  })
  beBusy(5)
  await between
  stop()
  await new Promise((resolve) => {
    setImmediate(resolve)
  })
  expect(isCalled).toBe(false)
})
