import type { en } from './en'

type English = typeof en
export type Key = keyof English

/** Texts by their keys: all of the program's shared ones, or those of one game. */
export type Source = Readonly<Record<string, string>>
export type Messages<S extends Source = English> = Readonly<Record<keyof S, string>>

/** The names between braces in a text, as a union of literals. */
type ParamsIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamsIn<Rest>
  : never

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false

/** The texts of `T` where they are sound, and the reason in words where they are not. */
type Checked<T, Source> = {
  readonly [K in keyof T]: K extends keyof Source
    ? Same<ParamsIn<T[K]>, ParamsIn<Source[K]>> extends true
      ? T[K]
      : `must use exactly these parameters: ${ParamsIn<Source[K]> & string}`
    : 'is no key of the English texts'
}

/**
 * The same texts in a language other than English, area by area. A missing or extra key or
 * {parameter} does not compile.
 */
export const translationOf =
  <const Source extends Readonly<Record<string, string>>>() =>
  <const T extends Readonly<Record<keyof Source, string>>>(texts: T & Checked<T, Source>): T =>
    texts

/** What the text behind a key wants besides its key: nothing, or one value for each parameter. */
export type Params<S extends Source, K extends keyof S> = [ParamsIn<S[K]>] extends [never]
  ? []
  : [values: Readonly<Record<ParamsIn<S[K]>, string | number>>]

/** What a text with a number in it is called, without its `.one` or `.other`. */
export type Counted<S extends Source> = keyof S extends infer K
  ? K extends `${infer Name}.other`
    ? Name
    : never
  : never

export const interpolate = (text: string, values: Readonly<Record<string, string | number>> = {}) =>
  text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole))
