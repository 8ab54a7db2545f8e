import type { en } from './en'

type English = typeof en
export type Key = keyof English
export type Messages = Readonly<Record<Key, string>>

/** The names between braces in a text, as a union of literals. */
type ParamsIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamsIn<Rest>
  : never

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false

/** The texts of `T` where they are sound, and the reason in words where they are not. */
type Checked<T> = {
  readonly [K in keyof T]: K extends Key
    ? Same<ParamsIn<T[K]>, ParamsIn<English[K]>> extends true
      ? T[K]
      : `must use exactly these parameters: ${ParamsIn<English[K]>}`
    : 'is no key of en.ts'
}

/** A language other than English. A missing or extra key or {parameter} does not compile. */
export const translation = <const T extends Messages>(texts: T & Checked<T>): Messages => texts

/** What the text behind a key wants besides its key: nothing, or one value for each parameter. */
export type Params<K extends Key> = [ParamsIn<English[K]>] extends [never]
  ? []
  : [values: Readonly<Record<ParamsIn<English[K]>, string | number>>]

export const interpolate = (text: string, values: Readonly<Record<string, string | number>> = {}) =>
  text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole))
