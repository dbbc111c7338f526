// The opened schedule in the address of the list, such as `?agendamento=12`. The filter of the list stays beside it.
const PARAMETER = "agendamento";

type Search = { readonly [name: string]: unknown };

/** Id of the opened schedule; null for the list. */
export const openedSchedule = (search: Search): number | null => {
  const value = search[PARAMETER];
  const id = typeof value === "string" && /^[1-9]\d*$/.test(value) ? Number(value) : null;
  return Number.isSafeInteger(id) ? id : null;
};

/** Link `search` that opens a schedule. */
export const withSchedule =
  (id: number) =>
  (before: object): object => ({ ...before, [PARAMETER]: String(id) });

/** Link `search` that returns to the list with its filter. */
export const withoutSchedule = (before: object): object =>
  Object.fromEntries(Object.entries(before).filter(([name]) => name !== PARAMETER));
