/** A page over plain http has no `crypto.subtle`, but it has this. */
export const secrets = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
