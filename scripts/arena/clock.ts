/** The CPU time of this process, in milliseconds: what others do on the machine is not counted. */
export const now = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
