/** The codes of tables, apart from all schemas: the shell reads links as soon as it starts. */

/** For an open table, which everybody in the lobby sees anyway. */
export const CODE_LENGTH = 5
/** For a table by invitation only: 50 bits cannot be guessed. */
export const PRIVATE_CODE_LENGTH = 10
/** Letters and digits that are not mistaken for one another. */
export const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Of either length; also used as a part of other patterns. */
export const CODE_PATTERN = `(?:[${CODE_LETTERS}]{${PRIVATE_CODE_LENGTH}}|[${CODE_LETTERS}]{${CODE_LENGTH}})`
