import { maskCnpj } from "@emdia/contract/documents/cnpj.ts";
import type { Locale } from "@emdia/contract/limits.ts";
import type { DocumentTypeMatch, ProjectMatch, SearchAnswer, SupplierMatch } from "@emdia/contract/search/routes.ts";
import { pathTo } from "@emdia/contract/web-paths.ts";
import type { WorkerChoice } from "@emdia/contract/workers/list-rows.ts";
import { type ProjectLook, projectLook } from "../../shared/projects/project-look.ts";

/** In display order. */
export const matchKinds = ["workers", "projects", "suppliers", "documentTypes"] as const satisfies readonly (keyof SearchAnswer)[];
export type MatchKind = (typeof matchKinds)[number];

/** A result as a link. */
type Match = { readonly id: string; readonly name: string; readonly detail: string; readonly href: string };
export type MatchGroup = {
  readonly kind: MatchKind;
  readonly matches: readonly Match[];
  /** The list with all matches, if the search does not show all of them. */
  readonly listHref: string | undefined;
};

export type MatchWords = {
  readonly language: Locale;
  readonly states: { readonly [L in Exclude<ProjectLook, "active">]: string };
  readonly contract: (number: string) => string;
};

const joined = (parts: readonly (string | null | false)[]): string => parts.filter((part) => part).join(" · ");

const projectMatch = (project: ProjectMatch, words: MatchWords): Match => {
  const { id, name, contract, company, isDraft } = project;
  const look = projectLook(project);
  return {
    id: `project-${id}`,
    name,
    detail: joined([contract && words.contract(contract), company.name, look !== "active" && words.states[look]]),
    // The wizard continues a draft at its last step.
    href: pathTo("/projetos/editar/{id}", { id }, isDraft ? {} : { secao: "visao-geral" }),
  };
};
const supplierMatch = ({ id, name, cnpj }: SupplierMatch): Match => ({
  id: `supplier-${id}`,
  name,
  detail: maskCnpj(cnpj),
  href: pathTo("/fornecedores/{id}", { id }),
});
const workerMatch = ({ id, name, document, role, provider }: WorkerChoice): Match => ({
  id: `worker-${id}`,
  name,
  detail: joined([document.number, role, provider.name]),
  href: pathTo("/colaboradores/editar/{id}", { id }),
});
const documentTypeMatch = ({ ownerId, id, name, names, plan }: DocumentTypeMatch, { language }: MatchWords): Match => ({
  id: `document-type-${ownerId}-${id}`,
  name: names[language] ?? name,
  detail: plan,
  href: pathTo("/pendencias", {}, { name, plan }),
});

/** Results by kind, without empty kinds. */
export const matchGroups = (answer: SearchAnswer, text: string, words: MatchWords): readonly MatchGroup[] => {
  const { projects, suppliers, workers, documentTypes } = answer;
  const lists: { readonly [K in MatchKind]: Omit<MatchGroup, "kind"> } = {
    workers: {
      matches: (workers?.results ?? []).map(workerMatch),
      listHref: workers?.hasMore ? pathTo("/colaboradores", {}, { nameOrDocument: text }) : undefined,
    },
    projects: {
      matches: (projects?.results ?? []).map((project) => projectMatch(project, words)),
      listHref: projects?.hasMore ? pathTo("/projetos", {}, { query: text }) : undefined,
    },
    suppliers: {
      matches: (suppliers?.results ?? []).map(supplierMatch),
      listHref: suppliers?.hasMore ? pathTo("/fornecedores", {}, { name: text }) : undefined,
    },
    documentTypes: {
      matches: (documentTypes?.results ?? []).map((type) => documentTypeMatch(type, words)),
      listHref: undefined,
    },
  };
  return matchKinds.map((kind) => ({ kind, ...lists[kind] })).filter(({ matches }) => matches.length > 0);
};
