/** Refusal reasons of a link to a project. */
export const linkFaultCodes = [
  "worker.too_many_projects",
  "worker.project_unknown",
  "worker.project_twice",
  "worker.project_closed",
  "worker.link_reversed",
  "worker.link_before_admission",
  "worker.link_outside_project",
  "worker.dismissed",
  "worker.restricted",
] as const;
export type LinkFault = (typeof linkFaultCodes)[number];

const linkFaults: { readonly [F in LinkFault]: { readonly status: 422; readonly message: string } } = {
  "worker.too_many_projects": { status: 422, message: "Um colaborador não pode ter tantos projetos ao mesmo tempo." },
  "worker.project_unknown": { status: 422, message: "Um dos projetos escolhidos não foi encontrado entre os projetos da sua empresa." },
  "worker.project_twice": { status: 422, message: "O mesmo projeto foi escolhido duas vezes em datas que se sobrepõem." },
  "worker.project_closed": { status: 422, message: "O projeto está inativo e não recebe colaboradores." },
  "worker.link_reversed": { status: 422, message: "O fim do vínculo deve ser igual ou posterior ao início." },
  "worker.link_before_admission": { status: 422, message: "O vínculo com o projeto não pode começar antes da admissão." },
  "worker.link_outside_project": { status: 422, message: "As datas do vínculo estão fora do período do projeto." },
  "worker.dismissed": { status: 422, message: "O colaborador foi desligado e não pode ser vinculado a projetos." },
  "worker.restricted": { status: 422, message: "Este colaborador está bloqueado pela contratante do projeto." },
};

/** Refusals of project links. */
export const linkRefusals = {
  ...linkFaults,
  "worker.link_not_found": { status: 404, message: "O colaborador não está vinculado a este projeto." },
} as const;
