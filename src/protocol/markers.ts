/** The colours of people. Not with the schemas: the first page needs them, and no schema. */
export const MARKERS = ['pink', 'grey', 'orange', 'black', 'white'] as const
export type Marker = (typeof MARKERS)[number]
