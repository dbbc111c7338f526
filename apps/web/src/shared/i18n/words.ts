import type { texts } from "../../texts.ts";

type Modules = typeof texts;
export type Namespace = keyof Modules;
type Words<N extends Namespace> = Awaited<ReturnType<Modules[N]["pt-BR"]>>["text"];

type Plural = "zero" | "one" | "other";
/** A key that has a text for "other" is counted: its texts are one key. */
type Counted<T, K extends string> = K extends `${infer Base}_${Plural}` ? (`${Base}_other` extends keyof T ? Base : K) : K;
/** The paths to all texts. */
type Paths<T> = { [K in keyof T & string]: T[K] extends string ? Counted<T, K> : `${K}.${Paths<T[K]>}` }[keyof T & string];
export type KeyOf<N extends Namespace> = N extends Namespace ? Paths<Words<N>> : never;

export type Values = { readonly [name: string]: string | number };
/** Says a text of the first namespace by its key, and one of another, or of those that are always here, as `namespace:key`. */
export type Say<N extends Namespace, Others extends Namespace = never> = (
  key: KeyOf<N> | { [O in Others | "shared" | "errors"]: `${O}:${KeyOf<O>}` }[Others | "shared" | "errors"],
  values?: Values,
) => string;
