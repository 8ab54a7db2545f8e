/**
 * Two machines on one cable, for tests of what only happens between machines: network namespaces
 * joined by a pair of virtual adapters. Needs Linux and root; `whyNot` says what is missing.
 */
import { execFile, spawn, spawnSync, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'

export interface Machine {
  readonly namespace: string
  /** Its IPv4 address on the cable. */
  readonly address: string
}

const PREFIX = 'stichabend-test-'
const IP = 'ip'
const run = promisify(execFile)
const ip = (...args: readonly string[]) => run(IP, args)
const ipNow = (...args: readonly string[]) => spawnSync(IP, args, { encoding: 'utf8' })

const words = (line: string): readonly string[] => line.split(' ')

/** The process that made it is in the name, so that what a killed one left can be told. */
const newName = (): string => `${PREFIX}${process.pid}-${randomBytes(4).toString('hex')}`

let reason: { readonly text: string | undefined } | undefined

function findReason(): string | undefined {
  if (process.platform !== 'linux') return 'network namespaces need Linux'
  if (process.getuid?.() !== 0) return 'network namespaces need root'
  if (ipNow('-V').error !== undefined) return 'there is no `ip` command'
  const name = newName()
  const made = ipNow('netns', 'add', name)
  if (made.status !== 0) return `no network namespace can be made: ${made.stderr.trim()}`
  const cable = ipNow(
    ...words(`link add name veth0 netns ${name} type veth peer name veth1 netns ${name}`),
  )
  ipNow('netns', 'del', name)
  return cable.status === 0 ? undefined : `no virtual adapter can be made: ${cable.stderr.trim()}`
}

/** Why there can be no two machines here, or undefined if there can. For `it.skipIf`. */
export function whyNot(): string | undefined {
  reason ??= { text: findReason() }
  return reason.text
}

/** `title`, with the reason if the test is going to be skipped. */
export function titleWithReason(title: string): string {
  const missing = whyNot()
  return missing === undefined ? title : `${title} (skipped: ${missing})`
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** A test run that was killed could not clean up behind itself. */
async function removeLeftovers(): Promise<void> {
  const { stdout } = await ip('netns', 'list')
  for (const [name, pid] of stdout.matchAll(new RegExp(`^${PREFIX}(\\d+)-\\w+`, 'gm'))) {
    // Somebody else may be doing the same just now.
    if (!isAlive(Number(pid))) await ip('netns', 'del', name).catch(() => undefined)
  }
}

async function connect(...machines: readonly [Machine, Machine]): Promise<void> {
  const [one, other] = machines.map(({ namespace }) => `name eth0 netns ${namespace}`)
  await ip(...words(`link add ${one} type veth peer ${other}`))
  for (const { namespace, address } of machines) {
    await ip(...words(`-n ${namespace} link set lo up`))
    await ip(...words(`-n ${namespace} addr add ${address}/24 dev eth0`))
    await ip(...words(`-n ${namespace} link set eth0 up`))
    await ip(...words(`-n ${namespace} route add 224.0.0.0/4 dev eth0`))
  }
}

const children = new Map<string, Set<ChildProcessWithoutNullStreams>>()

/** Ends what still runs there; a namespace with somebody in it would live on without a name. */
async function endAllIn(namespace: string): Promise<void> {
  for (const child of children.get(namespace) ?? []) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
  }
  children.delete(namespace)
}

/** A process on one of the machines. It is ended with the machine, if not before. */
export function spawnIn(
  namespace: string,
  command: string,
  args: readonly string[] = [],
): ChildProcessWithoutNullStreams {
  const child = spawn(IP, ['netns', 'exec', namespace, command, ...args])
  const all = children.get(namespace) ?? new Set()
  children.set(namespace, all.add(child))
  return child
}

async function withNamespaces<T>(names: readonly string[], use: () => Promise<T>): Promise<T> {
  const remove = () => names.forEach((name) => ipNow('netns', 'del', name))
  // Should the test's own process end early, nothing asynchronous runs any more.
  const abandon = () => {
    for (const name of names) for (const child of children.get(name) ?? []) child.kill('SIGKILL')
    remove()
  }
  process.once('exit', abandon)
  try {
    await removeLeftovers()
    for (const name of names) await ip('netns', 'add', name)
    return await use()
  } finally {
    for (const name of names) await endAllIn(name)
    remove()
    process.off('exit', abandon)
  }
}

/** Runs a test with two machines that see each other and nobody else, and takes them down again. */
export function withTwoMachines<T>(use: (a: Machine, b: Machine) => Promise<T>): Promise<T> {
  const a = { namespace: newName(), address: '10.77.0.1' }
  const b = { namespace: newName(), address: '10.77.0.2' }
  return withNamespaces([a.namespace, b.namespace], async () => {
    await connect(a, b)
    return use(a, b)
  })
}

/** A machine with the cable out and not even a loopback. */
export function withLonelyMachine<T>(use: (machine: Machine) => Promise<T>): Promise<T> {
  const namespace = newName()
  return withNamespaces([namespace], () => use({ namespace, address: '' }))
}

/** Pulls the cable: from now on nothing arrives, and nobody gets to say goodbye. */
export async function unplug({ namespace }: Machine): Promise<void> {
  await ip(...words(`-n ${namespace} link set eth0 down`))
}
