import { type PathQuery, queryText } from "@emdia/contract/web-paths.ts";

type Search = { readonly [name: string]: string | readonly string[] };

/** Parses a query string without JSON: names and strings, a repeated name as a list. */
export const parseSearch = (text: string): Search => {
  const query = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const [first = "", ...rest] = query.getAll(name);
      return [name, rest.length === 0 ? first : [first, ...rest]];
    }),
  );
};

export const stringifySearch = (search: PathQuery): string => {
  const text = queryText(search);
  return text === "" ? "" : `?${text}`;
};
