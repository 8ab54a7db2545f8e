/** Pages without a browser: real sessions, whose sockets lead to a room in memory. */
import { expect, vi } from 'vitest'
import type { Line } from '../../src/protocol/client'
import { Session } from '../../src/renderer/session/session.svelte'
import { inMemory, must } from './guests'
import type { MemoryRoom } from './memory-room'

export interface Pages {
  open(): Session
  close(): void
}

/** As much of a browser's socket as a page uses. */
const socketTo = ({ deps }: MemoryRoom) =>
  class Socket {
    static readonly OPEN = 1
    readonly readyState = Socket.OPEN
    onopen: () => void = () => undefined
    onmessage: (event: { data: string }) => void = () => undefined
    onclose: () => void = () => undefined
    readonly line: Line = inMemory(deps).open({
      opened: () => this.onopen(),
      text: (data) => this.onmessage({ data }),
      closed: () => this.onclose(),
    })
    send = (text: string): void => this.line.send(text)
    close = (): void => this.line.close()
  }

export function pagesAt(room: MemoryRoom): Pages {
  const pages: Session[] = []
  vi.stubGlobal('WebSocket', socketTo(room))
  return {
    open() {
      const who = { app: '0.0.0-test', name: 'Eve', marker: 'grey' } as const
      const page = new Session('http://here', who, null, () => ({ speed: 0, trickTime: 0 }))
      pages.push(page)
      return page
    },
    close() {
      for (const page of pages) page.close()
      vi.unstubAllGlobals()
    },
  }
}

export async function watches(page: Session, code: string): Promise<void> {
  await vi.waitFor(() => expect(page.status).toBe('open'))
  must(await page.join({ code }, 'spectator'))
}
