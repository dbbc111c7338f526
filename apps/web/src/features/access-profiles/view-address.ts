import type { PathQuery } from "@emdia/contract/web-paths.ts";

/** What the section shows, as its address says: the list, one profile, a new one (perhaps copied from another), or two side by side. */
export type ProfilesView =
  | { readonly kind: "list" }
  | { readonly kind: "edit"; readonly id: number }
  | { readonly kind: "new"; readonly copyOf: number | null }
  | { readonly kind: "compare"; readonly first: number | null; readonly second: number | null };

type Search = { readonly [name: string]: unknown };
const names = ["perfil", "copiar", "comparar"] as const;
const NEW = "novo";

const idIn = (text: unknown): number | null => {
  const id = typeof text === "string" || typeof text === "number" ? Number(text) : Number.NaN;
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

/** An address that nobody can read opens the list. */
export const readView = (search: Search): ProfilesView => {
  if (typeof search.comparar === "string") {
    const [first, second] = search.comparar.split(",");
    return { kind: "compare", first: idIn(first), second: idIn(second) };
  }
  if (search.perfil === NEW) return { kind: "new", copyOf: idIn(search.copiar) };
  const id = idIn(search.perfil);
  return id === null ? { kind: "list" } : { kind: "edit", id };
};

const written = (view: ProfilesView): PathQuery => {
  if (view.kind === "compare") return { comparar: `${view.first ?? ""},${view.second ?? ""}` };
  if (view.kind === "new") return { perfil: NEW, ...(view.copyOf !== null && { copiar: view.copyOf }) };
  return view.kind === "edit" ? { perfil: view.id } : {};
};

/** Everything else in the address stays: who comes back to the list finds it as it was. */
export const writeView = (search: Search, view: ProfilesView): PathQuery => ({
  ...(Object.fromEntries(Object.entries(search).filter(([name]) => !names.some((ours) => ours === name))) as PathQuery),
  ...written(view),
});
