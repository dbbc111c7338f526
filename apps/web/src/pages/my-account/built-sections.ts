import type { AccountSection } from "@emdia/contract/web-paths.ts";

/** Sections with a screen. The compiler requires texts in three languages for every reserved section. */
export const builtSections = [
  "usuarios",
  "dados-pessoais",
  "empresa",
  "unidades",
  "perfis-de-acesso",
  "colaboradores-restritos",
  "seguranca",
  "faturamento",
  "campos-adicionais",
  "cracha",
  "portaria",
] as const satisfies readonly AccountSection[];

export type BuiltSection = (typeof builtSections)[number];
export type ReservedSection = Exclude<AccountSection, BuiltSection>;

export const isBuiltSection = (section: AccountSection): section is BuiltSection => builtSections.some((built) => built === section);
