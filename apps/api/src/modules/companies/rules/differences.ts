export type Difference<F extends string> = { readonly field: F; readonly from: string | null; readonly to: string | null };
type Values<F extends string> = { readonly [Field in F]: string | null };

/** The fields that differ between two versions of a record. */
export const differencesIn = <F extends string>(fields: readonly F[], from: Values<F>, to: Values<F>): readonly Difference<F>[] =>
  fields.filter((field) => from[field] !== to[field]).map((field) => ({ field, from: from[field], to: to[field] }));
