import type { PathQuery } from "@emdia/contract/web-paths.ts";

/** The view of the section, as stored in the URL: the list, one profile, a new one (perhaps a copy), or a comparison. */
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

/** An invalid URL opens the list. */
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

/** Keeps all other parameters, so that the list keeps its filter when the user returns. */
export const writeView = (search: Search, view: ProfilesView): PathQuery => ({
  ...(Object.fromEntries(Object.entries(search).filter(([name]) => !names.some((ours) => ours === name))) as PathQuery),
  ...written(view),
});
