import type { PathQuery } from "@emdia/contract/web-paths.ts";

export const groupParts = ["campos", "fornecedores"] as const;
export type GroupPart = (typeof groupParts)[number];
/** What the section shows, as its address says: the groups, or one part of one of them. */
export type FieldsView = { readonly groupId: number | null; readonly part: GroupPart };

type Search = { readonly [name: string]: unknown };
const [firstPart] = groupParts;

/** An address that nobody can read opens the groups. */
export const readView = ({ grupo, parte }: Search): FieldsView => {
  const id = typeof grupo === "string" || typeof grupo === "number" ? Number(grupo) : Number.NaN;
  return {
    groupId: Number.isSafeInteger(id) && id > 0 ? id : null,
    part: groupParts.find((known) => known === parte) ?? firstPart,
  };
};

/** The list of another view is another list: it begins on its first page, with nothing searched. */
export const writeView = ({ secao }: Search, { groupId, part }: FieldsView): PathQuery => ({
  ...(typeof secao === "string" && { secao }),
  ...(groupId !== null && { grupo: groupId, ...(part !== firstPart && { parte: part }) }),
});
