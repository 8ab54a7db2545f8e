/** A process that wants a data folder for itself: says what came of it, and keeps it until it is killed. */
import { lockData } from '../../src/host/store/data-lock'

lockData(process.argv[2] ?? '').then(
  () => {
    process.stdout.write('mine\n')
    setInterval(() => undefined, 1_000_000)
  },
  (error: unknown) => process.stdout.write(`${String(error)}\n`),
)
