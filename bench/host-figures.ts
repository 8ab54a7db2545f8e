/** Figures as they are printed. */
export const rounded = (value: number): number => Number(value.toPrecision(3))

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return rounded(sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN)
}
