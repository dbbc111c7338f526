import type { PathQuery } from "@emdia/contract/web-paths.ts";

export const groupParts = ["campos", "fornecedores"] as const;
export type GroupPart = (typeof groupParts)[number];
/** The view of the section, as stored in the URL: the groups, or one part of a group. */
export type FieldsView = { readonly groupId: number | null; readonly part: GroupPart };

type Search = { readonly [name: string]: unknown };
const [firstPart] = groupParts;

/** An invalid URL opens the groups. */
export const readView = ({ grupo, parte }: Search): FieldsView => {
  const id = typeof grupo === "string" || typeof grupo === "number" ? Number(grupo) : Number.NaN;
  return {
    groupId: Number.isSafeInteger(id) && id > 0 ? id : null,
    part: groupParts.find((known) => known === parte) ?? firstPart,
  };
};

/** Each view has its own list, so page and search are reset. */
export const writeView = ({ secao }: Search, { groupId, part }: FieldsView): PathQuery => ({
  ...(typeof secao === "string" && { secao }),
  ...(groupId !== null && { grupo: groupId, ...(part !== firstPart && { parte: part }) }),
});
